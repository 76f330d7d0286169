import Streams

/// What all clients receive, in one order, and how sources are used for it.
struct Story {
    var happenings: [(at: Moment, client: Int, event: Event<String>)] = []
    var uses: [Use] = []

    /// For each element, which one of its client it is, counted from 1.
    var numbered: [(at: Moment, client: Int, number: Int)] {
        var counts: [Int: Int] = [:]
        return happenings.filter { !$0.event.isStopEvent }.map { at, client, _ in
            counts[client, default: 0] += 1
            return (at, client, counts[client]!)
        }
    }
}

extension Story {
    /// What the only client sees of a sequence until it disposes it.
    init<Element>(_ timeline: Timeline<Element>, in world: World) {
        let seen = timeline.disposed(at: world.disposal(of: 0)).disposed(inside: world.program.clients[0], world)
        happenings = seen.arrivals.map { ($0.at, 0, $0.event.asEvent) }
        uses = seen.uses
    }
}

extension Timeline {
    fileprivate func disposed(inside client: Client, _ world: World) -> Timeline {
        guard let last = client.lastElement, last <= items.count else { return self }
        let moment = items[last - 1].at
        // Inside of `subscribe` there is nothing to dispose yet.
        if moment.isSameJob(as: world.start) { return disposed(at: moment.over) }
        return Timeline(Array(items.prefix(last)), nil, using: uses.until(moment))
    }
}

extension Arrival {
    /// As it is recorded.
    var asEvent: Event<String> {
        switch self {
        case .element(let element): .next("\(element)")
        case .end(.completed): .completed
        case .end(.failed(let error)): .error(Printed(description: error))
        }
    }
}

/// An error that prints as another one.
private struct Printed: Error, CustomStringConvertible {
    let description: String
}
