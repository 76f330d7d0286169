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
        let disposed = timeline.disposed(at: world.disposal(of: 0))
        var seen = disposed
        if let last = world.program.clients[0].lastElement, last <= disposed.items.count {
            let moment = disposed.items[last - 1].at
            // Inside of `subscribe` there is nothing to dispose yet.
            seen =
                moment.isSameJob(as: world.start)
                ? disposed.disposed(at: moment.over)
                : Timeline(Array(disposed.items.prefix(last)), nil, using: disposed.uses.until(moment))
        }
        happenings = seen.arrivals.map { ($0.at, 0, $0.event.asEvent) }
        uses = seen.uses
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
