import Dispatch
import TestSupport
import Testing

@Suite("A dispatch queue in a scenario", .noLeaks, .enabled(if: canExploreInterleavings)) struct LaneTests {
    /// The orders in which an observer receives, and a thread that sends notes that it has sent.
    private func outcomes(
        _ make: @escaping (Observable<Int>) -> Observable<Int>
    ) throws -> Set<String> {
        var outcomes: Set<String> = []
        try exploreInterleavings { scenario in
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            _ = make(subject.asObservable()).subscribe(log.noting())
            scenario.thread("sends") {
                for number in 1...2 {
                    subject.onNext(number)
                    log.record("sent")
                }
                subject.onCompleted()
            }
            scenario.finally { outcomes.insert(log.text) }
        }
        return outcomes
    }

    private func scheduler(isSerial: Bool) -> any SchedulerType {
        isSerial
            ? SerialDispatchQueueScheduler(internalSerialQueueName: "numbers")
            : ConcurrentDispatchQueueScheduler(qos: .utility)
    }

    @Test("is a thread, and a hop to it a decision", arguments: [true, false]) func hops(isSerial: Bool) throws {
        let outcomes = try outcomes { $0.observe(on: scheduler(isSerial: isSerial)) }
        #expect(
            outcomes == ["1 sent 2 sent C", "1 sent sent 2 C", "sent 1 2 sent C", "sent 1 sent 2 C", "sent sent 1 2 C"])
    }

    @Test("subscribes before or after an element", arguments: [true, false]) func subscribes(isSerial: Bool) throws {
        var outcomes: Set<String> = []
        try exploreInterleavings { scenario in
            let scheduler = scheduler(isSerial: isSerial)
            let log = Recorder<String>()
            let subject = PublishSubject<Int>()
            scenario.thread("subscribes") { _ = subject.subscribe(on: scheduler).subscribe(log.noting()) }
            scenario.thread("sends") {
                subject.onNext(1)
                subject.onCompleted()
            }
            scenario.finally { outcomes.insert(log.text) }
        }
        #expect(outcomes == ["1 C", "C"])
    }

    @Test("runs its jobs in order, a concurrent one in any", arguments: [true, false])
    func jobs(isSerial: Bool) throws {
        var outcomes: Set<[Int]> = []
        try exploreInterleavings { scenario in
            let scheduler = scheduler(isSerial: isSerial)
            let log = Recorder<Int>()
            scenario.thread("schedules") {
                for number in 1...2 {
                    _ = scheduler.schedule(number) { number in
                        log.record(number)
                        return Disposables.create()
                    }
                }
            }
            scenario.finally { outcomes.insert(log.values) }
        }
        #expect(outcomes == (isSerial ? [[1, 2]] : [[1, 2], [2, 1]]))
    }

    @Test("is named in the diagram") func diagram() throws {
        let found = try failure { scenario in
            let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "numbers")
            let concurrent = ConcurrentDispatchQueueScheduler(qos: .utility)
            for scheduler in [serial, concurrent] as [any SchedulerType] {
                _ = Observable.just(1, scheduler: scheduler).subscribe()
            }
            scenario.finally { scenario.expect(false, "to see the diagram") }
        }
        let heads = found.diagram.split(separator: "\n")[0].split(separator: /\s\s+/)
        #expect(heads == ["a: setup and checks", "b: queue 1", "c: background", "d: background"])
    }
}
