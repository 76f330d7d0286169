import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct CatchSequenceTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eachIsTriedWhenTheOneBeforeFails() {
        let first = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
        let second = scheduler.createColdObservable([.next(10, 2), .error(20, TestError.first)])
        let third = scheduler.createColdObservable([.next(10, 3), .completed(20)])
        let fourth = scheduler.createColdObservable([.next(10, 4)])
        let sources = [first, second, third, fourth]
        let result = scheduler.start { Observable.catch(sequence: sources.map { $0.asObservable() }) }
        #expect(result.events == [.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)])
        #expect(first.subscriptions == [Subscription(200, 220)])
        #expect(second.subscriptions == [Subscription(220, 240)])
        #expect(third.subscriptions == [Subscription(240, 260)])
        #expect(fourth.subscriptions.isEmpty)
    }

    @Test func synchronousSources() {
        let failing = Observable.of(1).concat(Observable<Int>.error(TestError.first))
        let sources = [failing, Observable.of(2, 3), Observable.of(4)]
        #expect(Observable.catch(sequence: sources).eventsAtOnce == [.next(1), .next(2), .next(3), .completed])
        #expect(Observable.catch(sequence: sources).eventsAtOnce(disposingAt: 2) == [.next(1), .next(2)])
        #expect(Observable<Int>.catch(sequence: []).eventsAtOnce == [.completed])
        #expect(Observable.catch(sequence: [failing]).eventsAtOnce == [.next(1), .error(TestError.first)])
    }

    @Test func theSequenceIsTakenFromAsNeeded() {
        let log = Recorder<String>()
        let failing = (1...3).lazy.map { number in
            log.record("\(number)")
            return number < 2 ? Observable<Int>.error(TestError.first) : .just(number)
        }
        #expect(Observable.catch(sequence: failing).eventsAtOnce == [.next(2), .completed])
        #expect(log.values == ["1", "2"])
    }

    @Test func manyFailuresNeedNoStack() {
        let failures = repeatElement(Observable<Int>.error(TestError.first), count: 100_000)
        #expect(Observable.catch(sequence: failures).eventsAtOnce == [.error(TestError.first)])
    }
}
