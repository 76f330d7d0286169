import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct GroupByTests {
    private let scheduler = TestScheduler(initialClock: 0)

    private func numbers() -> TestableObservable<Int> {
        scheduler.createHotObservable([
            .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
        ])
    }

    @Test func aGroupThatNobodyCanObserveIsReleasedAndDoesNotBeginAgain() {
        let subject = PublishSubject<Int>()
        let held = Recorder<GroupedObservable<Int, Int>>()
        let (keys, elements, observed) = (Counter(), Recorder<Int>(), CompositeDisposable())
        let subscription = subject.groupBy { $0 }.subscribe(onNext: { group in
            keys.increment()
            if group.key % 100 == 0 { held.record(group) }
            if group.key % 100 == 1 { observed.insert(group.subscribe(onNext: elements.record)) }
            _ = group.take(1).subscribe()
        })
        for _ in 1...2 { (0..<1_000).forEach(subject.onNext) }
        #expect(keys.value == 1_000)
        let stillObserved = Array(stride(from: 1, to: 1_000, by: 100))
        #expect(elements.values == stillObserved + stillObserved)
        // Those that are held can still be observed.
        let late = CompositeDisposable(disposables: held.values.map { $0.subscribe(onNext: elements.record) })
        (0..<1_000).forEach(subject.onNext)
        #expect(elements.values.dropFirst(20).filter { $0 % 100 == 0 } == Array(stride(from: 0, to: 1_000, by: 100)))
        late.dispose()
        observed.dispose()
        subscription.dispose()
    }

    @Test func groupsThatAreNotInUseAreNotKept() {
        let groups = Groups<Int, Int>()
        var observed: [PublishSubject<Int>] = []
        for key in 0..<10_000 {
            let subject = groups.begin(key)
            if key % 1_000 == 0 { observed.append(subject) }
        }
        #expect(groups.inUse.count < 100)
        #expect(groups.inUse.prefix(10).map(\.key) == Array(stride(from: 0, to: 10_000, by: 1_000)))
        #expect(groups.send(1, toGroup: 1) && groups.send(1, toGroup: 1_000) && !groups.send(1, toGroup: -1))
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
