import TestSupport

/// The time between a subscription and its end.
final class ModelLifetime {
    private(set) var hasEnded = false
    /// Whether the terminal event has been sent.
    var hasStopped = false
    private var actions: [() -> Void] = []

    init(in parent: ModelLifetime? = nil) { parent?.whenEnded { self.end() } }

    func whenEnded(_ action: @escaping () -> Void) {
        if hasEnded { action() } else { actions.append(action) }
    }

    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }
}

/// One subscription for all observers, from the first one to the last one.
final class ModelShare {
    private let replay: Int
    private let source: SharedProgramModel.Source
    private var buffer: [Int] = []
    private var observers: [(lifetime: ModelLifetime, receive: SharedProgramModel.Receiver)] = []
    private var connection: ModelLifetime?

    init(replay: Int, source: @escaping SharedProgramModel.Source) {
        self.replay = replay
        self.source = source
    }

    func subscribe(_ lifetime: ModelLifetime, _ receive: @escaping SharedProgramModel.Receiver) {
        observers.append((lifetime, receive))
        lifetime.whenEnded { [self] in
            guard let place = observers.firstIndex(where: { $0.lifetime === lifetime }) else { return }
            observers.remove(at: place)
            if observers.isEmpty { disconnect()?.end() }
        }
        // It has its place before it receives these: those that subscribe at them come after it.
        for element in buffer { receive(.next(element)) }
        guard connection == nil, !lifetime.hasEnded else { return }
        let new = ModelLifetime()
        connection = new
        source(new) { [self] event in
            let receivers = observers
            if case .next(let element) = event {
                buffer = (buffer + [element]).suffix(replay)
            } else {
                // Before the event: an observer that subscribes again makes a new connection.
                observers = []
                disconnect()?.end()
            }
            for receiver in receivers where !receiver.lifetime.hasEnded { receiver.receive(event) }
        }
    }

    private func disconnect() -> ModelLifetime? {
        defer { connection = nil }
        buffer = []
        return connection
    }
}
