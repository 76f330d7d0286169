import Streams
import StreamsTest

/// The effects of a subscription.
enum SubscriptionLaws {
    static let all = [
        OperatorLaw("S1 Each subscription is independent, unless the operator shares", for: \.isIndependent) {
            candidate, faults in
            for script in SourceScript.all(for: candidate) {
                let one = RunSummary.of(candidate, script)
                let second = StrictObserver<String>()
                let two = OperatorRun.play(candidate, script) { run, _ in run.subscribe(second) }
                faults.expect(
                    two.observer.events == one.events && second.events == one.events,
                    "\(script.name): \(two.observer.events) and \(second.events) instead of \(one.events)")
                for (index, source) in two.sources.enumerated() {
                    faults.expect(
                        source.subscriptions == 2 * one.subscriptions[index],
                        "\(script.name): source \(index) has \(source.subscriptions) subscriptions")
                }
            }
        },
        OperatorLaw("S1, D5 An operator that shares has one subscription to its source", for: \.sharesSource) {
            candidate, faults in
            let one = RunSummary.of(candidate, .silent)
            let run = OperatorRun.play(candidate, .silent) { run, _ in
                for _ in 1...3 { run.subscribe(StrictObserver<String>()) }
            }
            for (index, source) in run.sources.enumerated() {
                let count = one.subscriptions[index]
                faults.expect(source.subscriptions == count, "source \(index): \(source.subscriptions)")
            }
        },
        OperatorLaw(
            "S4 After the terminal event an operator subscribes to no further source", for: \.subscribesFinitely
        ) {
            candidate, faults in
            for sender in 0..<candidate.sourceCount {
                for event in [Event<Int>.error(LawError.source(sender)), .completed, .next(1)] {
                    let scheduler = TestScheduler(initialClock: 0)
                    let run = OperatorRun(candidate, on: scheduler)
                    let late = Recorder<Int>()
                    for (index, source) in run.sources.enumerated() {
                        source.onSubscribe { [observer = run.observer] send in
                            if observer.hasTerminated { late.record(index) }
                            if index == sender { send(event) }
                            return Disposables.create()
                        }
                    }
                    run.subscribe()
                    scheduler.advanceTo(OperatorRun.end)
                    faults.expect(
                        late.values.isEmpty, "\(event) of source \(sender): subscribed to \(late.values) afterwards")
                }
            }
        },
        OperatorLaw(
            "S4 After the result has terminated during a closure, no source is subscribed to",
            for: \.hasUnsharedClosures
        ) { candidate, faults in
            for last in 0..<4 {
                let scheduler = TestScheduler(initialClock: 0)
                let run = OperatorRun(candidate, on: scheduler)
                let (end, late) = (PublishSubject<Void>(), Recorder<Int>())
                for (index, source) in run.sources.enumerated() {
                    source.onSubscribe { [observer = run.observer] send in
                        if observer.hasTerminated { late.record(index) }
                        for element in 1...2 { send(.next(element)) }
                        return Disposables.create()
                    }
                }
                run.calls.onRecord { [calls = run.calls] in if calls.values.count == last + 1 { end.onNext(()) } }
                run.subscribe { $0.take(until: end) }
                scheduler.advanceTo(OperatorRun.end)
                faults.expect(late.values.isEmpty, "call \(last): subscribed to \(late.values) afterwards")
                run.dispose()
                faults.expect(run.hasReleasedSources, "call \(last): \(run.subscriptionReport)")
            }
        },
        OperatorLaw("S2 Before subscribe there is no subscription, no call of a closure and no scheduled work") {
            candidate, faults in
            let scheduler = TestScheduler(initialClock: 0)
            let run = OperatorRun(candidate, on: scheduler)
            faults.expect(scheduler.debugDescription.hasSuffix("nothing waits"), "\(scheduler)")
            faults.expect(run.calls.values.isEmpty, "closures \(run.calls.values) were called")
            faults.expect(run.sources.allSatisfy { $0.subscriptions == 0 }, run.subscriptionReport)
        },
        OperatorLaw("S3 subscribe returns, and a failure during the call is an event", for: \.subscribesFinitely) {
            candidate, faults in
            for script in [SourceScript.allFailing, .several] {
                let run = OperatorRun.playSynchronously(candidate, script, throwing: Set(0..<candidate.closureCount))
                let isOver = run.observer.hasTerminated || candidate.traits.contains(.neverTerminates)
                faults.expect(isOver || candidate.traits.contains(.completesSilently), "\(script.name): no stop event")
                faults.expect(run.observer.faults.isEmpty, "\(script.name): \(run.observer.faults)")
                run.dispose()
                faults.expect(run.hasReleasedSources, "\(script.name): \(run.subscriptionReport)")
            }
        },
    ]
}
