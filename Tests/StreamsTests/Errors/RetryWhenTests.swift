import TestSupport
import Testing

@Suite(.noLeaks) struct RetryWhenTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func failing() -> TestableObservable<Int> {
        scheduler.createColdObservable([.next(5, 1), .error(10, TestError.first)])
    }

    @Test func aChainThatTerminatesBeforeTheFirstAttemptDoesNotSubscribeToTheSource() {
        let (xs, end) = (failing(), PublishSubject<Void>())
        let result = scheduler.start {
            xs.retry(when: { _ in
                Observable<Int>.deferred {
                    end.onNext(())
                    return .never()
                }
            }).take(until: end)
        }
        #expect(result.events == [.completed(200)])
        #expect(xs.subscriptions.isEmpty)
    }

    @Test func aChainThatTerminatesInTheHandlerDoesNotSubscribeToItsSequence() {
        let (xs, end, notifications) = (failing(), PublishSubject<Void>(), Counter())
        let result = scheduler.start {
            xs.retry(when: { _ in
                end.onNext(())
                return Observable<Int>.never().do(onSubscribe: { notifications.increment() })
            }).take(until: end)
        }
        #expect(result.events == [.completed(200)])
        #expect(notifications.value == 0)
    }

    @Test(arguments: [Event<Int>.completed, .error(TestError.second)])
    func aStopOfTheHandlersSequenceWaitsForAFailure(stop: Event<Int>) {
        let xs = failing()
        let early = scheduler.createHotObservable([Recorded(time: 207, value: stop)])
        let result = scheduler.start { xs.retry(when: { _ in early }) }
        #expect(result.events == [.next(205, 1), Recorded(time: 210, value: stop)])
        #expect(xs.subscriptions == [Subscription(200, 210)])
        #expect(early.subscriptions == [Subscription(200, 207)])
    }

    @Test func anElementOfTheHandlersSequenceDuringTheTerminalEventDoesNotTryAgain() {
        let (notifier, trigger, attempts) = (PublishSubject<Int>(), PublishSubject<Int>(), Counter())
        let source = Observable<Int>.error(TestError.first).do(onSubscribe: { attempts.increment() })
        _ = source.retry(when: { _ in notifier }).take(until: trigger)
            .subscribe(onCompleted: { notifier.onNext(0) })
        trigger.onNext(0)
        #expect(attempts.value == 1)
    }

    @Test func theHandlerRunsOncePerSubscriptionAndIsSubscribedToFirst() {
        let log = Recorder<String>()
        let source = Observable<Int>.error(TestError.first).do(onSubscribe: { log.record("source") })
        let retried = source.retry(when: { errors in
            log.record("handler")
            return errors.take(1).concat(Observable.empty()).do(onSubscribe: { log.record("notifier") })
        })
        #expect(retried.eventsAtOnce == [.completed])
        #expect(log.values == ["handler", "notifier", "source", "source"])
        #expect(retried.eventsAtOnce == [.completed])
        #expect(log.values.filter { $0 == "handler" }.count == 2)
    }

    @Test func everyFormOfHandlerResolves() {
        let source = Observable<Int>.error(TestError.first)
        #expect(source.retry(when: { _ in Observable<Int>.empty() }).eventsAtOnce == [.completed])
        #expect(source.retry(when: { _ in Observable.just(0) }).eventsAtOnce == [.completed])
        let once = Observable.just(1).concat(source)
        #expect(once.retry(when: { errors in errors }).take(2).eventsAtOnce == [.next(1), .next(1), .completed])
        #expect(once.retry { errors in errors }.take(2).eventsAtOnce == [.next(1), .next(1), .completed])
        #expect(source.retry(when: { (errors: Observable<TestError>) in errors.take(2) }).eventsAtOnce == [.completed])
        #expect(source.retry(when: { (errors: Observable<any Error>) in errors.take(2) }).eventsAtOnce == [.completed])
    }
}
