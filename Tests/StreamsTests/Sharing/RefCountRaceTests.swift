import Dispatch
import Streams
import Synchronization
import Testing

@Suite struct RefCountRaceTests {
    /// Subscribes and unsubscribes on several threads while somebody stays and leaves.
    @Test func whoComesWhileTheLastOneLeavesIsConnected() {
        for _ in 0..<2_000 {
            let source = PublishSubject<Int>()
            let shared = source.publish().refCount()
            let first = shared.subscribe()
            let received = Atomic<Int>(0)
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == 0 {
                    first.dispose()
                } else {
                    _ = shared.subscribe(onNext: { _ in received.add(1, ordering: .relaxed) })
                }
            }
            source.onNext(1)
            #expect(received.load(ordering: .relaxed) == 1)
        }
    }

    @Test func manyFirstSubscribersMakeOneSubscription() {
        for _ in 0..<50 {
            let subscriptions = Atomic<Int>(0)
            let shared = Observable<Int>.never()
                .do(onSubscribe: { subscriptions.add(1, ordering: .relaxed) }).publish().refCount()
            DispatchQueue.concurrentPerform(iterations: 32) { _ in _ = shared.subscribe() }
            #expect(subscriptions.load(ordering: .relaxed) == 1)
        }
    }
}
