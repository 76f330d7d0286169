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

    /// They cannot wait, so at most 256 of them are subscribed to without room.
    @Test func shortSourcesThatCannotWaitDoNotOverflow() async {
        let sources = (0..<2_000).map { number in
            Observable<Int>.create { observer in
                for _ in 0..<4 { observer.onNext(number) }
                observer.onCompleted()
                return Disposables.create()
            }
        }
        let (seen, error) = await collect(Observable.concat(sources).values(buffering: .suspending(4)))
        #expect(seen == (0..<8_000).map { $0 / 4 })
        #expect(error == nil)
    }
}
