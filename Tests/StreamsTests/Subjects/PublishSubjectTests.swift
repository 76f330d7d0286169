import TestSupport
import Testing

@Suite(.noLeaks) struct PublishSubjectTests {
    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func whoComesAfterTheStopIsGivenItAlone(stop: Event<Int>) {
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        let note = stop.isCompleted ? "C" : "!first"
        _ = subject.subscribe(log.noting("a"))
        subject.onNext(1)
        subject.on(stop)
        subject.onNext(2)
        subject.onCompleted()
        subject.onError(TestError.second)
        _ = subject.subscribe(log.noting("b"))
        #expect(log.text == "a1 a\(note) b\(note)")
    }

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
