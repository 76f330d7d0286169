import Dispatch
import Streams
import StreamsTest

/// The owners of a chain, and the time of its release.
enum OwnershipLaws {
    static let all = [
        OperatorLaw(
            "O1 A chain whose sources are released without a terminal event is freed, and its teardowns run once",
            for: \.isFreedWithSources
        ) { candidate, faults in
            for script in [SourceScript.silent, .open] {
                let scheduler = TestScheduler(initialClock: 0)
                let run = OperatorRun(candidate, on: scheduler)
                run.follow(script, on: scheduler)
                run.subscribeUnretained()
                scheduler.advanceTo(OperatorRun.end)
                run.releaseResult()
                run.inputs?.releaseSources()
                for source in run.sources { source.releaseObservers() }
                // Some operators dispose on their scheduler; a periodic timer releases the chain at its next tick.
                scheduler.advanceTo(OperatorRun.end + 100)
                faults.expect(run.isReleased, "\(script.name): \(run.retained)")
                faults.expect(run.hasReleasedSources, "\(script.name): \(run.subscriptionReport)")
            }
        },
        OperatorLaw(
            "O2 After dispose() nothing is retained, even if a suspended queue has work of the chain",
            for: \.isOffMainQueue
        ) { candidate, faults in
            let queue = DispatchQueue(label: "suspended", attributes: .initiallyInactive)
            // An inactive queue must not be released.
            defer { queue.activate() }
            let run = OperatorRun(candidate, on: ConcurrentDispatchQueueScheduler(queue: queue))
            run.subscribe()
            for element in 1...3 {
                for source in run.sources { source.send(.next(element)) }
            }
            run.dispose()
            run.releaseResult()
            faults.expect(run.isReleased, run.retained)
        },
        OperatorLaw(
            "O3 An operator that terminates the sequence releases every source at once, even if a hop has yet to deliver the event",
            for: \.hasSources
        ) { candidate, faults in
            for script in SourceScript.all(for: candidate) {
                for throwing in [[]] + (0..<candidate.closureCount).map({ [$0] }) as [Set<Int>] {
                    let scheduler = TestScheduler(initialClock: 0)
                    let run = OperatorRun(candidate, on: scheduler, throwing: throwing)
                    run.follow(script, on: scheduler)
                    let hasTerminated = BooleanDisposable()
                    let hop = ManualScheduler()
                    run.subscribe { result in
                        result.do(onError: { _ in hasTerminated.dispose() }, onCompleted: hasTerminated.dispose)
                            .observe(on: hop)
                    }
                    var tick = 0
                    while !hasTerminated.isDisposed, tick < 120 {
                        tick += 1
                        scheduler.advanceTo(tick)
                    }
                    // Some operators dispose on their scheduler.
                    scheduler.advanceTo(tick + 2)
                    if hasTerminated.isDisposed {
                        faults.expect(
                            run.sources.allSatisfy { $0.open == 0 },
                            "\(script.name), throwing \(throwing.sorted()): \(run.subscriptionReport)")
                    }
                    hop.runAll()
                    run.dispose()
                }
            }
        },
    ]
}
