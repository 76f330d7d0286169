import TestSupport
import Testing

@Suite(.noLeaks) struct DoTests {
    private let log = Recorder<String>()

    /// The source with every handler noted down, and its own disposal.
    private func noted(_ source: Observable<Int>) -> Observable<Int> {
        let log = log
        return source.do(
            onNext: { log.record("onNext \($0)") }, afterNext: { log.record("afterNext \($0)") },
            onError: { _ in log.record("onError") }, afterError: { _ in log.record("afterError") },
            onCompleted: { log.record("onCompleted") }, afterCompleted: { log.record("afterCompleted") },
            onSubscribe: { log.record("onSubscribe") }, onSubscribed: { log.record("onSubscribed") },
            onDispose: { log.record("onDispose") })
    }

    private func subscribe(to source: Observable<Int>) -> any Disposable {
        let log = log
        return source.subscribe { log.record($0.debugDescription) }
    }

    @Test func theHandlersOfAnAsynchronousCompletionComeInOrder() {
        let log = log
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
            log.record("subscribed")
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                log.record("disposed")
                subscription.dispose()
            }
        }
        _ = subscribe(to: noted(source))
        subject.onNext(1)
        subject.onCompleted()
        #expect(
            log.values == [
                "onSubscribe", "subscribed", "onSubscribed", "onNext 1", "next(1)", "afterNext 1", "onCompleted",
                "completed", "afterCompleted", "disposed", "onDispose",
            ])
    }

    @Test func theSourceIsDisposedAfterTheLastHandler() {
        let log = log
        let subject = PublishSubject<Int>()
        _ = subject.do(onDispose: { log.record("inner") }).do(
            afterCompleted: { log.record("after") }, onDispose: { log.record("outer") }
        ).subscribe(onDisposed: { log.record("subscriber") })
        subject.onCompleted()
        #expect(log.text == "subscriber after inner outer")
    }

    @Test func disposalDuringACompletionComesAfterItsLastHandler() {
        let log = log
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = subject.do(
            afterCompleted: { log.record("after") }, onDispose: { log.record("disposed") }
        ).subscribe(onCompleted: {
            subscription.dispose()
            log.record("completed")
        })
        subject.onCompleted()
        #expect(log.text == "completed after disposed")
        #expect(!subject.hasObservers)
    }

    @Test func aSourceWithALastHandlerIsDisposedWithItsObserver() {
        let log = log
        let subject = PublishSubject<Int>()
        let subscription = subject.do(
            afterError: { _ in log.record("after") }, afterCompleted: { log.record("after") },
            onDispose: { log.record("disposed") }
        ).subscribe()
        #expect(subject.hasObservers)
        subscription.dispose()
        #expect(!subject.hasObservers)
        #expect(log.text == "disposed")
    }

    @Test func theHandlersOfASynchronousCompletionComeInOrder() {
        let log = log
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { log.record("disposed") }
        }
        _ = subscribe(to: noted(source))
        #expect(
            log.values == [
                "onSubscribe", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed", "afterCompleted",
                "disposed", "onSubscribed", "onDispose",
            ])
    }

    @Test func theHandlersOfAnErrorComeInOrder() {
        let subject = PublishSubject<Int>()
        _ = subscribe(to: noted(subject))
        subject.onError(TestError.first)
        #expect(
            log.values == [
                "onSubscribe", "onSubscribed", "onError", "error(first)", "afterError", "onDispose",
            ])
    }

    @Test func disposalRunsItsHandlerOnceAfterTheSourceWasDisposed() {
        let log = log
        let source = Observable<Int>.create { _ in Disposables.create { log.record("disposed") } }
        let subscription = source.do(onDispose: { log.record("onDispose") }).subscribe()
        #expect(log.values == [])
        subscription.dispose()
        subscription.dispose()
        #expect(log.values == ["disposed", "onDispose"])
    }

    @Test func theDisposalHandlerOfASourceThatEndsAtOnceComesAfterItsDisposal() {
        let log = log
        let source = Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { log.record("disposed") }
        }
        _ = source.do(onDispose: { log.record("onDispose") }).subscribe()
        #expect(log.values == ["disposed", "onDispose"])
    }

    @Test func disposalFromInsideNextIsOneDisposal() {
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        let log = log
        subscription.disposable = noted(subject).subscribe(onNext: { _ in
            log.record("dispose")
            subscription.dispose()
        })
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(
            log.values == [
                "onSubscribe", "onSubscribed", "onNext 1", "dispose", "onDispose", "afterNext 1",
            ])
    }

    // MARK: Throwing handlers

    @Test func aThrowAfterTheEndChangesNothing() {
        let completed = Observable<Int>.empty().do(afterCompleted: { throw TestError.first })
        let failed = Observable<Int>.error(TestError.number(1)).do(afterError: { _ in throw TestError.number(2) })
        let late = LateErrors.recorded {
            #expect(completed.eventsAtOnce == [.completed])
            #expect(failed.eventsAtOnce == [.error(TestError.number(1))])
        }
        #expect(late as? [TestError] == [.first, .number(2)])
    }
}
