import Streams

/// The events that a model expects all clients to receive, in one order, and the subscriptions to its sources.
struct ExpectedRun {
    var received: [(at: VirtualInstant, client: Int, event: Event<String>)] = []
    var uses: [Use] = []

    /// For each element, which one of its client it is, counted from 1.
    var numbered: [(at: VirtualInstant, client: Int, number: Int)] {
        var counts: [Int: Int] = [:]
        return received.filter { !$0.event.isStopEvent }.map { at, client, _ in
            counts[client, default: 0] += 1
            return (at, client, counts[client]!)
        }
    }
}

extension ExpectedRun {
    /// Creates the run of one client that subscribes to a sequence until it disposes the subscription.
    init<Element>(_ timeline: Timeline<Element>, in inputs: ModelInputs) {
        let disposed = timeline.disposed(at: inputs.disposal(of: 0))
        var seen = disposed
        if let last = inputs.program.clients[0].lastElement, last <= disposed.items.count {
            let instant = disposed.items[last - 1].at
            // Inside of `subscribe` there is nothing to dispose yet.
            seen =
                instant.isSameJob(as: inputs.start)
                ? disposed.disposed(at: instant.over)
                : Timeline(Array(disposed.items.prefix(last)), nil, using: disposed.uses.until(instant))
        }
        received = seen.events.map { ($0.at, 0, $0.event.asEvent) }
        uses = seen.uses
    }
}

extension TimelineEvent {
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
