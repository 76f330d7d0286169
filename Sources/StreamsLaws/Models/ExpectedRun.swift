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
    /// Creates the runs of all observers, each of which has its own subscriptions to the sources.
    ///
    /// - Parameter model: Returns what one observer receives.
    init<Element>(in inputs: ModelInputs, model: (ModelInputs) -> Timeline<Element>) {
        for index in inputs.program.observers.indices {
            let inputs = ModelInputs(inputs.program, sent: inputs.sent, observer: index)
            let run = ExpectedRun(model(inputs), in: inputs)
            append(run)
            guard inputs.observer.resubscribes, let stop = run.received.last, stop.event.isStopEvent else { continue }
            let again = ModelInputs(inputs, subscribingAt: stop.at.step(0))
            append(ExpectedRun(model(again), in: again))
        }
        guard inputs.program.observers.count > 1 else { return }
        received = received.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
    }

    private mutating func append(_ other: ExpectedRun) {
        received += other.received
        subscriptions += other.subscriptions
    }

    /// Creates the run of one observer that subscribes to a sequence until it disposes the subscription.
    package init<Element>(_ timeline: Timeline<Element>, in inputs: ModelInputs) {
        let disposed = timeline.disposed(at: inputs.disposal(of: inputs.observerIndex))
        var seen = disposed
        if let last = inputs.observer.lastElement, last <= disposed.elements.count {
            let instant = disposed.elements[last - 1].at
            // During `subscribe` there is nothing to dispose yet.
            seen =
                instant.isSameJob(as: inputs.start)
                ? disposed.disposed(at: instant.jobEnd)
                : Timeline(
                    Array(disposed.elements.prefix(last)), nil, subscriptions: disposed.subscriptions.ended(at: instant)
                )
        }
        received = seen.events.map { ($0.at, inputs.observerIndex, $0.event.map { "\($0)" }) }
        subscriptions = seen.subscriptions
    }
}
