import Streams
import StreamsTest
import Testing

@Suite struct CatchSequenceTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func eachIsTriedWhenTheOneBeforeFails() {
        let first = scheduler.createColdObservable([.next(10, 1), .error(20, Fault.first)])
        let second = scheduler.createColdObservable([.next(10, 2), .error(20, Fault.first)])
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

    @Test func theLastFailureFailsIt() {
        let first = scheduler.createColdObservable([.error(20, Fault.first, Int.self)])
        let second = scheduler.createColdObservable([.error(20, Fault.second, Int.self)])
        let result = scheduler.start {
            Observable.catch(sequence: [first.asObservable(), second.asObservable()])
        }
        #expect(result.events == [.error(240, Fault.second)])
    }

    @Test func midwayTheCurrentOneIsLetGoOf() {
        let first = scheduler.createColdObservable([.error(20, Fault.first, Int.self)])
        let second = scheduler.createColdObservable([.next(10, 1), .next(50, 2)])
        let result = scheduler.start(disposed: 240) {
            Observable.catch(sequence: [first.asObservable(), second.asObservable()])
        }
        #expect(result.events == [.next(230, 1)])
        #expect(second.subscriptions == [Subscription(220, 240)])
    }

    @Test func synchronousSources() {
        let failing = Observable.of(1).concat(Observable<Int>.error(Fault.first))
        let sources = [failing, Observable.of(2, 3), Observable.of(4)]
        #expect(sentAtOnce(Observable.catch(sequence: sources)) == [.next(1), .next(2), .next(3), .completed])
        #expect(sentUntilDisposed(Observable.catch(sequence: sources), at: 2) == [.next(1), .next(2)])
        #expect(sentAtOnce(Observable<Int>.catch(sequence: [])) == [.completed])
        #expect(sentAtOnce(Observable.catch(sequence: [failing])) == [.next(1), .error(Fault.first)])
    }

    @Test func theSequenceIsTakenFromAsNeeded() {
        let trail = Trail()
        let failing = (1...3).lazy.map { number in
            trail.note("\(number)")
            return number < 2 ? Observable<Int>.error(Fault.first) : .just(number)
        }
        #expect(sentAtOnce(Observable.catch(sequence: failing)) == [.next(2), .completed])
        #expect(trail.entries == ["1", "2"])
    }

    @Test func manyFailuresNeedNoStack() {
        let failures = repeatElement(Observable<Int>.error(Fault.first), count: 100_000)
        #expect(sentAtOnce(Observable.catch(sequence: failures)) == [.error(Fault.first)])
    }

    @Test func manners() {
        expectGoodManners { Observable.catch(sequence: [$0]) }
    }
}
