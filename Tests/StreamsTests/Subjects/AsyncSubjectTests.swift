import TestSupport
import Testing

@Suite(.noLeaks) struct AsyncSubjectTests {
    @Test func anElementAfterTheEndIsNotRetained() {
        let subject = AsyncSubject<Token>()
        subject.onCompleted()
        #expect(WeakToken { subject.onNext($0) }.isReleased)
        withExtendedLifetime(subject) {}
    }

    @Test func anOptionalElement() {
        let subject = AsyncSubject<Int?>()
        subject.onNext(nil)
        subject.onCompleted()
        #expect(subject.eventsAtOnce == [.next(nil), .completed])
    }

    @Test func observersAreServedInOrderAndLetGoOf() {
        let subject = AsyncSubject<Int>()
        let log = Recorder<String>()
        #expect(!subject.hasObservers)
        let subscriptions = ["a", "b", "c"].map { name in subject.subscribe { log.record("\(name) \($0)") } }
        #expect(subject.hasObservers)
        subscriptions[1].dispose()
        subject.onNext(1)
        #expect(log.values.isEmpty)
        subject.onCompleted()
        #expect(!subject.hasObservers)
        #expect(log.values == ["a next(1)", "c next(1)", "a completed", "c completed"])
    }

    @Test func whoSubscribesFromInsideReceivesTheSame() {
        let subject = AsyncSubject<Int>()
        let log = Recorder<String>()
        _ = subject.subscribe(onNext: { _ in _ = subject.subscribe { log.record("\($0)") } })
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.values == ["next(1)", "completed"])
    }

    @Test func nothingIsKeptAlive() {
        let failed = AsyncSubject<Token>()
        let element = WeakToken { failed.onNext($0) }
        let captured = WeakToken { token in
            _ = failed.subscribe(onNext: { _ in token.touch() }, onError: { _ in })
        }
        #expect(!element.isReleased && !captured.isReleased)
        failed.onError(TestError.first)
        #expect(element.isReleased && captured.isReleased)
    }

    @Test func anAbandonedSubjectLetsGoOfItsObservers() {
        let captured = WeakToken { token in _ = AsyncSubject<Int>().subscribe(onNext: { _ in token.touch() }) }
        #expect(captured.isReleased)
    }
}
