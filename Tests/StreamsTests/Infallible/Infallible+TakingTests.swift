import Streams
import StreamsTest
import TestSupport
import Testing

private func after(_ ticks: Int, _ scheduler: TestScheduler) -> Infallible<Int> {
    Observable<Int>.timer(.seconds(ticks), scheduler: scheduler).asInfallible(onErrorJustReturn: 0)
}

@Suite(.noLeaks) struct InfallibleTakingTests {
    private static let all: [Forwarding] = [
        Forwarding("take", { xs, _ in xs.take(2) }, { xs, _ in xs.take(2) }),
        Forwarding(
            "take(for:)", { xs, time in xs.take(for: .seconds(25), scheduler: time) },
            { xs, time in xs.take(for: .seconds(25), scheduler: time) }),
        Forwarding("take(while:)", { xs, _ in xs.take(while: { $0 < 2 }) }, { xs, _ in xs.take(while: { $0 < 2 }) }),
        Forwarding(
            "take(until:behavior:)", { xs, _ in xs.take(until: { $0 == 2 }, behavior: .inclusive) },
            { xs, _ in xs.take(until: { $0 == 2 }, behavior: .inclusive) }),
        Forwarding("skip(while:)", { xs, _ in xs.skip(while: { $0 < 2 }) }, { xs, _ in xs.skip(while: { $0 < 2 }) }),
        Forwarding(
            "take(until:) an infallible", { xs, time in xs.take(until: after(25, time)) },
            { xs, time in xs.take(until: after(25, time).asObservable()) }),
        Forwarding(
            "take(until:)", { xs, time in xs.take(until: after(25, time).asObservable()) },
            { xs, time in xs.take(until: after(25, time).asObservable()) }),
        Forwarding(
            "skip(until:)", { xs, time in xs.skip(until: after(25, time).asObservable()) },
            { xs, time in xs.skip(until: after(25, time).asObservable()) }),
    ]

    @Test(arguments: all) func itForwardsToObservable(operation: Forwarding) { operation.expectTheSame() }

    @Test func takingNothingEndsWithoutSubscribing() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let result = scheduler.start { xs.asInfallible(onErrorJustReturn: 0).take(0) }
        #expect(result.events == [.completed(200)])
        #expect(xs.subscriptions == [])
    }

    @Test(arguments: [TakeBehavior.exclusive, .inclusive]) func theDecidingElement(behavior: TakeBehavior) {
        let source = Infallible.of(1, 2, 3)
        let expected: [Event<Int>] =
            behavior == .inclusive ? [.next(1), .next(2), .completed] : [.next(1), .completed]
        #expect(source.take(while: { $0 < 2 }, behavior: behavior).eventsAtOnce == expected)
        #expect(source.take(until: { $0 == 2 }, behavior: behavior).eventsAtOnce == expected)
    }

    @Test func theEndOfTheOtherSequence() {
        let source = Infallible.of(1, 2)
        let all: [Event<Int>] = [.next(1), .next(2), .completed]
        #expect(source.take(until: Infallible<Int>.empty()).eventsAtOnce == all)
        #expect(source.take(until: Observable<Int>.empty()).eventsAtOnce == all)
        #expect(source.skip(until: Observable<Int>.empty()).eventsAtOnce.isEmpty)
    }

    @Test func aThrowOfAPredicateIsAProgrammerError() async {
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).take(while: { _ in throw TestError.first }).subscribe()
        }
        await #expect(processExitsWith: .failureInDebugBuilds) {
            _ = Infallible.just(1).skip(while: { _ in throw TestError.first }).subscribe()
        }
    }
}
