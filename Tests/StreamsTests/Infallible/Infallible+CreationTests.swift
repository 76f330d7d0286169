import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct InfallibleCreationTests {
    @Test(
        arguments: [
            (.just(1), [.next(1), .completed]), (.empty(), [.completed]), (.never(), []),
            (.of(1, 2), [.next(1), .next(2), .completed]), (.from([1, 2]), [.next(1), .next(2), .completed]),
            (.from(AnySequence([1, 2])), [.next(1), .next(2), .completed]),
        ] as [(Infallible<Int>, [Event<Int>])])
    func theEvents(source: Infallible<Int>, expected: [Event<Int>]) {
        let log = Recorder<Event<Int>>()
        _ = source.subscribe { log.record($0.event) }
        #expect(log.values == expected)
    }

    @Test func aSchedulerDelivers() {
        let scheduler = TestScheduler(initialClock: 0)
        let just = scheduler.start { Infallible.just(1, scheduler: scheduler) }
        #expect(just.events == [.next(201, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0)
        let of = other.start { Infallible.of(1, 2, scheduler: other) }
        #expect(of.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func aSchedulerDeliversTheElementsOfASequence() {
        let scheduler = TestScheduler(initialClock: 0)
        let array = scheduler.start { Infallible.from([1, 2], scheduler: scheduler) }
        #expect(array.events == [.next(201, 1), .next(202, 2), .completed(203)])
        let other = TestScheduler(initialClock: 0)
        let sequence = other.start { Infallible.from(AnySequence([1, 2]), scheduler: other) }
        #expect(sequence.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func deferredIsMadeAnewForEachSubscription() {
        let made = Recorder<Int>()
        let source = Infallible<Int>.deferred {
            made.record(made.values.count)
            return .just(0)
        }
        #expect(made.values == [])
        _ = source.subscribe()
        _ = source.subscribe()
        #expect(made.values == [0, 1])
    }
}
