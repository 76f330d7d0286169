import Dispatch
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct SharedGateTests {
    private static let range = Observable.range(start: 0, count: 5_000)

    /// A producer that begins when the test says so, since a subscription to a shared one misses what was sent before.
    private func producer(_ count: Int, after start: PublishSubject<Never>, _ next: Counter) -> Observable<Int> {
        .async { yield in
            try await start.asCompletable().value
            for _ in 0..<count { try await yield(next.increment()) }
        }
    }

    private func suspendedQueue() -> (DispatchQueue, SerialDispatchQueueScheduler) {
        let queue = DispatchQueue(label: "slow")
        queue.suspend()
        return (queue, SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "slow"))
    }

    @Test func aTaskBelowASchedulerWaitsForALoopThatJoinsLater() async {
        let (start, produced) = (PublishSubject<Never>(), Counter())
        let shared = producer(5_000, after: start, produced).subscribe(on: InPlaceScheduler()).share()
        let (first, later) = (shared.values, shared.values(buffering: .suspending(4)))
        start.onCompleted()
        await until { produced.value >= 4 }
        for _ in 0..<100 { await Task.yield() }
        #expect(produced.value < 100)
        withExtendedLifetime((first, later)) {}
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

    @Test(.failsIfItHangs) func manyWaysAreLookedAtOnce() async {
        var source = Observable.of(1, 2)
        for _ in 0..<40 {
            let shared = source.share()
            source = .merge(shared.map { $0 + 1 }.share(), shared.filter { $0 < 0 }.share())
        }
        #expect(await collect(source.values(buffering: .suspending(4))).0 == [41, 42])
    }

    @Test(arguments: QueuedChain.all.indices) func aSubjectOverflowsAQueueAboveASharedSequence(index: Int) async {
        let (name, chain) = QueuedChain.all[index]
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

    @Test(arguments: QueuedChain.all.indices) func itGoesOnForTheOthersWhenAQueueIsLeft(index: Int) async {
        let (start, seen) = (PublishSubject<Never>(), Counter())
        let shared = producer(100, after: start, Counter()).share()
        var left: Any? = QueuedChain.all[index].1(shared).values(buffering: .suspending(2))
        let other = shared.subscribe(onNext: { _ in seen.increment() })
        start.onCompleted()
        await until { seen.value >= 2 }
        for _ in 0..<10 { await Task.yield() }
        withExtendedLifetime(left) {}
        left = nil
        await until { seen.value == 100 }
        other.dispose()
    }

    /// Chains for a loop that is not iterated, whose observers of the shared source leave when `stop` emits.
    private static let leaving: [(String, @Sendable (Observable<Int>, PublishSubject<Void>) -> Observable<Int>)] = [
        ("take(until:)", { $0.take(until: $1) }),
        ("switchLatest", { shared, stop in stop.map { _ in Observable.never() }.startWith(shared).switchLatest() }),
        (
            "catch",
            { shared, stop in
                let failing = stop.map { _ -> Int in throw TestError.first }
                return Observable.merge(shared, failing).catch { _ in .never() }
            }
        ),
        ("a shared sequence", { Observable.merge($0.share().take(until: $1), .never()) }),
        ("groups", { Observable.merge($0.groupBy { $0 % 2 }.share().concatMap { $0 }.take(until: $1), .never()) }),
        ("a queue", { Observable.merge($0.observe(on: QueuedChain.queue).take(until: $1), .never()) }),
        ("a scheduler", { Observable.merge($0.subscribe(on: InPlaceScheduler()).take(until: $1), .never()) }),
    ]

    @Test(arguments: leaving.indices, [true, false]) func itGoesOnForTheOthersWhenAnObserverLeaves(
        index: Int, isTask: Bool
    ) async {
        let (start, stop, seen) = (PublishSubject<Never>(), PublishSubject<Void>(), Counter())
        let source = isTask ? producer(5_000, after: start, Counter()) : start.asCompletable().andThen(Self.range)
        let shared = source.share()
        let values = Self.leaving[index].1(shared, stop).values(buffering: .suspending(4))
        let other = shared.subscribe(onNext: { _ in seen.increment() })
        start.onCompleted()
        await until { seen.value >= 4 }
        for _ in 0..<10 { await Task.yield() }
        #expect(seen.value < 100)
        stop.onNext(())
        await until { seen.value == 5_000 }
        withExtendedLifetime(values) {}
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

    @Test func aQueueThatNeedsElementsOfAnInnerShare() async {
        let start = PublishSubject<Never>()
        let shared = producer(500, after: start, Counter()).share()
        let values = Observable.zip(shared, shared.skip(100).share()) { $1 - $0 }.values(buffering: .suspending(4))
        start.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen == Array(repeating: 100, count: 400))
        #expect(error == nil)
    }

    @Test(arguments: [true, false]) func aQueueThatNeedsAnObserverWhoJoinsLater(isInnerShare: Bool) async {
        let (start, join, produced) = (PublishSubject<Never>(), PublishSubject<Void>(), Counter())
        let shared = producer(500, after: start, produced).share()
        let later = isInnerShare ? shared.share() : shared
        let values = Observable.zip(shared, join.flatMapLatest { later }) { _, _ in true }
            .values(buffering: .suspending(4))
        start.onCompleted()
        await until { produced.value == 4 }
        for _ in 0..<10 { await Task.yield() }
        join.onNext(())
        join.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen.count == 496)
        #expect(error == nil)
    }

    @Test func groupsAboveASharedSequence() async {
        let start = PublishSubject<Never>()
        let groups = producer(500, after: start, Counter()).groupBy { $0 % 20 }.share()
        let values = groups.concatMap { $0 }.values(buffering: .suspending(4))
        start.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen == Array(stride(from: 1, to: 501, by: 20)))
        #expect(error == nil)
    }

    @Test(arguments: [true, false]) func aQueueThatEmptiesItselfHoldsASharedSourceBack(isInnerShare: Bool) async {
        let (start, produced) = (PublishSubject<Never>(), Counter())
        let shared = producer(5_000, after: start, produced).share()
        let (slow, scheduler) = suspendedQueue()
        let values = Observable.merge(isInnerShare ? shared.share() : shared, shared.observe(on: scheduler))
            .values(buffering: .suspending(8))
        async let all = collect(values)
        start.onCompleted()
        await until { produced.value >= 8 }
        for _ in 0..<10 { await Task.yield() }
        #expect(produced.value <= 10)
        slow.resume()
        let (seen, error) = await all
        #expect(seen.sorted() == (2..<10_002).map { $0 / 2 })
        #expect(error == nil)
    }

    private static let parts: [(String, @Sendable (Observable<Int>) -> Observable<Observable<Int>>)] = [
        ("groupBy", { $0.groupBy { $0 % 3 }.map { $0.asObservable() } }),
        (
            "groupBy(expiringAfter:)",
            {
                $0.groupBy(keySelector: { $0 % 3 }, expiringAfter: .seconds(1_000), scheduler: QueuedChain.queue)
                    .map { $0.asObservable() }
            }
        ),
        ("window(timeSpan:)", { $0.window(timeSpan: .seconds(1_000), count: 10_000, scheduler: QueuedChain.queue) }),
        ("window(until:)", { $0.window(until: Observable<Int>.never()) }),
    ]

    @Test(arguments: parts.indices) func aPartHoldsTheSourceBack(index: Int) async {
        let (start, produced) = (PublishSubject<Never>(), Counter())
        let (slow, scheduler) = suspendedQueue()
        let values = Self.parts[index].1(producer(5_000, after: start, produced))
            .flatMap { $0.observe(on: scheduler) }.values(buffering: .suspending(8))
        async let all = collect(values)
        start.onCompleted()
        await until { produced.value >= 8 }
        for _ in 0..<10 { await Task.yield() }
        #expect(produced.value <= 30, "\(Self.parts[index].0)")
        slow.resume()
        let (seen, error) = await all
        #expect(seen.sorted() == Array(1...5_000), "\(Self.parts[index].0)")
        #expect(error == nil)
    }

    @Test(arguments: parts.indices) func aPartThatIsLeftLetsTheOthersGoOn(index: Int) async {
        let (start, stop, seen) = (PublishSubject<Never>(), PublishSubject<Void>(), Counter())
        let values = Self.parts[index].1(producer(5_000, after: start, Counter()))
            .do(onNext: { part in
                // A window comes while the loop subscribes.
                Trampoline.unrelated { _ = part.subscribe(onNext: { _ in seen.increment() }) }
            })
            .flatMap { $0 }.take(until: stop)
        let buffered = Observable.merge(values, .never()).values(buffering: .suspending(4))
        start.onCompleted()
        await until { seen.value >= 4 }
        for _ in 0..<10 { await Task.yield() }
        #expect(seen.value < 100, "\(Self.parts[index].0)")
        stop.onNext(())
        await until { seen.value == 5_000 }
        withExtendedLifetime(buffered) {}
    }

    /// Otherwise many parts of one `flatMap` would need the square of their number.
    @Test(arguments: [true, false]) func anObserverWithTheConsumerOfOthersChangesNothing(isPart: Bool) {
        final class CountingGate: ProducerGate, @unchecked Sendable {
            let uses = Counter()

            override var home: HeldSources {
                uses.increment()
                return super.home
            }
        }
        let (gate, subject) = (CountingGate(capacity: 4, isExact: true, HeldSources()), PublishSubject<Int>())
        let subscriptions = CompositeDisposable()
        Trampoline.attach(for: gate) {
            if isPart { _ = subscriptions.insert(subject.groupBy { $0 }.flatMap { $0 }.subscribe()) }
            let shared = subject.share()
            for _ in 0..<1_000 where !isPart { _ = subscriptions.insert(shared.subscribe()) }
        }
        for element in 0..<1_000 { subject.onNext(element) }
        subscriptions.dispose()
        #expect(gate.uses.value < 100)
    }

    @Test func aSharedSourceThatReceivesItsOwnElements() async {
        let start = PublishSubject<Never>()
        let loop = Lock<WeakBox<Observable<Int>>?>(nil)
        // Completes itself: it would observe itself for ever.
        let shared = Observable<Int>.deferred {
            let next = loop.value?.object?.map { $0 + 1 }.take(while: { $0 < 1_000 }).observe(on: QueuedChain.queue)
            return .merge(next ?? .never(), start.asCompletable().andThen(Observable.just(0)))
        }
        .share()
        loop.replace(by: WeakBox(shared))
        let values = shared.values(buffering: .suspending(4))
        start.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen == Array(0..<1_000))
        #expect(error == nil)
    }
}
