import TestSupport
import Testing

@Suite(.noLeaks) struct BehaviorSubjectTests {
    @Test func anObserverThatReceivesTheStopAloneIsNotCounted() {
        let (subject, log) = (BehaviorSubject(value: 0), Recorder<Bool>())
        subject.onCompleted()
        _ = subject.subscribe(onCompleted: { log.record(subject.hasObservers) })
        #expect(log.values == [false])
    }

    @Test func theValueAfterTheEnd() throws {
        let subject = BehaviorSubject(value: 0)
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        #expect(try subject.value() == 1)
        subject.dispose()
        #expect(throws: RxError.self) { try subject.value() }
    }

    @Test func disposalDuringADeliveryTakesEffectAtOnce() {
        let (subject, log) = (BehaviorSubject(value: 0), Recorder<String>())
        _ = subject.subscribe(onNext: { element in
            guard element == 1 else { return }
            subject.dispose()
            subject.onNext(2)
            _ = subject.subscribe(onNext: { log.record("\($0)") }, onError: { _ in log.record("disposed") })
            log.record("sent")
        })
        subject.onNext(1)
        #expect(log.values == ["disposed", "sent"])
        #expect { try subject.value() } throws: { error in
            if case RxError.disposed = error { true } else { false }
        }
    }

    @Test func theValueAfterAFailureIsTheError() {
        let subject = BehaviorSubject(value: 0)
        subject.onError(TestError.first)
        #expect(throws: TestError.first) { try subject.value() }
    }

    @Test func observersCountUntilTheyHaveReceivedTheEnd() {
        let subject = BehaviorSubject(value: 0)
        let log = Recorder<Bool>()
        let subscription = subject.subscribe(
            onCompleted: { log.record(subject.hasObservers) }, onDisposed: { log.record(subject.hasObservers) })
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(log.values.first == true)
        #expect(!subject.hasObservers)
        subscription.dispose()
    }

    @Test func theValueIsFreedWhenItIsReplacedOrDisposed() {
        let (subject, first) = WeakToken.passed { BehaviorSubject(value: $0) }
        #expect(!first.isReleased)
        let second = WeakToken { subject.onNext($0) }
        #expect(first.isReleased && !second.isReleased)
        subject.dispose()
        #expect(second.isReleased)
    }
}
