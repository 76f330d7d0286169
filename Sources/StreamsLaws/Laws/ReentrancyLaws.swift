import Streams
import StreamsTest

/// Client code may use a chain while the chain calls it.
enum ReentrancyLaws {
    static let all = [
        OperatorLaw(
            "R1 Elements that a source sends during an event have the effect of elements that it sends after the event",
            for: \.hasSourcesOffMainQueue
        ) { candidate, faults in
            for outer in 0..<candidate.sourceCount {
                for nested in 0..<candidate.sourceCount {
                    if nested != outer, candidate.traits.contains(.subscribesAfterDelivery) { continue }
                    let (expected, last) = events(candidate, of: outer, then: nested, duringEvent: nil)
                    guard let last else { continue }
                    let (actual, _) = events(candidate, of: outer, then: nested, duringEvent: last)
                    faults.expect(
                        actual == expected, "source \(nested) during source \(outer): \(actual) instead of \(expected)")
                }
            }
        },
        OperatorLaw(
            "R4 While client code runs, other threads subscribe, and send from the other sources", for: \.isOffMainQueue
        ) { candidate, faults in
            for last in [Event<Int>.completed, .error(LawError.source(0))] where !candidate.isEndless(after: last) {
                let scheduler = ManualScheduler()
                let caller = ConcurrentCaller(limit: 30)
                let run = OperatorRun(candidate, on: scheduler, with: caller)
                let (sources, result) = (run.sources, run.result)
                let second = StrictObserver<String>()
                caller.begin { sender in
                    result?.subscribe(second).dispose()
                    for (index, source) in sources.enumerated() where index != sender { source.send(.next(5)) }
                }
                run.play(scheduler, with: caller, last: last)
                if let place = caller.stuck { faults.expect(false, "stuck while \(place) runs") }
                faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
                faults.expect(run.hasReleasedSources, run.subscriptionReport)
            }
        },
        OperatorLaw("R4 While client code runs, another thread disposes", for: \.isOffMainQueue) { candidate, faults in
            for turn in 1...8 {
                let scheduler = ManualScheduler()
                let caller = ConcurrentCaller(limit: turn)
                let run = OperatorRun(candidate, on: scheduler, with: caller)
                let subscription = run.subscription
                caller.begin { _ in
                    guard caller.calls == turn else { return }
                    subscription.dispose()
                }
                run.play(scheduler, with: caller)
                if let place = caller.stuck { faults.expect(false, "stuck while \(place) runs") }
                faults.expect(run.observer.faults.isEmpty, "\(run.observer.faults)")
                faults.expect(run.hasReleasedSources, run.subscriptionReport)
                if caller.calls < turn { break }
            }
        },
        OperatorLaw("R3 The stack does not grow with the number of synchronous elements", for: \.subscribesFinitely) {
            candidate, faults in
            let scheduler = TestScheduler(initialClock: 0)
            let run = OperatorRun(candidate, on: scheduler)
            // 4,500 events of an operator that subscribes to the second source for each element of the first.
            run.followSynchronously(
                SourceScript(name: "many") { source in
                    (1...(source == 0 ? 150 : 30)).map { (0, .next($0)) } + [(0, .completed)]
                })
            let stack = Recorder<UInt>()
            run.observer.onEvent { _ in stack.record(stackAddress()) }
            run.subscribe { $0.take(5_000) }
            scheduler.advanceTo(OperatorRun.end)
            // The stack grows downwards; the first events may arrive in another call.
            let addresses = stack.values.dropFirst(10)
            guard let first = addresses.first, let lowest = addresses.min(), addresses.count > 50 else { return }
            let growth = first > lowest ? first - lowest : 0
            faults.expect(growth < 8_192, "\(growth) bytes for \(addresses.count) events")
        },
    ]

    /// Returns the events if the source `outer` sends an element, and `nested` two more.
    ///
    /// These are sent afterwards, or during the event with the index `place`. Also returns the index of the last event of
    /// the first element, if it leads to one.
    @MainActor private static func events(
        _ candidate: OperatorUnderTest, of outer: Int, then nested: Int, duringEvent place: Int?
    ) -> (events: [String], last: Int?) {
        let run = OperatorRun(candidate, on: ManualScheduler())
        let sources = run.sources
        func sendNested() { for element in 2...3 { sources[nested].send(.next(element)) } }
        if let place { run.duringEvent(place, sendNested) }
        run.subscribe()
        for source in sources { source.send(.next(0)) }
        let before = run.observer.events.count
        sources[outer].send(.next(1))
        let after = run.observer.events.count
        if place == nil { sendNested() }
        for source in sources { source.send(.completed) }
        return (run.observer.events.map { "\($0)" }, after > before ? after - 1 : nil)
    }

    @inline(never) private static func stackAddress() -> UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
