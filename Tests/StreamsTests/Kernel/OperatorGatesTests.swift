import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct OperatorGatesTests {
    private static let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
    private static let range = Observable.range(start: 0, count: 5_000)

    /// Chains of 5,000 elements whose source begins later than the subscription of the consumer.
    private static let later: [(String, @Sendable () -> Observable<Int>)] = [
        (
            "deferred work",
            {
                .deferred { () async throws -> Observable<Int> in
                    await Task.yield()
                    return range
                }
            }
        ),
        (
            "pages of a task",
            {
                Single.create { () async throws -> [Int] in
                    await Task.yield()
                    return Array(0..<5_000)
                }
                .asObservable().concatMap { Observable.from($0) }
            }
        ),
        ("subscribe(on:)", { range.subscribe(on: queue) }),
        ("delaySubscription", { range.delaySubscription(.milliseconds(1), scheduler: queue) }),
        ("catch", { Observable.error(TestError.first).observe(on: queue).catch { _ in range } }),
        ("ifEmpty(switchTo:)", { Observable.empty().observe(on: queue).ifEmpty(switchTo: range) }),
        ("timeout", { Observable.never().timeout(.milliseconds(1), other: range, scheduler: queue) }),
        ("concat", { Observable.empty().observe(on: queue).concat(range) }),
        ("flatMapLatest", { Observable.just(0).observe(on: queue).flatMapLatest { _ in range } }),
        ("an operator of a client", { .create { observer in range.subscribe { observer.on($0) } } }),
        ("share", { range.share() }),
        ("publish().refCount()", { range.publish().refCount() }),
        ("a scheduler", { Observable.range(start: 0, count: 5_000, scheduler: queue) }),
        ("zip", { Observable.zip(range, Observable.range(start: 0, count: 10_000)) { first, _ in first } }),
        ("delay", { range.delay(.milliseconds(1), scheduler: queue) }),
    ]

    @Test(arguments: later.indices) func aSourceThatBeginsLaterWaits(index: Int) async {
        let (name, chain) = Self.later[index]
        let (seen, error) = await collect(chain().values(buffering: .suspending(4)))
        #expect(seen == Array(0..<5_000), "\(name)")
        #expect(error == nil, "\(name)")
    }

    @Test(arguments: later.indices) func itIsNotFarAhead(index: Int) async throws {
        let (name, chain) = Self.later[index]
        let produced = Counter()
        let source = chain().do(onNext: { _ in produced.increment() })
        var seen = 0
        for try await _ in source.values(buffering: .suspending(4)) {
            seen += 1
            #expect(produced.value <= seen + 10, "\(name)")
            if seen == 200 { break }
        }
    }

    @Test func aSourceWithoutAnEndOfATaskPauses() async throws {
        let source = Observable<Int>.deferred { () async throws -> Observable<Int> in
            await Task.yield()
            return Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 })
        }
        var seen: [Int] = []
        for try await element in source.values {
            seen.append(element)
            if seen.count == 5_000 { break }
        }
        #expect(seen == Array(0..<5_000))
    }

    @Test func severalTasksYieldOneAfterAnother() async {
        let source = Observable<Int>.async { yield in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<4 {
                    group.addTask { for element in 0..<2_000 { try await yield(task * 2_000 + element) } }
                }
                try await group.waitForAll()
            }
        }
        let (seen, error) = await collect(source.values(buffering: .suspending(4)))
        #expect(seen.sorted() == Array(0..<8_000))
        #expect(error == nil)
    }

    // MARK: Producers that cannot wait

    private static let queues: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
        ("none", { $0 }),
        ("observe(on:)", { $0.observe(on: queue) }),
        ("concatMap", { $0.concatMap { _ in Observable<Int>.never() } }),
        ("merge(maxConcurrent:)", { $0.map { _ in Observable<Int>.never() }.merge(maxConcurrent: 2) }),
        ("zip", { Observable.zip($0, Observable<Int>.never()) { first, _ in first } }),
        ("delay", { $0.delay(.seconds(1_000), scheduler: queue) }),
        ("pausable", { $0.pausable(by: BehaviorSubject(value: true), buffering: .unbounded) }),
    ]

    @Test(arguments: queues.indices) func aSubjectOverflowsTheQueueOfAnOperator(index: Int) async {
        let (name, chain) = Self.queues[index]
        let subject = PublishSubject<Int>()
        let values = chain(subject.asObservable()).values(buffering: .suspending(4))
        for element in 0..<5_000 { subject.onNext(element) }
        let (_, error) = await collect(values)
        #expect(error is BufferOverflow, "\(name)")
        #expect(!subject.hasObservers, "\(name)")
    }

    @Test func aSourceWhosePartnerHasEndedDoesNotOverflow() async {
        let long = Observable<Int>.async { yield in for element in 0..<5_000 { try await yield(element) } }
        let (seen, error) = await collect(
            Observable.zip(long, Observable.range(start: 0, count: 3)) { first, _ in first }
                .values(buffering: .suspending(4)))
        #expect(seen == [0, 1, 2])
        #expect(error == nil)
    }

    @Test(arguments: [1, 4]) func aSourceThatWaitsGoesOnWhenItsPartnerEnds(limit: Int) async {
        let (produced, partner) = (Counter(), PublishSubject<Int>())
        let long = Observable<Int>.async { yield in for _ in 0..<100 { try await yield(produced.increment()) } }
        let values = Observable.zip(long, partner) { first, _ in first }.values(buffering: .suspending(limit))
        await until { produced.value == limit }
        for _ in 0..<10 { await Task.yield() }
        partner.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen.isEmpty && error == nil)
        #expect(produced.value == 100)
    }

    // MARK: Shared sources

    /// A producer that begins when the test says so, since a subscription to a shared one misses what was sent before.
    private func producer(_ count: Int, after start: PublishSubject<Never>, _ next: Counter) -> Observable<Int> {
        .async { yield in
            try await start.asCompletable().value
            for _ in 0..<count { try await yield(next.increment()) }
        }
    }

    @Test func aSharedSourceWaitsForTheSlowest() async throws {
        let (start, produced) = (PublishSubject<Never>(), Counter())
        let shared = producer(1_000, after: start, produced).share()
        let (fast, slow) = (shared.values(buffering: .suspending(4)), shared.values(buffering: .suspending(4)))
        start.onCompleted()
        async let all = collect(fast)
        var seen = 0
        for try await _ in slow {
            seen += 1
            #expect(produced.value <= seen + 10)
            await Task.yield()
        }
        #expect(await all.0 == Array(1...1_000))
        #expect(seen == 1_000)
    }

    @Test(arguments: queues.indices) func aSubjectOverflowsAQueueAboveASharedSequence(index: Int) async {
        let (name, chain) = Self.queues[index]
        let subject = PublishSubject<Int>()
        let values = chain(subject.asObservable()).share().values(buffering: .suspending(4))
        for element in 0..<5_000 { subject.onNext(element) }
        let (_, error) = await collect(values)
        #expect(error is BufferOverflow, "\(name)")
        #expect(!subject.hasObservers, "\(name)")
    }

    @Test(arguments: [true, false]) func itGoesOnForTheOthersWhenOneLeaves(endless: Bool) async throws {
        let source = Observable.generate(initialState: 0, condition: { endless || $0 < 5_000 }, iterate: { $0 + 1 })
        let shared = source.share()
        let leaving = shared.values(buffering: .suspending(4))
        let staying = shared.values(buffering: .suspending(4))
        @Sendable func leave() async throws { for try await element in leaving where element == 20 { break } }
        @Sendable func stay() async throws -> [Int] {
            var seen: [Int] = []
            for try await element in staying {
                seen.append(element)
                if seen.count == 3_000 { break }
            }
            return seen
        }
        async let left: Void = leave()
        // The first four were emitted before the second subscription.
        #expect(try await stay() == Array(4..<3_004))
        try await left
    }

    @Test(arguments: queues.indices) func itGoesOnForTheOthersWhenAQueueIsLeft(index: Int) async {
        let (start, seen) = (PublishSubject<Never>(), Counter())
        let shared = producer(100, after: start, Counter()).share()
        var left: Any? = Self.queues[index].1(shared).values(buffering: .suspending(2))
        let other = shared.subscribe(onNext: { _ in seen.increment() })
        start.onCompleted()
        await until { seen.value >= 2 }
        for _ in 0..<10 { await Task.yield() }
        withExtendedLifetime(left) {}
        left = nil
        await until { seen.value == 100 }
        other.dispose()
    }

    @Test func leavingASharedSourceWithoutAnEndReturns() async throws {
        let seen = Counter()
        let shared = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 }).share()
        let values = shared.values(buffering: .suspending(4))
        let other = shared.subscribe(onNext: { _ in seen.increment() })
        func leave() async throws { for try await _ in values { break } }
        try await leave()
        await until { seen.value > 5_000 }
        other.dispose()
    }

    @Test(arguments: [0, 100]) func aQueueThatNeedsLaterElementsOfTheSameSource(skipped: Int) async {
        let start = PublishSubject<Never>()
        let shared = producer(500, after: start, Counter()).share()
        let values = Observable.zip(shared, shared.skip(skipped)) { $1 - $0 }.values(buffering: .suspending(4))
        start.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen == Array(repeating: skipped, count: 500 - skipped))
        #expect(error == nil)
    }

    // MARK: Turns

    @Test func aSourceWithoutElementsForTheConsumerLetsOthersRun() async throws {
        let values = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 })
            .filter { $0 < 0 }.values
        let task = Task { @MainActor in for try await _ in values {} }
        await Task { @MainActor in }.value
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func aSourceOnASchedulerStaysThere() async throws {
        let key = DispatchSpecificKey<Bool>()
        let queue = DispatchQueue(label: "source")
        queue.setSpecific(key: key, value: true)
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "source")
        let source = Self.range.map { _ in DispatchQueue.getSpecific(key: key) == true }.subscribe(on: scheduler)
        let (seen, _) = await collect(source.values(buffering: .suspending(4)))
        #expect(seen == Array(repeating: true, count: 5_000))
    }

    /// Schedulers that run the next turn inside the call that ends the last one, or could.
    private static let inPlace: [any ImmediateSchedulerType & Sendable] = [
        MainScheduler.instance, ConcurrentMainScheduler.instance, CurrentThreadScheduler.instance, InPlaceScheduler(),
    ]

    @Test(arguments: inPlace.indices) @MainActor func leavingASourceOnASchedulerInPlaceReturns(index: Int) async throws
    {
        let source = Observable.range(start: 0, count: 10_000).subscribe(on: Self.inPlace[index])
        for try await element in source.values(buffering: .suspending(4)) where element == 50 { break }
    }

    @Test(arguments: inPlace.indices) @MainActor func aSourceOnASchedulerInPlaceIsComplete(index: Int) async {
        let source = Observable.range(start: 0, count: 10_000).filter { $0 >= 5_000 }.subscribe(on: Self.inPlace[index])
        let (seen, error) = await collect(source.values(buffering: .suspending(4)))
        #expect(seen == Array(5_000..<10_000))
        #expect(error == nil)
    }

    @Test @MainActor func aSourceOnTheMainSchedulerLetsOthersRun() async throws {
        let values = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 })
            .filter { $0 < 0 }.subscribe(on: MainScheduler.instance).values
        let task = Task { @MainActor in for try await _ in values {} }
        await Task { @MainActor in }.value
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    // MARK: Subscriptions that do not lead to the consumer

    @Test func theyHaveNoGate() async {
        let seen = Counter()
        @Sendable func subscribeToAnother() {
            _ = Observable<Int>.async { yield in for element in 0..<100 { try await yield(element) } }
                .subscribe(onNext: { _ in seen.increment() })
            _ = Observable.range(start: 0, count: 100).subscribe(onNext: { _ in seen.increment() })
        }
        let chain = Observable<Int>.deferred {
            subscribeToAnother()
            return .using(
                {
                    subscribeToAnother()
                    return BooleanDisposable()
                },
                observableFactory: { _ in
                    subscribeToAnother()
                    return Self.range.do(
                        onNext: { if $0 == 1 { subscribeToAnother() } }, onSubscribe: { subscribeToAnother() })
                })
        }
        let values = chain.values(buffering: .suspending(4))
        await until { seen.value == 5 * 200 }
        withExtendedLifetime(values) {}
    }

    @Test func valuesThatAreReadDuringADelivery() async {
        let values = Recorder<AsyncValues<Int, any Error>>()
        let outer = Recorder<Int>()
        _ = Observable.range(start: 0, count: 5_000).subscribe(onNext: { element in
            outer.record(element)
            if element == 1 { values.record(Self.range.values(buffering: .suspending(4))) }
        })
        #expect(outer.values == Array(0..<5_000))
        let (seen, error) = await collect(values.values[0])
        #expect(seen == Array(0..<5_000))
        #expect(error == nil)
    }
}

/// A scheduler of a client that runs work inside the call.
private struct InPlaceScheduler: ImmediateSchedulerType {
    func schedule<StateType: Sendable>(
        _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable { action(state) }
}
