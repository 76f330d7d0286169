import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct TimeoutTests {
    private let scheduler = TestScheduler(initialClock: 0)
    private let received = Recorder<Int>()
    private let others = Counter()
    private let lifetime = Lifetime()

    private func timeout(limiting part: TimedPart = .eachElement) -> Timeout<Int> {
        let sink = Sink<Int>(next: received.record, stop: { _ in }, lifetime: lifetime)
        let other = Observable<Int> { [others] _ in others.increment() }
        let timeout = Timeout(sink, .seconds(10), TimerScheduler(scheduler), other, limiting: part)
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

    @Test func theOtherMayBeOfAnyType() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
        let result = scheduler.start { [scheduler] in
            source.timeout(.seconds(10), other: Single.just(3), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1), .next(215, 2), .next(225, 3), .completed(225)])
    }

    @Test func theOtherOfTheWholeTimeMayBeOfAnyType() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
        let result = scheduler.start { [scheduler] in
            source.timeout(overall: .seconds(12), other: Single.just(3), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1), .next(212, 3), .completed(212)])
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

    @Test func theResultOfATraitEndsTheTimeBeforeItsCompletion() {
        let timeout = timeout(limiting: .onlyElement)
        timeout.receive(1)
        scheduler.advanceTo(20)
        #expect(received.values == [1])
        #expect(others.value == 0)
        lifetime.dispose()
    }

    @Test func aTimerThatFiresWhenTheSourceHasTerminatedHasNoEffect() {
        let timeout = timeout()
        #expect(timeout.lifetime.claim())
        scheduler.advanceTo(20)
        #expect(others.value == 0)
        lifetime.dispose()
    }
}
