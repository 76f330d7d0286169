import Streams
import StreamsTest
import Testing

@Suite struct DoTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let diary = Diary()

    /// The source with every handler noted down, and its own disposal.
    private func noted(_ source: Observable<Int>) -> Observable<Int> {
        let diary = diary
        return source.do(
            onNext: { diary.note("onNext \($0)") }, afterNext: { diary.note("afterNext \($0)") },
            onError: { _ in diary.note("onError") }, afterError: { _ in diary.note("afterError") },
            onCompleted: { diary.note("onCompleted") }, afterCompleted: { diary.note("afterCompleted") },
            onSubscribe: { diary.note("onSubscribe") }, onSubscribed: { diary.note("onSubscribed") },
            onDispose: { diary.note("onDispose") })
    }

    private func subscribe(to source: Observable<Int>) -> any Disposable {
        let diary = diary
        return source.subscribe { diary.note($0.debugDescription) }
    }

    @Test func theHandlersOfAnAsynchronousCompletionComeInOrder() {
        let diary = diary
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
            diary.note("subscribed")
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                diary.note("disposed")
                subscription.dispose()
            }
        }
        _ = subscribe(to: noted(source))
        subject.onNext(1)
        subject.onCompleted()
        #expect(
            diary.entries == [
                "onSubscribe", "subscribed", "onSubscribed", "onNext 1", "next(1)", "afterNext 1", "onCompleted",
                "completed", "disposed", "onDispose", "afterCompleted",
            ])
    }

    @Test func theHandlersOfASynchronousCompletionComeInOrder() {
        let diary = diary
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create { diary.note("disposed") }
        }
        _ = subscribe(to: noted(source))
        #expect(
            diary.entries == [
                "onSubscribe", "onNext 1", "next(1)", "afterNext 1", "onCompleted", "completed", "afterCompleted",
                "disposed", "onSubscribed", "onDispose",
            ])
    }

    @Test func theHandlersOfAnErrorComeInOrder() {
        let subject = PublishSubject<Int>()
        _ = subscribe(to: noted(subject))
        subject.onError(Boom())
        #expect(
            diary.entries == [
                "onSubscribe", "onSubscribed", "onError", "error(Boom(number: 0))", "onDispose", "afterError",
            ])
    }

    @Test func disposalRunsItsHandlerOnceAfterTheSourceWasDisposed() {
        let diary = diary
        let source = Observable<Int>.create { _ in Disposables.create { diary.note("disposed") } }
        let subscription = source.do(onDispose: { diary.note("onDispose") }).subscribe()
        #expect(diary.entries == [])
        subscription.dispose()
        subscription.dispose()
        #expect(diary.entries == ["disposed", "onDispose"])
    }

    @Test func theDisposalHandlerOfASourceThatEndsAtOnceComesAfterItsDisposal() {
        let diary = diary
        let source = Observable<Int>.create { observer in
            observer.onCompleted()
            return Disposables.create { diary.note("disposed") }
        }
        _ = source.do(onDispose: { diary.note("onDispose") }).subscribe()
        #expect(diary.entries == ["disposed", "onDispose"])
    }

    @Test func disposalFromInsideNextIsOneDisposal() {
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        let diary = diary
        subscription.disposable = noted(subject).subscribe(onNext: { _ in
            diary.note("dispose")
            subscription.dispose()
        })
        subject.onNext(1)
        subject.onNext(2)
        subject.onCompleted()
        #expect(
            diary.entries == [
                "onSubscribe", "onSubscribed", "onNext 1", "dispose", "onDispose", "afterNext 1",
            ])
    }

    // MARK: Throwing handlers

    @Test func aThrowInOnNextReplacesTheElement() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start { source.do(onNext: { if $0 == 2 { throw Boom() } }) }
        #expect(result.events == [.next(210, 1), .error(220, Boom())])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func aThrowInAfterNextFollowsTheElement() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
        let result = scheduler.start { source.do(afterNext: { _ in throw Boom() }) }
        #expect(result.events == [.next(210, 1), .error(210, Boom())])
        #expect(source.subscriptions == [Subscription(200, 210)])
        #expect(Observable.just(1).do(afterNext: { _ in throw Boom() }).eventsAtOnce == [.next(1), .error(Boom())])
    }

    @Test func aThrowInOnErrorReplacesTheError() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, Boom(number: 1))])
        let result = scheduler.start { source.do(onError: { _ in throw Boom(number: 2) }) }
        #expect(result.events == [.next(210, 1), .error(220, Boom(number: 2))])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func aThrowInOnCompletedReplacesTheCompletion() {
        let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
        let result = scheduler.start { source.do(onCompleted: { throw Boom() }) }
        #expect(result.events == [.next(210, 1), .error(220, Boom())])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    @Test func aThrowAfterTheEndChangesNothing() {
        let completed = Observable<Int>.empty().do(afterCompleted: { throw Boom() })
        let failed = Observable<Int>.error(Boom(number: 1)).do(afterError: { _ in throw Boom(number: 2) })
        #expect(completed.eventsAtOnce == [.completed])
        #expect(failed.eventsAtOnce == [.error(Boom(number: 1))])
    }

    @Test func theHandlersKnowWhichEventItIs() {
        let source = scheduler.createHotObservable([.next(210, 1), .error(220, Boom(number: 7))])
        let diary = diary
        _ = scheduler.start { source.do(onError: { diary.note("\($0)") }, onCompleted: { diary.note("completed") }) }
        #expect(diary.entries == ["Boom(number: 7)"])
    }
}
