import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct DeliveryQueueTests {
    /// Another thread may dispose after the source has checked whether it may send.
    @Test func anElementThatArrivesAfterDisposalIsReleased() {
        let scheduler = ManualScheduler()
        let sink = Sink<Token>(next: { _ in }, stop: { _ in }, lifetime: Lifetime())
        let observer = ObserveOn(sink, DeliveryTarget(scheduler))
        observer.queue.run()
        #expect(WeakToken { observer.append($0) }.isReleased)
        #expect(scheduler.dueTimes.isEmpty)
    }

    @Test func disposalReleasesAQueuedError() {
        let released = Counter()
        let sink = Sink<Int>(next: { _ in }, stop: { _ in }, lifetime: Lifetime())
        let observer = ObserveOn(sink, DeliveryTarget(ManualScheduler()))
        observer.stop(.failed(OnRelease { released.increment() }))
        #expect(released.value == 0)
        sink.lifetime.dispose()
        #expect(released.value == 1)
        withExtendedLifetime(observer) {}
    }
}
