import TestSupport
import Testing

@testable import Streams

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

    @Test func aClientThatKeepsTheObserverOfTheFirstSourceDoesNotKeepTheNext() {
        let (kept, next, released) = (Recorder<AnyObserver<Int>>(), PublishSubject<Int>(), Counter())
        let first = Observable<Int>.create { observer in
            kept.record(observer)
            return Disposables.create()
        }
        let subscription = first.catch { _ in
            let token = OnRelease { released.increment() }
            return next.map { number in withExtendedLifetime(token) { number } }
        }
        .subscribe()
        kept.values[0].onError(TestError.first)
        #expect(next.hasObservers && released.value == 0)
        next.onCompleted()
        #expect(released.value == 1)
        subscription.dispose()
    }

    /// The second terminal event violates the grammar.
    @Test(arguments: [1, 2]) func theNextSourceIsSubscribedToWhenTheFirstIsAttached(terminalEvents: Int) {
        let log = Recorder<String>()
        let first = Observable<Int> { sink in
            for _ in 0..<terminalEvents { sink.stop(.failed(TestError.first)) }
            log.record("attached")
        }
        let next = Observable<Int>.deferred {
            log.record("subscribed")
            return .empty()
        }
        let late = LateErrors.recorded { _ = first.catch { _ in next }.subscribe() }
        #expect(log.values == ["attached", "subscribed"])
        #expect(late.count == terminalEvents - 1)
    }
}
