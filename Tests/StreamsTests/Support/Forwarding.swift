import Streams
import StreamsTest
import Testing

/// One operator, as it is on `Infallible` and on `Observable`.
struct Forwarding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let infallible: @Sendable (Infallible<Int>, TestScheduler) -> Infallible<Int>
    let observable: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(
        _ name: String, _ infallible: @escaping @Sendable (Infallible<Int>, TestScheduler) -> Infallible<Int>,
        _ observable: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
        testDescription = name
        self.infallible = infallible
        self.observable = observable
    }

    /// Both run over the same source.
    func expectTheSame() {
        func run(_ make: (TestableObservable<Int>, TestScheduler) -> Observable<Int>) -> (
            events: [Recorded<Event<Int>>], subscriptions: [Subscription]
        ) {
            let scheduler = TestScheduler(initialClock: 0)
            let xs = scheduler.createHotObservable([
                .next(210, 1), .next(220, 1), .next(230, 2), .next(240, 3), .completed(250),
            ])
            let made = make(xs, scheduler)
            let result = scheduler.start { made }
            return (result.events, xs.subscriptions)
        }
        let infallible = run { self.infallible($0.asInfallible(onErrorJustReturn: -1), $1).asObservable() }
        let observable = run { self.observable($0.asObservable(), $1) }
        #expect(infallible.events == observable.events)
        #expect(infallible.subscriptions == observable.subscriptions)
        #expect(!infallible.events.isEmpty)
    }
}
