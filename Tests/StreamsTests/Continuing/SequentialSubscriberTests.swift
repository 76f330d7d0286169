import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct SequentialSubscriberTests {
    @Test func theSourceOfAnotherThreadIsAttachedByTheThreadThatIsAttachingOne() {
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
        let adds = onAnotherThread {
            #expect(isAttaching.arrives())
            subscriber.subscribe(to: source) { _ in }
            isAdded.signal()
        }
        subscriber.subscribe(to: source) { _ in }
        #expect(threads.values == Array(repeating: ObjectIdentifier(Thread.current), count: 2))
        #expect(adds.arrives())
        lifetime.dispose()
    }
}
