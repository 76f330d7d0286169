import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) @MainActor struct GroupByExpiringTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// The events of the groups of all elements by their last digit, with their ticks.
    private func log(
        _ elements: [(Int, Int)], end: Recorded<Event<Int>>? = nil, expiringAfter seconds: RxTimeInterval = .seconds(50)
    ) -> [String] {
        let source = scheduler.createHotObservable(elements.map { .next($0, $1) } + (end.map { [$0] } ?? []))
        let log = Recorder<String>()
        let note: @Sendable (String) -> Void = { [scheduler] text in
            MainActor.assumeIsolated { log.record("\(text)@\(scheduler.clock)") }
        }
        let subscriptions = CompositeDisposable()
        _ = subscriptions.insert(
            source.asObservable().groupBy(keySelector: { $0 % 10 }, expiringAfter: seconds, scheduler: scheduler)
                .subscribe { event in
                    guard let group = event.element else { return note(event.isCompleted ? "C" : "!") }
                    note("\(group.key)[")
                    _ = subscriptions.insert(
                        group.subscribe { event in
                            switch event {
                            case .next(let element): note("\(element)")
                            case .completed: note("\(group.key)]")
                            case .error: note("\(group.key)#")
                            }
                        })
                })
        scheduler.start()
        subscriptions.dispose()
        return log.values
    }

    @Test(arguments: [true, false]) func anErrorOfTheSelectorComesBeforeWhatWaits(isCompleted: Bool) {
        let (source, log) = (PublishSubject<Int>(), Recorder<String>())
        let subscription = source.groupBy(
            keySelector: { element throws -> Int in
                if element == 2 { throw TestError.first }
                return element
            }, expiringAfter: .seconds(5), scheduler: scheduler
        )
        .subscribe(
            onNext: { group in
                log.record("\(group.key)")
                _ = group.subscribe(
                    onError: { _ in log.record("\(group.key)#") },
                    onCompleted: {
                        log.record("\(group.key)]")
                        if group.key != 1 { return }
                        source.onNext(2)
                        if isCompleted { source.onCompleted() } else { source.onNext(3) }
                    })
            }, onError: { log.record("\($0)") }, onCompleted: { log.record("C") })
        source.onNext(1)
        scheduler.advanceTo(3)
        source.onNext(4)
        scheduler.start()
        #expect(log.values == ["1", "4", "1]", "4#", "first"])
        subscription.dispose()
    }

    @Test func aGroupWithoutAnElementForTheTimeCompletesAndItsKeyBeginsAgain() {
        #expect(
            log([(210, 1), (230, 11), (250, 2), (300, 21), (320, 31)])
                == [
                    "1[@210", "1@210", "11@230", "2[@250", "2@250", "1]@280", "1[@300", "21@300", "2]@300", "31@320",
                    "1]@370",
                ])
    }

    @Test func groupsExpireInTheOrderOfTheirLatestElements() {
        #expect(
            log([(210, 1), (211, 2), (212, 3), (213, 1), (214, 2)], expiringAfter: .seconds(10))
                == [
                    "1[@210", "1@210", "2[@211", "2@211", "3[@212", "3@212", "1@213", "2@214", "3]@222", "1]@223",
                    "2]@224",
                ])
    }

    @Test(arguments: [true, false]) func theTerminalEventReachesTheGroupsInTheOrderOfTheirFirstElements(fails: Bool) {
        let end: Recorded<Event<Int>> = fails ? .error(240, TestError.first) : .completed(240)
        let sign = fails ? "#" : "]"
        #expect(
            log([(210, 1), (211, 2), (212, 1), (213, 3)], end: end).suffix(4)
                == ["1\(sign)@240", "2\(sign)@240", "3\(sign)@240", fails ? "!@240" : "C@240"])
    }

    @Test(arguments: [RxTimeInterval.seconds(0), .seconds(-1), .seconds(.min)])
    func aTimeOfZeroPassesWhenTheSchedulerRunsTheWork(time: RxTimeInterval) {
        #expect(
            log([(210, 1), (220, 11), (220, 21)], expiringAfter: time)
                == ["1[@210", "1@210", "1]@211", "1[@220", "11@220", "21@220", "1]@221"])
    }

    @Test(arguments: [RxTimeInterval.never, .seconds(.max), .nanoseconds(.max)])
    func aGroupWithoutATimeCompletesWithTheSource(time: RxTimeInterval) {
        #expect(
            log([(210, 1), (900, 11)], end: .completed(950), expiringAfter: time)
                == ["1[@210", "1@210", "11@900", "1]@950", "C@950"])
    }

    // MARK: One timer

    @Test func thereIsOneTimerAndAnElementStartsNone() {
        let (manual, subject) = (ManualScheduler(), PublishSubject<Int>())
        let subscription = subject.groupBy(keySelector: { $0 }, expiringAfter: .seconds(5), scheduler: manual)
            .subscribe()
        for element in 0..<1_000 { subject.onNext(element % 100) }
        #expect(manual.dueTimes == [.seconds(5)])
        subscription.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func thereIsNoTimerWithoutGroups() {
        let subject = PublishSubject<Int>()
        let subscription = subject.groupBy(keySelector: { $0 }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe()
        scheduler.advanceTo(10)
        subject.onNext(1)
        scheduler.start()
        #expect(scheduler.clock == 15)
        subscription.dispose()
    }

    // MARK: Memory

    @Test func anExpiredGroupIsReleased() {
        let subject = PublishSubject<Int>()
        let groups = Recorder<WeakBox<Key>>()
        let subscription = subject.groupBy(keySelector: { Key($0) }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe(onNext: { groups.record(WeakBox($0.key)) })
        for element in 0..<100 { subject.onNext(element) }
        #expect(groups.values.allSatisfy { $0.object != nil })
        scheduler.advanceTo(5)
        #expect(groups.values.count == 100 && groups.values.allSatisfy { $0.object == nil })
        subscription.dispose()
    }

    /// Without recursion, which would need a stack for each.
    @Test func manyGroupsAreReleasedAtOnce() {
        let (subject, begun) = (PublishSubject<Int>(), Counter())
        let subscription = subject.groupBy(keySelector: { $0 }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe(onNext: { _ in begun.increment() })
        for element in 0..<100_000 { subject.onNext(element) }
        subscription.dispose()
        #expect(begun.value == 100_000)
    }

    @Test(arguments: [false, true]) func theSourceIsReleasedAfterTheLastUser(isOuterLast: Bool) {
        let (subject, inner) = (PublishSubject<Int>(), CompositeDisposable())
        let outer = subject.groupBy(keySelector: { $0 }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe(onNext: { _ = inner.insert($0.subscribe()) })
        subject.onNext(1)
        if isOuterLast { inner.dispose() } else { outer.dispose() }
        #expect(subject.hasObservers)
        if isOuterLast { outer.dispose() } else { inner.dispose() }
        #expect(!subject.hasObservers)
    }

    /// The last group ends the subscription to the source when it expires.
    @Test func aGroupExpiresWithoutTheResult() {
        let (subject, log) = (PublishSubject<Int>(), Recorder<String>())
        let outer = subject.groupBy(keySelector: { $0 % 10 }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe(onNext: { _ = $0.subscribe(log.noting()) })
        subject.onNext(1)
        outer.dispose()
        scheduler.advanceTo(3)
        subject.onNext(11)
        subject.onNext(2)
        scheduler.advanceTo(7)
        #expect(subject.hasObservers)
        scheduler.advanceTo(8)
        #expect(!subject.hasObservers)
        #expect(log.text == "1 11 C")
    }

    // MARK: Client code

    @Test func anErrorOfTheSelectorReachesTheGroupsAndTheResult() {
        let (subject, log) = (PublishSubject<Int>(), Recorder<String>())
        _ = subject.groupBy(
            keySelector: { element throws -> Int in
                if element == 3 { throw TestError.first }
                return element
            }, expiringAfter: .seconds(5), scheduler: scheduler
        ).subscribe { event in
            guard let group = event.element else { return log.record(event.isCompleted ? "C" : "!") }
            _ = group.subscribe(log.noting("\(group.key):"))
        }
        for element in 1...4 { subject.onNext(element) }
        #expect(log.text == "1:1 2:2 1:!first 2:!first !")
        #expect(!subject.hasObservers)
    }

    @Test func theSelectorIsNotCalledAfterTheDisposal() {
        let (subject, keys, all) = (PublishSubject<Int>(), Recorder<Int>(), CompositeDisposable())
        let groups = subject.groupBy(
            keySelector: { element -> Int in
                keys.record(element)
                return element
            }, expiringAfter: .seconds(5), scheduler: scheduler)
        _ = all.insert(
            groups.subscribe(onNext: { group in
                _ = all.insert(
                    group.subscribe(onCompleted: {
                        subject.onNext(2)
                        all.dispose()
                    }))
            }))
        subject.onNext(1)
        scheduler.start()
        #expect(keys.values == [1])
    }

    @Test func aNestedElementFollows() {
        let (subject, log, inner) = (PublishSubject<Int>(), Recorder<String>(), CompositeDisposable())
        let subscription = subject.groupBy(keySelector: { $0 % 2 }, expiringAfter: .seconds(5), scheduler: scheduler)
            .subscribe(onNext: { group in
                log.record("[\(group.key)")
                _ = inner.insert(
                    group.subscribe { event in
                        log.noting("\(group.key):")(event)
                        if event.element == 1 { subject.onNext(2) }
                        if event.isCompleted, group.key == 1 { subject.onNext(3) }
                    })
            })
        subject.onNext(1)
        #expect(log.text == "[1 1:1 [0 0:2")
        scheduler.advanceTo(5)
        #expect(log.text == "[1 1:1 [0 0:2 1:C 0:C [1 1:3")
        subscription.dispose()
        inner.dispose()
    }
}

private final class Key: Hashable, Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Key, right: Key) -> Bool { left.number == right.number }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
