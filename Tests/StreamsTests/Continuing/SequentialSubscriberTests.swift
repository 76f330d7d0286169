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

    @Test(arguments: [1, 2]) func nothingFollowsASourceWhoseReleaseDisposes(following: Int) {
        let (first, subscription, subscribed) = (PublishSubject<Int>(), SerialDisposable(), Counter())
        let next = Observable<Int>.deferred {
            subscribed.increment()
            return .never()
        }
        let sources = [first.do(onDispose: { subscription.dispose() })] + Array(repeating: next, count: following)
        subscription.disposable = Observable.concat(sources).subscribe()
        first.onCompleted()
        #expect(subscribed.value == 0)
    }

    @Test(arguments: [2, 3]) func nothingFollowsIfTheCollectionOfSourcesDisposes(count: Int) {
        let (first, subscription, subscribed) = (PublishSubject<Int>(), SerialDisposable(), Counter())
        let sources = LazyElements(count: count) { index in
            if index == 0 { return first.asObservable() }
            subscription.dispose()
            return Observable<Int>.deferred {
                subscribed.increment()
                return .never()
            }
        }
        subscription.disposable = Observable.concat(sources).subscribe()
        first.onCompleted()
        #expect(subscribed.value == 0)
    }

    /// A loop that a client has subscribed to: only the release of the client's sequence ends it.
    @Test func anotherThreadEndsALoopOfSourcesThatFail() {
        let (end, attempts, scheduler) = (PublishSubject<Void>(), Counter(), ManualScheduler())
        let failing = Observable<Int>.deferred {
            let attempt = attempts.increment()
            if attempt == 3 { onNewThread { end.onNext(()) } }
            return attempt < 100 ? .error(TestError.first) : .never()
        }
        let loop = Observable.of(1).concat(failing.retry())
        let source = Observable<Int>.create { observer in
            let subscription = loop.subscribe(observer)
            return Disposables.create { subscription.dispose() }
        }
        _ = source.subscribe(on: scheduler).take(until: end).subscribe()
        scheduler.runAll()
        #expect(attempts.value == 3)
        scheduler.runAll()
    }
}
