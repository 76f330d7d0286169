import TestSupport
import Testing

/// The guarantees of drivers and signals beyond other sequences; D1 and D5 are also those of the laws of all operators.
@Suite(.noLeaks) @MainActor struct SharedSequenceLawTests {
    private static func candidates(_ strategy: Any.Type) -> [OperatorUnderTest] {
        Registry.those { $0.type.hasPrefix("SharedSequence<\(strategy)") }
    }

    @Test("D2 Events of shared sequences come on their scheduler only, wherever their sources send")
    func eventsComeOnTheScheduler() {
        let candidates = Self.candidates(VirtualStrategy.AsDriver.self) + Self.candidates(VirtualStrategy.AsSignal.self)
        check(candidates.filter { $0.sourceCount > 0 }) { candidate, faults in
            let scheduler = ManualScheduler()
            let run = OperatorRun(candidate, on: scheduler)
            run.subscribe()
            // The first source before the others, so that those it leads to are there when they send.
            let (first, others) = (run.sources.prefix(1), run.sources.dropFirst())
            let sends: [(some: ArraySlice<ControlledSource>, event: Event<Int>)] = [
                (first, .next(1)), (first, .next(2)), (others, .next(3)), (others, .next(4)),
                (run.sources[...], .error(LawError.source(0))),
            ]
            for (some, event) in sends {
                let before = run.observer.events.count
                let isDone = Threads.run { for source in some { source.send(event) } }
                faults.expect(isDone, "a source is stuck")
                faults.expect(run.observer.events.count == before, "\(run.observer.events)")
                for _ in 1...4 { scheduler.runAll() }
            }
            faults.expect(!run.observer.events.isEmpty || candidate.traits.contains(.emitsNoElement), "nothing comes")
        }
    }

    @Test("D2, D4 Drivers and signals subscribe, call closures and send on the main queue, wherever they are used")
    func everythingIsOnTheMainQueue() async {
        for candidate in Self.candidates(DriverSharingStrategy.self) + Self.candidates(SignalSharingStrategy.self) {
            let places = Recorder<Bool>()
            let run = OperatorRun(candidate, on: ManualScheduler())
            run.calls.onRecord { places.record(Main.isCurrent) }
            for source in run.sources {
                source.onSubscribe { _ in
                    places.record(Main.isCurrent)
                    return Disposables.create()
                }
            }
            run.observer.onEvent { _ in places.record(Main.isCurrent) }
            let (result, observer, sources, subscription) = (
                run.result, run.observer, run.sources, run.subscription
            )
            await Main.elsewhere { if let result { subscription.setDisposable(result.subscribe(observer)) } }
            await Main.settle()
            await Main.elsewhere {
                for event in (1...4).map(Event.next) + [.error(LawError.source(0))] {
                    for source in sources { source.send(event) }
                }
            }
            await Main.settle()
            #expect(places.values.count > 2 && places.values.allSatisfy { $0 }, "\(candidate.testDescription)")
            #expect(observer.faults.isEmpty, "\(candidate.testDescription): \(observer.faults)")
        }
    }

    @Test("D3 A late subscriber to a driver receives the latest element, one to a signal none") func lateSubscribers() {
        func checkReplay(_ strategy: Any.Type, _ given: @escaping (Event<String>?) -> [Event<String>]) {
            check(Self.candidates(strategy)) { candidate, faults in
                let late = StrictObserver<String>()
                let run = OperatorRun.play(candidate, .open) { run, scheduler in
                    scheduler.scheduleAt(101) {
                        guard !run.observer.hasTerminated else { return }
                        let latest = run.observer.events.last
                        run.subscribe(late)
                        faults.expect(late.events == given(latest), "\(late.events) after \(latest as Any)")
                    }
                }
                faults.expect(late.faults.isEmpty && run.observer.faults.isEmpty, "\(late.faults)")
            }
        }
        checkReplay(VirtualStrategy.AsDriver.self) { $0.map { [$0] } ?? [] }
        checkReplay(VirtualStrategy.AsSignal.self) { _ in [] }
    }
}
