/// How clients share one subscription to a source.
struct Sharing {
    enum Begin {
        /// With the first client, until the last one leaves.
        case counted
        /// When it is told to, as the parameters of the program say.
        case connected
        /// Before everything else.
        case before
    }

    enum Forgetting {
        case never
        case atStop
        case atFailure
    }

    /// The number of elements that late subscribers receive.
    var replay = 0
    /// The elements that late subscribers receive before the source has sent any.
    var first: [Int] = []
    /// Whether it remembers beyond the end of a connection.
    var isForever = false
    var forgets = Forgetting.never
    var begins = Begin.counted
}

extension World {
    /// What clients receive of the first source, or what `change` makes of it.
    func story(_ sharing: Sharing, _ change: @escaping (Timeline<Int>) -> Timeline<Int> = { $0 }) -> Story {
        var shared = SharedRun(sharing: sharing, world: self, change: change)
        return shared.story()
    }
}

/// Goes through all that happens, one thing after the other.
private struct SharedRun {
    enum Step {
        case subscribe(Int)
        case dispose(Int)
        case connect(keeping: Bool)
        case disconnect
        case event(Arrival<Int>, connection: Int)
    }

    let sharing: Sharing
    let world: World
    let change: (Timeline<Int>) -> Timeline<Int>

    private var agenda: [(at: Moment, step: Step)] = []
    private var result = Story()
    /// Who is served, in the order in which they came.
    private var audience: [Int] = []
    private var memory: [Int] = []
    private var stop: End?
    private var connections = 0
    private var connection: (number: Int, uses: [Use])?
    /// The connection that is disposed.
    private var kept: Int?
    /// The subscriptions of clients to a subject.
    private var uses: [Int: Use] = [:]
    private var counts: [Int: Int] = [:]
    /// Who has subscribed again.
    private var returned: Set<Int> = []

    init(sharing: Sharing, world: World, change: @escaping (Timeline<Int>) -> Timeline<Int>) {
        self.sharing = sharing
        self.world = world
        self.change = change
    }

    mutating func story() -> Story {
        memory = sharing.first
        for client in world.program.clients.indices {
            agenda.append((world.subscription(of: client), .subscribe(client)))
            agenda.append((world.disposal(of: client), .dispose(client)))
        }
        switch sharing.begins {
        case .counted: break
        case .before: connect(at: World.beginning)
        case .connected:
            agenda.append((world.arranged(.connect, number: 0), .connect(keeping: true)))
            agenda.append((world.arranged(.disconnect, number: 1), .disconnect))
            agenda.append((world.arranged(.reconnect, number: 2), .connect(keeping: false)))
        }
        while let next = agenda.indices.min(by: { (agenda[$0].at, $0) < (agenda[$1].at, $1) }) {
            let (at, step) = agenda.remove(at: next)
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

    private mutating func subscribe(_ client: Int, _ at: Moment) {
        // A subject is subscribed to by each client.
        if sharing.begins == .before { uses[client] = Use(source: 0, number: client, from: at) }
        for element in memory { tell(client, .element(element), at.step(0)) }
        if let stop { return tell(client, .end(stop), at.step(0)) }
        audience.append(client)
        if sharing.begins == .counted, connection == nil { connect(at: at.step(1)) }
    }

    /// Subscribes again from inside the stop event.
    private mutating func comeBack(_ client: Int, _ at: Moment) {
        guard world.program.clients[client].comesBack, returned.insert(client).inserted else { return }
        subscribe(client, at.step(0))
        // What the source of a new connection says at once comes before others are told of the old one.
        while let index = agenda.firstIndex(where: { $0.at.isSameJob(as: at) && isOfConnection($0.step) }) {
            let (moment, step) = agenda.remove(at: index)
            if case .event(let event, _) = step { send(event, moment) }
        }
    }

    private func isOfConnection(_ step: Step) -> Bool {
        if case .event(_, connections) = step { true } else { false }
    }

    private mutating func leave(_ client: Int, _ at: Moment) {
        guard let place = audience.firstIndex(of: client) else { return }
        uses[client]?.to = at
        audience.remove(at: place)
        if sharing.begins == .counted, audience.isEmpty { disconnect(at: at) }
    }

    private mutating func connect(at moment: Moment) {
        guard connection == nil else { return }
        connections += 1
        let timeline = change(world.source(from: moment))
        agenda += timeline.arrivals.map { ($0.at, .event($0.event, connection: connections)) }
        connection = (connections, timeline.uses)
    }

    private mutating func disconnect(at moment: Moment) {
        guard let connection else { return }
        if sharing.begins != .before { result.uses += connection.uses.until(moment) }
        self.connection = nil
        if !sharing.isForever {
            memory = []
            audience = []
        }
    }

    private mutating func send(_ event: Arrival<Int>, _ at: Moment) {
        switch event {
        case .element(let element):
            if stop == nil { memory = (memory + [element]).suffix(sharing.replay) }
        case .end(let end):
            let clients = audience
            audience = []
            disconnect(at: at)
            if sharing.isForever {
                stop = stop ?? end
                if sharing.forgets == .atStop || sharing.forgets == .atFailure && end != .completed { memory = [] }
            }
            for client in clients { tell(client, event, at) }
            return
        }
        for client in audience { tell(client, event, at) }
    }

    private mutating func tell(_ client: Int, _ event: Arrival<Int>, _ at: Moment) {
        result.happenings.append((at, client, event.asEvent))
        guard case .element = event else {
            uses[client]?.to = at
            return comeBack(client, at)
        }
        counts[client, default: 0] += 1
        guard counts[client] == world.program.clients[client].lastElement else { return }
        // Inside of `subscribe` there is nothing to dispose yet.
        let isSubscribing = at.isSameJob(as: world.subscription(of: client))
        if isSubscribing { agenda.append((at.over, .dispose(client))) } else { leave(client, at) }
    }
}
