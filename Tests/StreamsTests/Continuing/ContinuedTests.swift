import TestSupport
import Testing

/// Operators that may continue with another sequence, and forward an end of their source otherwise.
@Suite(.noLeaks) struct ContinuedTests {
    struct Operation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let apply: @Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>

        static let all = [
            Operation(testDescription: "map") { source, _ in source.map { $0 } },
            Operation(testDescription: "catch") { source, _ in source.catch { throw $0 } },
            Operation(testDescription: "ifEmpty") { source, _ in source.ifEmpty(switchTo: .never()) },
            Operation(testDescription: "groupBy") { source, _ in source.groupBy { $0 }.map(\.key) },
            Operation(testDescription: "delay") { source, scheduler in
                source.delay(.seconds(0), scheduler: scheduler)
            },
        ]
    }

    @Test("An end that is forwarded releases what is below when a hop has delivered it", arguments: Operation.all)
    func forwardedEnd(_ operation: Operation) {
        let (source, scheduler, log) = (PublishSubject<Int>(), TestScheduler(initialClock: 0), Recorder<String>())
        _ = operation.apply(source, scheduler).do(onDispose: { log.record("disposed") })
            .observe(on: scheduler).subscribe(onCompleted: { log.record("completed") })
        source.onNext(1)
        source.onCompleted()
        #expect(log.values.isEmpty)
        scheduler.start()
        #expect(log.values == ["completed", "disposed"])
    }
}
