import TestSupport
import Testing

@Suite(.noLeaks) struct PrimitiveSequenceOperatorsTests {
    @Test func retryWhenFailsASingleWhereTheTriggerEnds() {
        let failing = Single<Int>.error(TestError.first)
        let any = failing.retry { (errors: Observable<any Error>) in errors.take(1) }
        let some = failing.retry { (errors: Observable<TestError>) in errors.take(1) }
        #expect(any.eventsAtOnce == [.error(RxError.noElements)])
        #expect(some.eventsAtOnce == [.error(RxError.noElements)])
        let maybe = Maybe<Int>.error(TestError.first).retry { (errors: Observable<any Error>) in errors.take(1) }
        #expect(maybe.eventsAtOnce == [.completed])
    }
}
