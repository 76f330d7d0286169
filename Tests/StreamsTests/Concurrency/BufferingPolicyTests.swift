import Foundation
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct BufferingPolicyTests {
    /// The elements and the error of an iteration that begins after a subject has emitted.
    private func received(
        _ policy: BufferingPolicy, of count: Int = 10
    ) async -> (elements: [Int], error: (any Error)?) {
        let subject = PublishSubject<Int>()
        let values = subject.values(buffering: policy)
        for element in 1...count { subject.onNext(element) }
        subject.onCompleted()
        #expect(!subject.hasObservers)
        return await collect(values)
    }

    @Test func whatASubjectEmitsBeforeTheIteration() async {
        #expect(await received(.unbounded) == (Array(1...10), nil) as ([Int], Never?))
        #expect(await received(.newest(3)) == ([8, 9, 10], nil) as ([Int], Never?))
        #expect(await received(.oldest(3)) == ([1, 2, 3], nil) as ([Int], Never?))
        #expect(await received(.newest(0)) == ([10], nil) as ([Int], Never?))
        #expect(await received(.oldest(-1)) == ([1], nil) as ([Int], Never?))
    }

    @Test(arguments: [(BufferingPolicy.failing(3), 3), (.suspending(3), 1_027)])
    func aSubjectCannotWait(policy: BufferingPolicy, limit: Int) async {
        let (elements, error) = await received(policy, of: limit + 10)
        #expect(elements == Array(1...limit))
        #expect(error as? BufferOverflow == BufferOverflow(limit: limit))
    }

    @Test func anOverflowDisposesAtOnce() {
        let subject = PublishSubject<Int>()
        let values = subject.values(buffering: .failing(1))
        subject.onNext(1)
        #expect(subject.hasObservers)
        subject.onNext(2)
        #expect(!subject.hasObservers)
        withExtendedLifetime(values) {}
    }

    @Test func theMessageSaysWhatToDo() {
        #expect(
            "\(BufferOverflow(limit: 3))"
                == "More than 3 elements were emitted before they were awaited, by a source that does not wait; choose what "
                + "happens then by values(buffering:), such as .newest(3).")
    }

    @Test func traitsHaveAPolicy() async throws {
        var seen: [Int] = []
        for try await element in Single.just(1).values(buffering: .failing(1)) { seen.append(element) }
        #expect(seen == [1])
    }

    @Test @MainActor func aDriverDropsElements() async {
        let relay = PublishRelay<Int>()
        let newest = relay.asDriver(onErrorJustReturn: 0).values(buffering: .newest(2))
        for element in 1...5 { relay.accept(element) }
        var seen: [Int] = []
        for await element in newest {
            seen.append(element)
            if element == 5 { break }
        }
        #expect(seen == [4, 5])
    }

    @Test func aSequenceThatCannotFailDropsElements() async {
        let relay = PublishRelay<Int>()
        let newest = relay.asInfallible().values(buffering: .newest(2))
        let oldest = relay.asInfallible().values(buffering: .oldest(2))
        let all = relay.asInfallible().values(buffering: .unbounded)
        for element in 1...5 { relay.accept(element) }
        var seen: [[Int]] = [[], [], []]
        for await element in newest {
            seen[0].append(element)
            if element == 5 { break }
        }
        for await element in oldest {
            seen[1].append(element)
            if element == 2 { break }
        }
        for await element in all {
            seen[2].append(element)
            if element == 5 { break }
        }
        #expect(seen == [[4, 5], [1, 2], [1, 2, 3, 4, 5]])
    }

    // MARK: Waiting producers

    /// The number of elements that are produced until a consumer has received ten that pass.
    private func produced(
        _ policy: BufferingPolicy, _ source: (Counter) -> Observable<Int>,
        _ chain: (Observable<Int>) -> Observable<Int> = { $0.filter { $0 % 2 == 0 }.map { $0 * 10 } }
    ) async throws -> Int {
        let count = Counter()
        var seen: [Int] = []
        for try await element in chain(source(count)).values(buffering: policy) {
            seen.append(element)
            if seen.count == 10 { break }
        }
        #expect(seen == (1...10).map { $0 * 20 })
        return count.value
    }

    @Test func anAsynchronousProducerWaits() async throws {
        let produced = try await produced(.suspending(4)) { count in
            .async { yield in while true { try await yield(count.increment()) } }
        }
        // Half of the elements pass: the ten, the four of the buffer, and those between.
        #expect(produced <= 30)
    }

    @Test func anAsyncSequenceWaits() async throws {
        let produced = try await produced(.suspending(4)) { count in AsyncStream { count.increment() }.asObservable() }
        #expect(produced <= 30)
    }

    @Test func aSynchronousSourceWaits() async throws {
        let produced = try await produced(.suspending(4)) { count in
            .generate(initialState: count.increment(), condition: { _ in true }, iterate: { _ in count.increment() })
        }
        #expect(produced <= 30)
    }

    @Test func theProducersOfFlatMapWaitInTheirOrder() async throws {
        func elements() -> Observable<Int> {
            Observable.range(start: 0, count: 100).flatMap { outer in
                Observable.range(start: 0, count: 10).map { outer * 10 + $0 }
            }
        }
        let (seen, error) = await collect(elements().values(buffering: .suspending(2)))
        #expect(error == nil)
        let all = Recorder<Int>()
        _ = elements().subscribe(onNext: { all.record($0) })
        #expect(seen == all.values)
    }

    private static let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// Operators with a queue, and the number of elements that each of their queues may hold.
    private static let queues: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
        ("observe(on:)", { $0.observe(on: queue).filter { $0 % 2 == 0 }.map { $0 * 10 } }),
        ("observe(on:) twice", { $0.observe(on: queue).filter { $0 % 2 == 0 }.observe(on: queue).map { $0 * 10 } }),
        ("concatMap", { $0.concatMap { $0 % 2 == 0 ? Observable.just($0 * 10) : .empty() } }),
        ("concatMap, async", { $0.filter { $0 % 2 == 0 }.concatMap { (number: Int) async throws in number * 10 } }),
        (
            "flatMap(maxConcurrent: 1), async",
            { $0.filter { $0 % 2 == 0 }.flatMap(maxConcurrent: 1) { (number: Int) async throws in number * 10 } }
        ),
        (
            "concatMap to producers",
            {
                $0.filter { $0 % 2 == 0 }.concatMap { number in
                    Observable<Int>.async { yield in try await yield(number * 10) }
                }
            }
        ),
        ("concat", { Observable.empty().concat($0).filter { $0 % 2 == 0 }.map { $0 * 10 } }),
        ("retry", { $0.filter { $0 % 2 == 0 }.map { $0 * 10 }.retry() }),
    ]

    @Test(arguments: queues.indices) func queuesDoNotGrow(index: Int) async throws {
        let (name, chain) = Self.queues[index]
        let produced = try await produced(
            .suspending(4), { count in .async { yield in while true { try await yield(count.increment()) } } }, chain)
        #expect(produced <= 60, "\(name)")
    }

    @Test func aSynchronousSourceWaitsForAQueue() async throws {
        let produced = try await produced(
            .suspending(4),
            { count in
                .generate(
                    initialState: count.increment(), condition: { _ in true }, iterate: { _ in count.increment() })
            },
            { $0.observe(on: Self.queue).filter { $0 % 2 == 0 }.map { $0 * 10 } })
        #expect(produced <= 60)
    }

    @Test(.failsIfItHangs, arguments: [1, 2, 4])
    func aSynchronousSourceDoesNotWaitForTheSourcesBelowIt(limit: Int) async {
        func elements(_ source: Observable<Int>) -> Observable<Int> {
            source.concatMap { number in Observable.of(number, number, number) }
        }
        for queue in [nil, Self.queue] {
            let source = queue.map { Observable.of(1, 2, 3, 4).observe(on: $0) } ?? Observable.of(1, 2, 3, 4)
            let (seen, error) = await collect(elements(source).values(buffering: .suspending(limit)))
            #expect(seen == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
            #expect(error == nil)
        }
    }

    @Test func theQueuesOfSiblingsDoNotGrow() async throws {
        let counts = [Counter(), Counter()]
        let other = SerialDispatchQueueScheduler(qos: .userInitiated)
        func numbers(_ count: Int, _ produced: Counter, on queue: SerialDispatchQueueScheduler) -> Observable<Int> {
            Observable.range(start: 0, count: count).do(onNext: { _ in produced.increment() }).observe(on: queue)
        }
        let siblings = [numbers(20, counts[0], on: Self.queue), numbers(100_000, counts[1], on: other)]
        var seen = 0
        for try await _ in Observable.merge(siblings).values(buffering: .suspending(4)) {
            seen += 1
            if seen == 100 { break }
            for count in counts { #expect(count.value <= 200) }
        }
    }

    /// Operators whose sources send on several threads, which are slow to deliver.
    private static let joined: [(String, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
        ("merge", { .merge($0, $1) }),
        ("merge(maxConcurrent:)", { Observable.of($0, $1).merge(maxConcurrent: 2) }),
        ("flatMap", { first, second in Observable.of(first, second).flatMap { $0 } }),
        ("combineLatest", { .combineLatest($0.startWith(0), $1.startWith(0)) { $0 &+ $1 } }),
        ("zip", { .zip($0, $1) { $0 &+ $1 } }),
        ("two operators", { .merge(.merge($0, $1).share(replay: 1), .never()) }),
    ]

    @Test(.failsIfItHangs, arguments: joined.indices)
    func producersWaitForTheDeliveryOfAnother(index: Int) async throws {
        let (name, join) = Self.joined[index]
        let (produced, received, ahead) = (Counter(), Counter(), 20)
        let source = Observable<Int>.async { yield in while true { try await yield(produced.increment()) } }
        let slow = join(source, source).map { (number: Int) -> Int in
            // As long as it takes a producer to get ahead, if it can.
            for _ in 0..<200 where produced.value - 2 * received.value <= ahead { sched_yield() }
            return number
        }
        for try await _ in slow.values(buffering: .suspending(4)) {
            #expect(produced.value - 2 * received.value <= ahead, "\(name)")
            if received.increment() == 100 { break }
        }
    }

    @Test(.failsIfItHangs) func moreProducersThanTheLimitWait() async {
        let many = Observable.range(start: 0, count: 3_000).flatMap { number in
            Observable<Int>.async { yield in try await yield(number) }
        }
        let (seen, error) = await collect(many.values(buffering: .suspending(4)))
        #expect(seen.sorted() == Array(0..<3_000))
        #expect(error == nil)
    }

    /// Each element is that of another task, which waits no longer when the next one comes.
    @Test(.failsIfItHangs) func producersThatWereCanceledOverflow() async {
        let (subject, ended) = (PublishSubject<Void>(), Counter())
        let values = subject.flatMapLatest { Observable.async { yield in try await yield(0) } }
            .do(
                onNext: { _ in DispatchQueue.global().async { subject.onNext(()) } },
                onDispose: { ended.increment() }
            )
            .values(buffering: .suspending(4))
        subject.onNext(())
        await until { ended.value == 1 }
        let (seen, error) = await collect(values)
        // A canceled task waits until a thread of the pool resumes it.
        #expect(seen.count <= 4 + 8 * 1_024)
        #expect(error as? BufferOverflow == BufferOverflow(limit: 1_028))
    }

    /// A shared source does not wait at a queue that can need an element of another way.
    @Test(.failsIfItHangs) func aProducerOverflowsAQueueAtWhichItDoesNotWait() async {
        let produced = Counter()
        let source = Observable<Int>.async { yield in
            while true { try await yield(produced.increment()) }
        }.share()
        let both = Observable.zip(source.concatMap { Observable.just($0) }, source.filter { $0 < 0 }) { $0 + $1 }
        let (seen, error) = await collect(both.values(buffering: .suspending(4)))
        #expect(seen == [])
        #expect(produced.value <= 1_030)
        #expect(error as? BufferOverflow == BufferOverflow(limit: 1_028))
    }

    /// A producer that ignores its cancellation retains the gate.
    @Test(.failsIfItHangs) func theElementsOfALoopThatWasLeftAreReleased() async throws {
        let released = Counter()
        let (waiting, end) = (Recorder<CheckedContinuation<Void, Never>>(), Counter())
        let source = Observable<OnRelease>.async { yield in
            for _ in 0..<3 { try await yield(OnRelease { released.increment() }) }
            await withCheckedContinuation { waiting.record($0) }
            end.increment()
        }
        for try await _ in source.values(buffering: .suspending(10)) {
            await until { waiting.values.count == 1 }
            break
        }
        await until { released.value == 3 }
        waiting.values[0].resume()
        await until { end.value == 1 }
    }

    @Test(.failsIfItHangs) func whatCannotWaitOverflowsBelowAProducer() async {
        let source = Observable<Int>.async { yield in try await yield(0) }.flatMap { _ in
            Observable<Int>.create { observer in
                for element in 0..<5_000 { observer.onNext(element) }
                return Disposables.create()
            }
        }
        let (_, error) = await collect(source.values(buffering: .suspending(4)))
        #expect(error is BufferOverflow)
    }

    @Test func sourcesThatBeginLaterWaitToo() async {
        let source = Observable.of(0, 1, 2).concatMap { Observable.range(start: $0 * 5_000, count: 5_000) }
        let (seen, error) = await collect(source.values(buffering: .suspending(2)))
        #expect(seen == Array(0..<15_000))
        #expect(error == nil)
    }

    @Test func valuesThatNobodyAwaitsHoldNoOtherSubscriberBack() async throws {
        let subject = PublishSubject<Int>()
        let kept = subject.values
        let seen = Counter()
        let subscription = subject.subscribe(onNext: { _ in seen.increment() })
        try await Observable<Int>
            .async { yield in for element in 0..<3_000 { try await yield(element) } }
            .do(onNext: { subject.onNext($0) }).ignoreElements().asCompletable().value
        #expect(seen.value == 3_000)
        subscription.dispose()
        _ = kept
    }

    @Test func aProducerGoesOnWhenItsConsumerLeaves() async throws {
        let ended = Recorder<String>()
        let source = Observable<Int>.async { yield in
            defer { ended.record("ended") }
            while true { try await yield(1) }
        }
        for try await _ in source.values(buffering: .suspending(1)) { break }
        await until { ended.values == ["ended"] }
    }

    @Test(arguments: queues.indices) func aProducerAboveAQueueGoesOnWhenItsConsumerLeaves(index: Int) async throws {
        let ended = Recorder<String>()
        let source = Observable<Int>.async { yield in
            defer { ended.record("ended") }
            for element in 1... { try await yield(element) }
        }
        do {
            let values = Self.queues[index].1(source).values(buffering: .suspending(1))
            for try await _ in values { break }
        }
        await until { ended.values == ["ended"] }
    }

    @Test func sourcesOfOthersGoOnWhenTheConsumerLeaves() {
        let others = Recorder<Int>()
        do {
            let source = Observable.range(start: 0, count: 100).do(onNext: { element in
                if element == 0 { _ = Observable.of(1, 2, 3).subscribe(onNext: { others.record($0) }) }
            })
            let values = source.values(buffering: .suspending(1))
            withExtendedLifetime(values) {}
        }
        #expect(others.values == [1, 2, 3])
    }
}

private func == (left: (elements: [Int], error: (any Error)?), right: ([Int], Never?)) -> Bool {
    left.elements == right.0 && left.error == nil
}
