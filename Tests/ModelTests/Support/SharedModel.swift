import Streams
import StreamsLaws

/// The way in which observers share one subscription to a source.
struct SharedModel {
    enum Begin {
        /// With the first observer, until the last one unsubscribes.
        case counted
        /// When `connect()` is called, at ticks that are parameters of the program.
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
    /// Whether an observer connects again after a terminal event, if the buffer does not outlive a connection.
    var resetsOnCompletion = true
    var resetsOnError = true
    /// The ticks for which a connection without observers stays.
    var gracePeriod: Int?
    /// The ticks after which an element is not replayed.
    var window: Int?
    var clears = Clearing.never
    var begins = Begin.counted

    func resets(after stop: Event<Int>) -> Bool {
        !isForever && (stop.isCompleted ? resetsOnCompletion : resetsOnError)
    }
}

extension ModelInputs {
    /// Returns the events that observers receive of the first source, after `change` has transformed it.
    func expectedRun(_ sharing: SharedModel, _ change: @escaping (Timeline<Int>) -> Timeline<Int> = { $0 })
        -> ExpectedRun
    {
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
        case expire(Int)
        case event(Event<Int>, connection: Int)
    }

    let sharing: SharedModel
    let inputs: ModelInputs
    let change: (Timeline<Int>) -> Timeline<Int>

    private var queue: [(at: VirtualInstant, step: Step)] = []
    private var result = ExpectedRun()
    /// The subscribed observers, in the order of their subscriptions.
    private var subscribers: [Int] = []
    private var replayBuffer: [(element: Int, tick: Int)] = []
    /// The number of the grace period that has not passed.
    private var gracePeriod: Int?
    private var gracePeriods = 0
    private var terminalEvent: Event<Int>?
    private var connections = 0
    private var connection: (number: Int, subscriptions: [SourceSubscription])?
    /// The connection that is disposed.
    private var kept: Int?
    /// The subscriptions of observers to a subject.
    private var subscriptions: [Int: SourceSubscription] = [:]
    private var counts: [Int: Int] = [:]
    /// The observers that have subscribed again.
    private var resubscribed: Set<Int> = []

    init(sharing: SharedModel, inputs: ModelInputs, change: @escaping (Timeline<Int>) -> Timeline<Int>) {
        self.sharing = sharing
        self.inputs = inputs
        self.change = change
    }

    mutating func expectedRun() -> ExpectedRun {
        replayBuffer = sharing.first.map { ($0, 0) }
        for observer in inputs.program.observers.indices {
            queue.append((inputs.subscription(of: observer), .subscribe(observer)))
            queue.append((inputs.disposal(of: observer), .dispose(observer)))
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
            case .subscribe(let observer): subscribe(observer, at)
            case .dispose(let observer): unsubscribe(observer, at)
            case .connect(let isKept):
                connect(at: at)
                if isKept { kept = connection?.number }
            case .disconnect: if kept != nil, connection?.number == kept { disconnect(at: at) }
            case .expire(let number): if gracePeriod == number { disconnect(at: at) }
            case .event(let event, let number): if connection?.number == number { send(event, at) }
            }
        }
        result.subscriptions +=
            sharing.begins == .before ? Array(subscriptions.values) : connection?.subscriptions ?? []
        return result
    }

    private mutating func subscribe(_ observer: Int, _ at: VirtualInstant) {
        // A subject is subscribed to by each observer.
        if sharing.begins == .before {
            subscriptions[observer] = SourceSubscription(source: 0, number: observer, start: at)
        }
        for (element, tick) in replayBuffer where at.tick - tick < sharing.window ?? .max {
            deliver(observer, .next(element), at.step(0))
        }
        if let terminalEvent { return deliver(observer, terminalEvent, at.step(0)) }
        subscribers.append(observer)
        gracePeriod = nil
        if sharing.begins == .counted, connection == nil { connect(at: at.step(1)) }
    }

    /// Subscribes again during the terminal event.
    private mutating func resubscribe(_ observer: Int, _ at: VirtualInstant) {
        guard inputs.program.observers[observer].resubscribes, resubscribed.insert(observer).inserted else { return }
        subscribe(observer, at.step(0))
        // Events that the source of a new connection sends synchronously precede the stop of the old connection.
        while let index = queue.firstIndex(where: { $0.at.isSameJob(as: at) && isOfConnection($0.step) }) {
            let (instant, step) = queue.remove(at: index)
            if case .event(let event, _) = step { send(event, instant) }
        }
    }

    private func isOfConnection(_ step: Step) -> Bool {
        if case .event(_, connections) = step { true } else { false }
    }

    private mutating func unsubscribe(_ observer: Int, _ at: VirtualInstant) {
        guard let place = subscribers.firstIndex(of: observer) else { return }
        subscriptions[observer]?.end = at
        subscribers.remove(at: place)
        guard sharing.begins == .counted, subscribers.isEmpty else { return }
        guard let time = sharing.gracePeriod else { return disconnect(at: at) }
        gracePeriods += 1
        gracePeriod = gracePeriods
        queue.append((inputs.timer(time, from: at), .expire(gracePeriods)))
    }

    private mutating func connect(at instant: VirtualInstant) {
        guard connection == nil else { return }
        connections += 1
        let timeline = change(inputs.source(0, from: instant))
        queue += timeline.events.map { ($0.at, .event($0.event, connection: connections)) }
        connection = (connections, timeline.subscriptions)
    }

    private mutating func disconnect(at instant: VirtualInstant) {
        gracePeriod = nil
        guard let connection else { return }
        if sharing.begins != .before { result.subscriptions += connection.subscriptions.ended(at: instant) }
        self.connection = nil
        if !sharing.isForever {
            replayBuffer = []
            subscribers = []
        }
    }

    private mutating func send(_ event: Event<Int>, _ at: VirtualInstant) {
        switch event {
        case .next(let element):
            if terminalEvent == nil { replayBuffer = (replayBuffer + [(element, at.tick)]).suffix(sharing.replay) }
        case .completed, .error:
            let observers = subscribers
            let replay = replayBuffer
            subscribers = []
            disconnect(at: at)
            if !sharing.resets(after: event) {
                replayBuffer = replay
                terminalEvent = terminalEvent ?? event
                if sharing.clears == .atStop || sharing.clears == .atFailure && !event.isCompleted { replayBuffer = [] }
            }
            for observer in observers { deliver(observer, event, at) }
            return
        }
        for observer in subscribers { deliver(observer, event, at) }
    }

    private mutating func deliver(_ observer: Int, _ event: Event<Int>, _ at: VirtualInstant) {
        result.received.append((at, observer, event.map { "\($0)" }))
        guard case .next = event else {
            subscriptions[observer]?.end = at
            return resubscribe(observer, at)
        }
        counts[observer, default: 0] += 1
        guard counts[observer] == inputs.program.observers[observer].lastElement else { return }
        // During `subscribe` there is nothing to dispose yet.
        let isSubscribing = at.isSameJob(as: inputs.subscription(of: observer))
        if isSubscribing { queue.append((at.jobEnd, .dispose(observer))) } else { unsubscribe(observer, at) }
    }
}
