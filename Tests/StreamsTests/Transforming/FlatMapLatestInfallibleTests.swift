import Streams
import StreamsTest
import Testing

@Suite struct FlatMapLatestInfallibleTests {
    @Test func aSelectorOfInfalliblesGivesAnInfallible() {
        let scheduler = TestScheduler(initialClock: 0)
        let xs = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(260)])
        let inner = scheduler.createColdObservable([.next(10, 10), .next(30, 30), .completed(50)])
        let result = scheduler.start {
            let latest = xs.flatMapLatest { number in
                inner.asInfallible(onErrorJustReturn: 0).map { $0 + number }
            }
            let infallible: Infallible<Int> = latest
            return infallible
        }
        #expect(result.events == [.next(220, 11), .next(240, 12), .next(260, 32), .completed(280)])
        #expect(xs.subscriptions == [Subscription(200, 260)])
        #expect(inner.subscriptions == [Subscription(210, 230), Subscription(230, 280)])
    }

    @Test func otherCallsAreNotAmbiguous() {
        let source = Observable.of(1, 2)
        let inferred = source.flatMapLatest { Observable.just($0) }
        let infallible = source.flatMapLatest { Infallible.just($0) }
        let observable: Observable<Int> = source.flatMapLatest { Infallible.just($0) }
        let short = source.flatMapLatest { number -> Observable<Int> in .just(number) }
        let single = source.flatMapLatest { Single.just($0) }
        let throwing = source.flatMapLatest { (number: Int) throws -> Infallible<Int> in .just(number) }
        let fromInfallible = Infallible.of(1, 2).flatMapLatest { Infallible.just($0) }
        let many = source.flatMapLatest { number in
            let doubled = number * 2
            return Observable.just(doubled)
        }
        #expect(inferred.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(infallible.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(observable.eventsAtOnce == [.next(1), .next(2), .completed])
        #expect(short.eventsAtOnce == single.eventsAtOnce)
        #expect(throwing.eventsAtOnce == fromInfallible.eventsAtOnce)
        #expect(many.eventsAtOnce == [.next(2), .next(4), .completed])
        expectGoodManners { source in
            let plain: Observable<Int> = source.flatMapLatest { Infallible.just($0) }
            return plain
        }
    }
}
