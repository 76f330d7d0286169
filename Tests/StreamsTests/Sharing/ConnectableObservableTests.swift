import TestSupport
import Testing

@Suite(.noLeaks) struct ConnectableObservableTests {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func theConnectionEndsAfterTheStopIsSeen() {
        let xs = scheduler.createColdObservable([.completed(10, Int.self)])
        let seen = Recorder<[Subscription]>()
        scheduler.scheduleAt(200) {
            _ = xs.publish().refCount().subscribe(onCompleted: { seen.record(xs.subscriptions) })
        }
        scheduler.start()
        #expect(seen.values == [[Subscription(200)]])
        #expect(xs.subscriptions == [Subscription(200, 210)])
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

    @Test func takeStopsASynchronousSource() {
        let sent = Recorder<Int>()
        let shared = Observable.range(start: 0, count: 100).do(onNext: { sent.record($0) }).publish().refCount()
        _ = shared.take(2).subscribe()
        #expect(sent.values == [0, 1])
    }

    @Test(arguments: [false, true]) func anObserverThatSubscribesDuringTheDisconnectionConnectsAgain(leaves: Bool) {
        let (subscriptions, again, log) = (Counter(), SerialDisposable(), Recorder<String>())
        let shared = Recorder<Observable<Int>>()
        let source = Observable<Int>.create { observer in
            let number = subscriptions.increment()
            observer.onNext(number)
            return Disposables.create {
                guard number == 1 else { return }
                again.disposable = shared.values[0].subscribe(log.noting())
                if leaves { again.dispose() }
            }
        }
        shared.record(source.publish().refCount())
        shared.values[0].subscribe().dispose()
        #expect(log.text == (leaves ? "" : "2"))
        #expect(subscriptions.value == (leaves ? 1 : 2))
        again.dispose()
    }

    @Test func aResultThatHasEndedDoesNotConnect() {
        let (subscriptions, seen) = (Counter(), Recorder<Int>())
        let source = Observable<Int>.deferred {
            subscriptions.increment()
            return .never()
        }
        _ = source.multicast({ PublishSubject<Int>() }, selector: { $0.startWith(0).take(1) })
            .subscribe(onNext: seen.record)
        #expect(seen.values == [0])
        #expect(subscriptions.value == 0)
    }

    @Test(arguments: [true, false]) func aResultThatEndsInAClosureIsNotSubscribedTo(endsInFirst: Bool) {
        let (end, log) = (PublishSubject<Void>(), Recorder<String>())
        let result = Observable<Int>.never().multicast(
            {
                if endsInFirst { end.onNext(()) }
                return PublishSubject<Int>()
            },
            selector: { shared in
                log.record("selector")
                end.onNext(())
                return shared.do(onSubscribe: { log.record("subscribed") })
            })
        _ = result.take(until: end).subscribe(log.noting())
        #expect(log.text == (endsInFirst ? "C" : "selector C"))
    }
}
