import TestSupport
import Testing

@Suite(.noLeaks) struct GroupByTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
        ])
    }

    @Test func afterDisposalTheGroupsInUseReceiveTheRestAndTheResultNothing() {
        let (subject, subscription) = (PublishSubject<Int>(), SerialDisposable())
        let (log, forwarded) = (Recorder<String>(), Counter())
        subscription.disposable = subject.groupBy { $0 % 2 }.do(onNext: { _ in forwarded.increment() })
            .subscribe(onNext: { group in _ = group.subscribe(log.noting()) })
        subject.onNext(1)
        subscription.dispose()
        for element in 2...3 { subject.onNext(element) }
        let late = LateErrors.recorded { subject.onError(TestError.first) }
        #expect(log.text == "1 3 !first")
        #expect(forwarded.value == 1)
        #expect(late.isEmpty)
    }

    @Test @MainActor func aGroupGoesOnWithoutTheResult() {
        let xs = numbers()
        let inner = scheduler.createObserver(Int.self)
        let groups = scheduler.createObserver(Int.self)
        var subscription: (any Disposable)?
        scheduler.scheduleAt(200) {
            subscription = xs.asObservable().groupBy { $0 % 2 }.subscribe { event in
                groups.on(event.map { $0.key })
                if let group = event.element { _ = group.subscribe(inner) }
            }
        }
        scheduler.scheduleAt(215) { subscription?.dispose() }
        scheduler.start()
        #expect(groups.events == [.next(210, 1)])
        #expect(inner.events == [.next(210, 1), .next(230, 3), .completed(250)])
        #expect(xs.subscriptions == [Subscription(200, 250)])
    }

    @Test(arguments: [false, true]) @MainActor func theSourceIsLetGoOfAfterTheLastUser(isOuterLast: Bool) {
        let xs = numbers()
        let inner = CompositeDisposable()
        var outer: (any Disposable)?
        scheduler.scheduleAt(200) {
            outer = xs.asObservable().groupBy { $0 % 2 }.subscribe(onNext: { group in
                _ = inner.insert(group.subscribe())
            })
        }
        scheduler.scheduleAt(225) { if isOuterLast { inner.dispose() } else { outer?.dispose() } }
        scheduler.scheduleAt(235) { if isOuterLast { outer?.dispose() } else { inner.dispose() } }
        scheduler.start()
        #expect(xs.subscriptions == [Subscription(200, 235)])
    }

    @Test func aGroupOfYourOwn() {
        let group = GroupedObservable(key: "k", source: Observable.of(1, 2))
        #expect(group.key == "k")
        #expect(group.eventsAtOnce == [.next(1), .next(2), .completed])
    }
}
