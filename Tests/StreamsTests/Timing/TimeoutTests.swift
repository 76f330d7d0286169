import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TimeoutTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let received = Recorder<Int>()
    private let others = Counter()
    private let lifetime = Lifetime()

    private func timeout() -> Timeout<Int> {
        let sink = Sink<Int>(next: received.record, stop: { _ in }, lifetime: lifetime)
        let other = Observable<Int> { [others] _ in others.increment() }
        let timeout = Timeout(sink, .seconds(10), TimerScheduler(scheduler), other)
        timeout.startTimer()
        return timeout
    }

    /// The owner of the chain may hold the terminal event back.
    @Test func theTerminalEventCancelsTheTimerEvenIfTheChainContinues() {
        let timeout = timeout()
        timeout.stop(.completed)
        #expect(scheduler.debugDescription.hasSuffix("nothing waits"))
        lifetime.dispose()
    }

    // MARK: Parts that another thread may run between two others

    @Test func anElementThatWasSentWhenTheTimerFiresIsNotForwarded() {
        let timeout = timeout()
        scheduler.advanceTo(20)
        #expect(others.value == 1)
        timeout.receive(1)
        #expect(received.values.isEmpty)
        lifetime.dispose()
    }

    @Test func anElementThatWasSentBeforeDisposalIsNotForwarded() {
        let timeout = timeout()
        timeout.receive(1)
        lifetime.dispose()
        timeout.receive(2)
        #expect(received.values == [1])
    }

    @Test func aTimerThatFiresWhenTheSourceHasTerminatedHasNoEffect() {
        let timeout = timeout()
        #expect(timeout.lifetime.claim())
        scheduler.advanceTo(20)
        #expect(others.value == 0)
        lifetime.dispose()
    }
}
