import TestSupport
import Testing

@Suite(.noLeaks) struct GroupByTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers(_ end: Event<Int> = .completed) -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), Recorded(time: 250, value: end),
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

    @Test(arguments: [Event<Int>.completed, .error(TestError.first)])
    func theStopReachesTheGroupsFirst(end: Event<Int>) {
        let log = Recorder<String>()
        let subject = PublishSubject<Int>()
        _ = subject.groupBy { $0 % 2 }.subscribe { event in
            guard let group = event.element else { return log.record("result \(event.isCompleted)") }
            _ = group.subscribe { if $0.isStopEvent { log.record("group \(group.key) \($0.isCompleted)") } }
        }
        subject.onNext(1)
        subject.on(end)
        #expect(log.values == ["group 1 \(end.isCompleted)", "result \(end.isCompleted)"])
        #expect(!subject.hasObservers)
    }

    @Test func theStopReachesTheGroupsInTheirOrder() {
        let log = Recorder<String>()
        let result = Observable.from(0..<20).groupBy { $0 }.flatMap { group in
            group.do(onCompleted: { log.record("\(group.key)") })
        }
        _ = result.subscribe()
        #expect(log.values == (0..<20).map { "\($0)" })
    }

    @Test func aThrowReachesTheGroupsToo() {
        let xs = numbers()
        let log = Recorder<String>()
        let result = scheduler.start {
            xs.groupBy { if $0 == 3 { throw TestError.second } else { $0 % 2 } }.do(onNext: { group in
                _ = group.subscribe { log.record("\(group.key) \($0)") }
            }).map { $0.key }
        }
        #expect(result.events == [.next(210, 1), .next(220, 0), .error(230, TestError.second)])
        #expect(xs.subscriptions == [Subscription(200, 230)])
        #expect(Array(log.values.prefix(2)) == ["1 next(1)", "0 next(2)"])
        #expect(log.values.dropFirst(2).sorted() == ["0 error(second)", "1 error(second)"])
    }

    @Test func aGroupGoesOnWithoutTheResult() {
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

    @Test(arguments: [false, true]) func theSourceIsLetGoOfAfterTheLastUser(isOuterLast: Bool) {
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
