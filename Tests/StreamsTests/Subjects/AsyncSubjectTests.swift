import TestSupport
import Testing

@Suite(.noLeaks) struct AsyncSubjectTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func anElementAfterTheEndIsNotRetained() {
        let subject = AsyncSubject<Token>()
        subject.onCompleted()
        #expect(WeakToken { subject.onNext($0) }.isReleased)
        withExtendedLifetime(subject) {}
    }

    @Test func theLastElementComesAtTheEnd() {
        let subject = AsyncSubject<Int>()
        let (early, late) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
        scheduler.scheduleAt(100) { _ = subject.subscribe(early) }
        for time in [110, 120] { scheduler.scheduleAt(time) { subject.onNext(time) } }
        scheduler.scheduleAt(200) { subject.onCompleted() }
        scheduler.scheduleAt(210) {
            subject.onNext(0)
            subject.onError(TestError.first)
            subject.onCompleted()
        }
        scheduler.scheduleAt(300) { _ = subject.subscribe(late) }
        scheduler.start()
        #expect(early.events == [.next(200, 120), .completed(200)])
        #expect(late.events == [.next(300, 120), .completed(300)])
    }

    @Test func aFailureComesAlone() {
        let subject = AsyncSubject<Int>()
        let early = scheduler.createObserver(Int.self)
        _ = subject.subscribe(early)
        subject.onNext(1)
        subject.onError(TestError.first)
        subject.onCompleted()
        #expect(early.events == [.error(0, TestError.first)])
        #expect(subject.eventsAtOnce == [.error(TestError.first)])
    }

    @Test func anEndWithoutElements() {
        let subject = AsyncSubject<Int>()
        let early = scheduler.createObserver(Int.self)
        _ = subject.subscribe(early)
        subject.onCompleted()
        #expect(early.events == [.completed(0)])
        #expect(subject.eventsAtOnce == [.completed])
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
