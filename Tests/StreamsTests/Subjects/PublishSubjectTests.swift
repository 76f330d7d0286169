import TestSupport
import Testing

@Suite(.noLeaks) struct PublishSubjectTests {
    @Test func hasObserversFollowsTheSubscriptions() {
        let subject = PublishSubject<Int>()
        #expect(!subject.hasObservers)
        let (one, two) = (subject.subscribe(), subject.subscribe())
        #expect(subject.hasObservers)
        one.dispose()
        one.dispose()
        #expect(subject.hasObservers)
        two.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func aDisposalDuringADeliveryLeavesNoObservers() {
        func check(
            _ subject: some Observable<Int> & Disposable, _ send: (Int) -> Void,
            _ isObserved: @escaping @Sendable () -> Bool
        ) {
            let log = Recorder<Bool>()
            _ = subject.subscribe(onNext: { element in
                if element == 0 { return }
                subject.dispose()
                log.record(isObserved())
            })
            send(1)
            #expect(log.values == [false])
        }
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        check(publish, publish.onNext) { publish.hasObservers }
        check(behavior, behavior.onNext) { behavior.hasObservers }
        check(replay, replay.onNext) { replay.hasObservers }
    }

    @Test func observersAreDroppedAtTheStop() {
        let subject = PublishSubject<Int>()
        let log = Recorder<Bool>()
        _ = subject.subscribe(onCompleted: { log.record(subject.hasObservers) })
        subject.onCompleted()
        #expect(log.values == [false])
        #expect(!subject.hasObservers)
    }

    @Test func whoLeavesBeforeItsTurnToJoinIsNotPassedTheStop() {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.subscribe(onNext: { _ in
            subject.onCompleted()
            subject.do(onCompleted: { log.record("passed") }).subscribe().dispose()
        })
        subject.onNext(1)
        #expect(log.text.isEmpty)
    }

    @Test func anErrorIsNotReportedForAnObserverThatIsDisposedDuringIt() {
        let (subject, second, log) = (PublishSubject<Int>(), SerialDisposable(), Recorder<String>())
        _ = subject.subscribe(onError: { _ in second.dispose() })
        second.disposable = subject.subscribe(log.noting())
        let late = LateErrors.recorded { subject.onError(TestError.first) }
        #expect(log.values.isEmpty)
        #expect(late.isEmpty)
    }
}
