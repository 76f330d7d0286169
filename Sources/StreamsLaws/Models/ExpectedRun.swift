import Streams

/// The events that a model expects all observers to receive, in one order, and the subscriptions to its sources.
package struct ExpectedRun {
    package var received: [(at: VirtualInstant, observer: Int, event: Event<String>)] = []
    package var subscriptions: [SourceSubscription] = []

    package init() {}

    /// The elements, each with its number among those of its observer, counted from 1.
    var numbered: [(at: VirtualInstant, observer: Int, number: Int)] {
        var counts: [Int: Int] = [:]
        return received.filter { !$0.event.isStopEvent }.map { at, observer, _ in
            counts[observer, default: 0] += 1
            return (at, observer, counts[observer]!)
        }
    }
}

extension ExpectedRun {
    /// Creates the run of one observer that subscribes to a sequence until it disposes the subscription.
    package init<Element>(_ timeline: Timeline<Element>, in inputs: ModelInputs) {
        let disposed = timeline.disposed(at: inputs.disposal(of: 0))
        var seen = disposed
        if let last = inputs.program.observers[0].lastElement, last <= disposed.elements.count {
            let instant = disposed.elements[last - 1].at
            // During `subscribe` there is nothing to dispose yet.
            seen =
                instant.isSameJob(as: inputs.start)
                ? disposed.disposed(at: instant.jobEnd)
                : Timeline(
                    Array(disposed.elements.prefix(last)), nil, subscriptions: disposed.subscriptions.ended(at: instant)
                )
        }
        received = seen.events.map { ($0.at, 0, $0.event.map { "\($0)" }) }
        subscriptions = seen.subscriptions
    }
}
