import Streams
import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct ConnectableObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func refCountConnectsWithTheFirstAndDisconnectsWithTheLast() {
        let xs = scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(270, 7), .next(280, 8), .next(290, 9),
        ])
        let shared = xs.publish().refCount()
        let first = scheduler.createObserver(Int.self)
        let second = scheduler.createObserver(Int.self)
        let third = scheduler.createObserver(Int.self)
        var subscriptions: [any Disposable] = []
        scheduler.scheduleAt(215) { subscriptions.append(shared.subscribe(first)) }
        scheduler.scheduleAt(225) { subscriptions.append(shared.subscribe(second)) }
        scheduler.scheduleAt(235) { subscriptions[0].dispose() }
        scheduler.scheduleAt(275) { subscriptions[1].dispose() }
        scheduler.scheduleAt(285) { subscriptions.append(shared.subscribe(third)) }
        scheduler.scheduleAt(300) { subscriptions[2].dispose() }
        scheduler.start()
        #expect(first.events == [.next(220, 2), .next(230, 3)])
        #expect(second.events == [.next(230, 3), .next(240, 4), .next(270, 7)])
        #expect(third.events == [.next(290, 9)])
        #expect(xs.subscriptions == [Subscription(215, 275), Subscription(285, 300)])
    }

    @Test(arguments: [.completed(30), .error(30, TestError.first)] as [Recorded<Event<Int>>])
    func subscribingAgainFromInsideTheStopConnectsAnew(stop: Recorded<Event<Int>>) {
        let xs = scheduler.createColdObservable([.next(10, 1), stop])
        let shared = xs.publish().refCount()
        let again = scheduler.createObserver(Int.self)
        scheduler.scheduleAt(200) {
            let resubscribe: @Sendable () -> Void = { _ = shared.subscribe(again) }
            _ = shared.subscribe(onError: { _ in resubscribe() }, onCompleted: resubscribe)
        }
        scheduler.start()
        #expect(again.events == [.next(240, 1), Recorded(time: 260, value: stop.value)])
        #expect(xs.subscriptions == [Subscription(200, 230), Subscription(230, 260)])
    }

    @Test func theConnectionEndsBeforeTheStopIsSeen() {
        let xs = scheduler.createColdObservable([.completed(10, Int.self)])
        let seen = Recorder<[Subscription]>()
        scheduler.scheduleAt(200) {
            _ = xs.publish().refCount().subscribe(onCompleted: { seen.record(xs.subscriptions) })
        }
        scheduler.start()
        #expect(seen.values == [[Subscription(200, 210)]])
    }

    @Test func whoIsStoppedWhileSubscribingDoesNotConnect() {
        let xs = scheduler.createColdObservable([.next(10, 1)])
        let subject = PublishSubject<Int>()
        subject.onCompleted()
        let result = scheduler.start { xs.multicast(subject).refCount() }
        #expect(result.events == [.completed(200)])
        #expect(xs.subscriptions == [])
    }

    @Test func whoLeavesWhileSubscribingDoesNotKeepOthersFromConnecting() {
        let xs = scheduler.createHotObservable([.next(210, 2), .completed(220)])
        let subject = ReplaySubject<Int>.create(bufferSize: 1)
        subject.onNext(1)
        let shared = xs.multicast(subject).refCount()
        let second = scheduler.createObserver(Int.self)
        let result = scheduler.start {
            shared.do(onNext: { if $0 == 1, second.events.isEmpty { _ = shared.subscribe(second) } }).take(1)
        }
        #expect(result.events == [.next(200, 1), .completed(200)])
        #expect(second.events == [.next(200, 1), .next(210, 2), .completed(220)])
        #expect(xs.subscriptions == [Subscription(200, 220)])
    }

    @Test func aSynchronousSourceIsHeardFromItsFirstElement() {
        let result = scheduler.start { Observable.of(1, 2, 3).publish().refCount() }
        #expect(result.events.map(\.value) == [.next(1), .next(2), .next(3), .completed])
    }

    @Test func takeStopsASynchronousSource() {
        let sent = Recorder<Int>()
        let shared = Observable.range(start: 0, count: 100).do(onNext: { sent.record($0) }).publish().refCount()
        _ = shared.take(2).subscribe()
        #expect(sent.values == [0, 1])
    }
}
