import Dispatch
import TestSupport
import Testing

@Suite(.noLeaks) struct DebounceTests {
    @Test func onARealSchedulerABurstGivesItsLastThere() {
        let label = DispatchSpecificKey<Int>()
        let queue = SerialDispatchQueueScheduler(
            internalSerialQueueName: "debounce", serialQueueConfiguration: { $0.setSpecific(key: label, value: 1) })
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        let came = DispatchSemaphore(value: 0)
        let subscription = subject.debounce(.milliseconds(1), scheduler: queue).subscribe(onNext: { element in
            log.record("\(element) \(DispatchQueue.getSpecific(key: label) == 1)")
            came.signal()
        })
        subject.onNext(3)
        #expect(came.arrives())
        subscription.dispose()
        #expect(log.text == "3 true")
    }

    @Test func aTimerThatFiresWhileItIsBeingStartedDeliversOnItsScheduler() {
        let eager = EagerScheduler()
        let subject = PublishSubject<Int>()
        let log = Recorder<String>()
        _ = subject.debounce(.seconds(1), scheduler: eager).subscribe(onNext: { log.record("\($0) \(eager.isCurrent)") }
        )
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "1 true 2 true")
    }
}
