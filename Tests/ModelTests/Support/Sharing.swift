/// The way in which clients share one subscription to a source.
struct Sharing {
    enum Begin {
        /// With the first client, until the last one leaves.
        case counted
        /// When the client connects, which the parameters of the program determine.
        case connected
        /// Before everything else.
        case before
    }

    enum Clearing {
        case never
        case atStop
        case atFailure
    }

    /// The number of elements that late subscribers receive.
    var replay = 0
    /// The elements that late subscribers receive before the source has sent any.
    var first: [Int] = []
    /// Whether the replay buffer outlives a connection.
    var isForever = false
    var clears = Clearing.never
    var begins = Begin.counted
}

extension ModelInputs {
    /// Returns the events that clients receive of the first source, after `change` has transformed it.
    func expectedRun(_ sharing: Sharing, _ change: @escaping (Timeline<Int>) -> Timeline<Int> = { $0 }) -> ExpectedRun {
        var shared = SharedRun(sharing: sharing, inputs: self, change: change)
        return shared.expectedRun()
    }
}

/// Processes the events of a run in their order.
private struct SharedRun {
    enum Step {
        case subscribe(Int)
        case dispose(Int)
        case connect(keeping: Bool)
        case disconnect
        case event(TimelineEvent<Int>, connection: Int)
    }

    let sharing: Sharing
    let inputs: ModelInputs
    let change: (Timeline<Int>) -> Timeline<Int>

    private var queue: [(at: VirtualInstant, step: Step)] = []
    private var result = ExpectedRun()
    /// The subscribed clients, in the order of their subscriptions.
    private var subscribers: [Int] = []
    private var replayBuffer: [Int] = []
    private var stop: End?
    private var connections = 0
    private var connection: (number: Int, uses: [Use])?
    /// The connection that is disposed.
    private var kept: Int?
    /// The subscriptions of clients to a subject.
    private var uses: [Int: Use] = [:]
    private var counts: [Int: Int] = [:]
    /// The clients that have subscribed again.
    private var resubscribed: Set<Int> = []

    init(sharing: Sharing, inputs: ModelInputs, change: @escaping (Timeline<Int>) -> Timeline<Int>) {
        self.sharing = sharing
        self.inputs = inputs
        self.change = change
    }

    mutating func expectedRun() -> ExpectedRun {
        replayBuffer = sharing.first
        for client in inputs.program.clients.indices {
            queue.append((inputs.subscription(of: client), .subscribe(client)))
            queue.append((inputs.disposal(of: client), .dispose(client)))
        }
        switch sharing.begins {
        case .counted: break
        case .before: connect(at: ModelInputs.beginning)
        case .connected:
            queue.append((inputs.arranged(.connect, number: 0), .connect(keeping: true)))
            queue.append((inputs.arranged(.disconnect, number: 1), .disconnect))
            queue.append((inputs.arranged(.reconnect, number: 2), .connect(keeping: false)))
        }
        while let next = queue.indices.min(by: { (queue[$0].at, $0) < (queue[$1].at, $1) }) {
            let (at, step) = queue.remove(at: next)
            switch step {
            case .subscribe(let client): subscribe(client, at)
            case .dispose(let client): leave(client, at)
            case .connect(let isKept):
                connect(at: at)
                if isKept { kept = connection?.number }
            case .disconnect: if kept != nil, connection?.number == kept { disconnect(at: at) }
            case .event(let event, let number): if connection?.number == number { send(event, at) }
            }
        }
        result.uses += sharing.begins == .before ? Array(uses.values) : connection?.uses ?? []
        return result
    }

    private mutating func subscribe(_ client: Int, _ at: VirtualInstant) {
        // A subject is subscribed to by each client.
        if sharing.begins == .before { uses[client] = Use(source: 0, number: client, from: at) }
        for element in replayBuffer { deliver(client, .element(element), at.step(0)) }
        if let stop { return deliver(client, .end(stop), at.step(0)) }
        subscribers.append(client)
        if sharing.begins == .counted, connection == nil { connect(at: at.step(1)) }
    }

    /// Subscribes again from inside the stop event.
    private mutating func resubscribe(_ client: Int, _ at: VirtualInstant) {
        guard inputs.program.clients[client].resubscribes, resubscribed.insert(client).inserted else { return }
        subscribe(client, at.step(0))
        // Events that the source of a new connection sends synchronously precede the stop of the old connection.
        while let index = queue.firstIndex(where: { $0.at.isSameJob(as: at) && isOfConnection($0.step) }) {
            let (instant, step) = queue.remove(at: index)
            if case .event(let event, _) = step { send(event, instant) }
        }
    }

    private func isOfConnection(_ step: Step) -> Bool {
        if case .event(_, connections) = step { true } else { false }
    }

    private mutating func leave(_ client: Int, _ at: VirtualInstant) {
        guard let place = subscribers.firstIndex(of: client) else { return }
        uses[client]?.to = at
        subscribers.remove(at: place)
        if sharing.begins == .counted, subscribers.isEmpty { disconnect(at: at) }
    }

    private mutating func connect(at instant: VirtualInstant) {
        guard connection == nil else { return }
        connections += 1
        let timeline = change(inputs.source(from: instant))
        queue += timeline.events.map { ($0.at, .event($0.event, connection: connections)) }
        connection = (connections, timeline.uses)
    }

    private mutating func disconnect(at instant: VirtualInstant) {
        guard let connection else { return }
        if sharing.begins != .before { result.uses += connection.uses.until(instant) }
        self.connection = nil
        if !sharing.isForever {
            replayBuffer = []
            subscribers = []
        }
    }

    private mutating func send(_ event: TimelineEvent<Int>, _ at: VirtualInstant) {
        switch event {
        case .element(let element):
            if stop == nil { replayBuffer = (replayBuffer + [element]).suffix(sharing.replay) }
        case .end(let end):
            let clients = subscribers
            subscribers = []
            disconnect(at: at)
            if sharing.isForever {
                stop = stop ?? end
                if sharing.clears == .atStop || sharing.clears == .atFailure && end != .completed { replayBuffer = [] }
            }
            for client in clients { deliver(client, event, at) }
            return
        }
        for client in subscribers { deliver(client, event, at) }
    }

    private mutating func deliver(_ client: Int, _ event: TimelineEvent<Int>, _ at: VirtualInstant) {
        result.received.append((at, client, event.asEvent))
        guard case .element = event else {
            uses[client]?.to = at
            return resubscribe(client, at)
        }
        counts[client, default: 0] += 1
        guard counts[client] == inputs.program.clients[client].lastElement else { return }
        // Inside of `subscribe` there is nothing to dispose yet.
        let isSubscribing = at.isSameJob(as: inputs.subscription(of: client))
        if isSubscribing { queue.append((at.over, .dispose(client))) } else { leave(client, at) }
    }
}
