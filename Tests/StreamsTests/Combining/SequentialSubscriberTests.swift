import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SequentialSubscriberTests {
    /// More sources than one call attaches for other threads if it may hand off the rest.
    private let many = 3_000

    @Test func theSourcesOfAnotherThreadAreAttachedByTheThreadThatIsAttachingOne() {
        let (threads, lifetime) = (Recorder<ObjectIdentifier>(), Lifetime())
        let (isAttaching, isAdded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscriber = SequentialSubscriber<Int>(Sink(next: { _ in }, stop: { _ in }, lifetime: lifetime))
        let source = Observable<Int> { _ in
            threads.record(ObjectIdentifier(Thread.current))
            if threads.values.count == 1 {
                isAttaching.signal()
                #expect(isAdded.arrives())
            }
        }
        let adds = onAnotherThread { [many] in
            #expect(isAttaching.arrives())
            for _ in 1...many { subscriber.subscribe(to: source) { _ in } }
            isAdded.signal()
        }
        subscriber.subscribe(to: source) { _ in }
        #expect(threads.values == Array(repeating: ObjectIdentifier(Thread.current), count: many + 1))
        #expect(adds.arrives())
        lifetime.dispose()
    }
}
