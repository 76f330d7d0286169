import Foundation
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct QueueGateTests {
    private static let queue = QueuedChain.queue
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

    /// Chains of 5,000 elements that begin with an event of `trigger`.
    private static let triggered: [(String, @Sendable (_ trigger: PublishSubject<Int>) -> Observable<Int>)] = [
        ("concat", { $0.filter { _ in false }.concat(range) }),
        ("concat of three", { Observable.concat($0.filter { _ in false }, range.take(2_500), range.skip(2_500)) }),
        ("flatMap", { $0.flatMap { _ in range } }),
        ("flatMapLatest", { $0.flatMapLatest { _ in range } }),
        ("concatMap", { Observable.of(.empty().concat($0), range).concatMap { $0.filter { $0 >= 0 } } }),
        ("catch", { $0.map { _ in throw TestError.first }.catch { _ in range } }),
        ("ifEmpty(switchTo:)", { $0.filter { _ in false }.ifEmpty(switchTo: range) }),
        ("andThen", { $0.ignoreElements().asCompletable().andThen(range) }),
        (
            "retry(when:)",
            { trigger in
                let attempts = Counter()
                return Observable.deferred {
                    attempts.increment()
                    return attempts.value == 1 ? .error(TestError.first) : range
                }
                .retry(when: { $0.flatMap { _ in trigger } })
            }
        ),
        (
            "an action",
            { trigger in
                let action = Action<Int, Int> { _ in range }
                return Observable.create { observer in
                    let elements = action.elements.subscribe(observer)
                    let inputs = trigger.bind(to: action.inputs)
                    return Disposables.create {
                        withExtendedLifetime(action, Disposables.create(elements, inputs).dispose)
                    }
                }
            }
        ),
    ]

    @Test(arguments: triggered.indices) func aSourceThatBeginsInAForeignSubscriptionDoesNotWait(index: Int) {
        let (name, chain) = Self.triggered[index]
        let (trigger, seen) = (PublishSubject<Int>(), Counter())
        let subscription = chain(trigger).subscribe(onNext: { _ in seen.increment() })
        let foreign = Observable<Int>.create { _ in
            trigger.onNext(-1)
            trigger.onCompleted()
            return Disposables.create()
        }
        .values(buffering: .suspending(4))
        #expect(seen.value == 5_000, "\(name)")
        subscription.dispose()
        withExtendedLifetime(foreign) {}
    }

    /// Subjects that `merge(maxConcurrent:)` subscribes to, the first two at once, and a loop that waits.
    private static func merged(
        _ subjects: [PublishSubject<Int>], onNext: @escaping @Sendable (Int) -> Void
    ) -> AsyncValues<Int, any Error> {
        Observable.from(subjects).merge(maxConcurrent: 2).do(onNext: onNext).values(buffering: .suspending(4))
    }

    @Test func aPlaceIsFreeWhenItsElementsHaveBeenDelivered() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        let (begun, finish) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let values = Self.merged(subjects) { element in
            if element > 0 { return }
            begun.signal()
            finish.wait()
        }
        let delivering = Thread { subjects[0].onNext(0) }
        delivering.start()
        begun.wait()
        subjects[1].onNext(1)
        subjects[1].onCompleted()
        #expect(!subjects[2].hasObservers)
        finish.signal()
        #expect(eventually { subjects[2].hasObservers })
        withExtendedLifetime(values) {}
    }

    @Test func aPlaceIsFreeAlsoIfTheRestIsHandedOff() {
        let subjects = (0..<4).map { _ in PublishSubject<Int>() }
        let (begun, finish) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let values = Observable.from(subjects).merge(maxConcurrent: 3)
            .do(onNext: { element in
                if element > 0 { return }
                begun.signal()
                finish.wait()
            })
            .values(buffering: .suspending(4_000))
        let delivering = Thread { subjects[0].onNext(0) }
        delivering.start()
        begun.wait()
        subjects[1].onCompleted()
        // More than a thread delivers for others.
        for number in 1...1_100 { subjects[2].onNext(number) }
        finish.signal()
        #expect(eventually { subjects[3].hasObservers })
        withExtendedLifetime(values) {}
    }

    @Test func aPlaceThatIsFreedInsideADeliveryIsTakenAtOnce() {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        let seen = Recorder<Bool>()
        let values = Self.merged(subjects) { _ in
            subjects[1].onCompleted()
            seen.record(subjects[2].hasObservers)
        }
        subjects[0].onNext(0)
        #expect(seen.values == [true])
        withExtendedLifetime(values) {}
    }

    @Test func sourcesThatTakeFreedPlacesWait() async {
        let subjects = (0..<3).map { _ in PublishSubject<Int>() }
        let (begun, finish) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let range = Observable.deferred { .range(start: 1, count: 3_000) }
        let values = Observable.from(subjects.map { $0.asObservable() } + [range, range]).merge(maxConcurrent: 3)
            .do(onNext: { element in
                if element > 0 { return }
                begun.signal()
                finish.wait()
            })
            .values(buffering: .suspending(4))
        let delivering = Thread {
            subjects[0].onNext(0)
            subjects[0].onCompleted()
        }
        delivering.start()
        onNewThread {
            begun.wait()
            for subject in subjects.dropFirst() { subject.onCompleted() }
            finish.signal()
        }
        let (seen, error) = await collect(values)
        #expect(seen.count == 6_001)
        #expect(error == nil)
    }

    @Test(arguments: [2, 8], [true, false])
    func workWithOneResultIsHeldBackByASlowOperator(limit: Int, isSynchronous: Bool) async throws {
        let (begun, delivered) = (Counter(), Counter())
        let source =
            isSynchronous
            ? Observable.range(start: 0, count: 20_000)
            : .async { yield in
                for number in 0..<20_000 { try await yield(number) }
            }
        let work = { @Sendable (number: Int) async throws -> Int in
            begun.increment()
            return number
        }
        let values = source.flatMap(maxConcurrent: limit, work)
            .do(onNext: { _ in
                delivered.increment()
                // As long as a few turns of the tasks.
                for _ in 0..<200 { sched_yield() }
            })
            .values(buffering: .suspending(16))
        var mostAhead = 0
        for try await _ in values {
            mostAhead = max(mostAhead, begun.value - delivered.value)
            if delivered.value > 10_000 { break }
        }
        #expect(mostAhead <= 2 * limit + 16)
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

    @Test func aCanceledTaskDoesNotWaitForTheOthers() async {
        let (produced, hasEnded) = (Counter(), PublishSubject<Never>())
        let source = Observable<Int>.async { yield in
            async let first: Void = yield(produced.increment())
            await until { produced.value == 1 }
            let second = Task { try await yield(produced.increment()) }
            await until { produced.value == 2 }
            for _ in 0..<10 { await Task.yield() }
            second.cancel()
            _ = await second.result
            hasEnded.onCompleted()
            try await first
        }
        let values = source.values(buffering: .suspending(1))
        try? await hasEnded.asCompletable().value
        let (seen, error) = await collect(values)
        #expect(seen == [1])
        #expect(error == nil)
    }

    // MARK: Producers that cannot wait

    @Test(arguments: QueuedChain.all.indices) func aSubjectOverflowsTheQueueOfAnOperator(index: Int) async {
        let (name, chain) = QueuedChain.all[index]
        let subject = PublishSubject<Int>()
        let values = chain(subject.asObservable()).values(buffering: .suspending(4))
        for element in 0..<5_000 { subject.onNext(element) }
        let (_, error) = await collect(values)
        #expect(error is BufferOverflow, "\(name)")
        #expect(!subject.hasObservers, "\(name)")
    }

    @Test(arguments: QueuedChain.all.indices) func aQueueIsNotLimitedForAConsumerThatTasksDoNotWaitFor(index: Int) {
        let (name, chain) = QueuedChain.all[index]
        let subject = PublishSubject<Int>()
        let values = chain(subject.asObservable()).values
        for element in 0..<5_000 { subject.onNext(element) }
        #expect(subject.hasObservers, "\(name)")
        withExtendedLifetime(values) {}
    }

    @Test func aGateThatIsClosedDoesNotOverflow() {
        let consumer = ConsumerGate()
        let gate = QueueGate(above: consumer, needsOthers: false)
        gate.close()
        for _ in 0..<5_000 { gate.add() }
        #expect(consumer.overflows.value == 0)
        #expect(gate.hasRoom)
    }

    @Test func moreTasksThanTheLimitWait() async {
        let (queue, subject, produced) = (DispatchQueue(label: "slow"), PublishSubject<Void>(), Counter())
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "slow")
        let values = subject.flatMap { Observable.async { yield in try await yield(produced.increment()) } }
            .observe(on: scheduler).values(buffering: .suspending(4))
        for _ in 0..<3_000 { subject.onNext(()) }
        await until { produced.value == 3_000 || !subject.hasObservers }
        subject.onCompleted()
        queue.resume()
        let (seen, error) = await collect(values)
        #expect(seen.sorted() == Array(1...3_000))
        #expect(error == nil)
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

    // MARK: Queues that empty themselves

    @Test(arguments: [CurrentThreadScheduler.instance, InPlaceScheduler()] as [any ImmediateSchedulerType & Sendable])
    func theWorkThatMakesRoomDoesNotWait(scheduler: any ImmediateSchedulerType & Sendable) async {
        let source = Observable<Int>.create { observer in
            for element in 1...10 { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
        let (seen, error) = await collect(source.observe(on: scheduler).values(buffering: .suspending(1)))
        #expect(seen == Array(1...10))
        #expect(error == nil)
    }

    @Test func aSchedulerThatRunsWorkInPlaceNeedsNoStack() async {
        let subject = PublishSubject<Int>()
        let values = subject.observe(on: InPlaceScheduler()).filter { $0 >= 0 }.values(buffering: .suspending(50_000))
        for element in 0..<50_000 { subject.onNext(element) }
        for element in 1...50_000 { subject.onNext(-element) }
        subject.onCompleted()
        let (seen, error) = await collect(values)
        #expect(seen == Array(0..<50_000))
        #expect(error == nil)
    }

    @Test(arguments: [true, false]) func theCompletionIsNoElementTooMany(isDelay: Bool) async {
        let (queue, subject) = (DispatchQueue(label: "slow"), PublishSubject<Int>())
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "slow")
        let chain = isDelay ? subject.delay(.milliseconds(1), scheduler: scheduler) : subject.observe(on: scheduler)
        let values = chain.values(buffering: .suspending(4))
        for element in 0..<1_028 { subject.onNext(element) }
        subject.onCompleted()
        queue.resume()
        let (seen, error) = await collect(values)
        #expect(seen == Array(0..<1_028))
        #expect(error == nil)
    }

    @Test func aDelayThatEndsReleasesItsSource() async {
        let delayed = Observable.range(start: 0, count: 100).delay(.milliseconds(1), scheduler: Self.queue)
        let (seen, error) = await collect(delayed.take(1).values(buffering: .suspending(4)))
        #expect(seen == [0])
        #expect(error == nil)
    }

    @Test func aDelayPassesWhileTheLoopIsFull() async throws {
        let (scheduler, subject, times) = (HistoricalScheduler(), PublishSubject<Int>(), Recorder<Double>())
        let start = scheduler.now
        let values = subject.delay(.seconds(10), scheduler: scheduler)
            .do(onNext: { _ in times.record(scheduler.now.timeIntervalSince(start)) })
            .values(buffering: .suspending(1))
        subject.onNext(1)
        scheduler.advanceTo(start.addingTimeInterval(5))
        subject.onNext(2)
        scheduler.advanceTo(start.addingTimeInterval(20))
        var iterator = values.makeAsyncIterator()
        #expect(try await iterator.next() == 1)
        scheduler.advanceTo(start.addingTimeInterval(21))
        #expect(try await iterator.next() == 2)
        #expect(times.values == [10, 20])
    }

    // MARK: Turns

    private static let endless: [Observable<Int>] = [
        .generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 }),
        .concat(LazyElements(count: .max) { _ in Observable.just(1) }.makeIterator()),
        .concat(LazyElements(count: .max) { _ in Observable.of(1) }.makeIterator()),
        .concat(LazyElements(count: .max) { _ in Observable.empty() }.makeIterator()),
        .error(TestError.first).retry(), .of(1).map { _ -> Int in throw TestError.first }.retry(),
    ]

    @Test(arguments: endless.indices)
    func aSourceWithoutElementsForTheConsumerLetsOthersRun(index: Int) async throws {
        let values = Self.endless[index].filter { $0 < 0 }.values
        let task = Task { @MainActor in for try await _ in values {} }
        await Task { @MainActor in }.value
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// Sources that emit one element while they are attached.
    private static let attached: [Observable<Int>] = [
        .concat((0..<5_000).map { .just($0) }), .concat((0..<5_000).map { Observable.empty().startWith($0) }),
        .concat((0..<5_000).map { .error(TestError.first).catchAndReturn($0) }),
        .catch(
            sequence: (0..<5_000)
                .map { .just($0).concat($0 < 4_999 ? Observable.error(TestError.first) : .empty()) }),
    ]

    @Test(arguments: attached.indices) func shortSourcesWaitOneAfterAnother(index: Int) async {
        let (seen, error) = await collect(Self.attached[index].values(buffering: .suspending(4)))
        #expect(seen == Array(0..<5_000))
        #expect(error == nil)
    }

    /// The next source may be a subject, whose events are lost before it is subscribed to.
    @Test func aSubjectThatFollowsIsSubscribedToWithoutRoom() async throws {
        let subject = PublishSubject<Int>()
        var values = Observable.concat([.just(1), .just(2), subject.asObservable()])
            .values(buffering: .suspending(1)).makeAsyncIterator()
        subject.onNext(3)
        subject.onCompleted()
        var seen: [Int] = []
        while let element = try await values.next() { seen.append(element) }
        #expect(seen == [1, 2, 3])
    }

    /// Subscriptions of one thread do not use up the turn of another one.
    @Test func aSubjectThatFollowsIsSubscribedToInEachTurn() {
        for _ in 0..<3_000 {
            let subject = PublishSubject<Int>()
            let values = Observable.just(0).concat(subject).values
            #expect(subject.hasObservers)
            withExtendedLifetime(values) {}
        }
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

    @Test func valuesThatAreReadDuringASubscription() async {
        let values = Recorder<AsyncValues<Int, any Error>>()
        let outer = Observable<Int>.create { observer in
            for element in 0..<10 { observer.onNext(element) }
            values.record(Self.range.values(buffering: .unbounded))
            return Disposables.create()
        }
        .values(buffering: .suspending(4))
        let (seen, error) = await collect(values.values[0])
        #expect(seen == Array(0..<5_000))
        #expect(error == nil)
        withExtendedLifetime(outer) {}
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

    // MARK: Actions that wait

    @Test func actionsRunInTheirOrderAsLongAsThereIsRoom() {
        let gate = QueueGate(above: ProducerGate(capacity: 1, isExact: true, HeldSources()), needsOthers: false)
        let ran = Recorder<Int>()
        gate.add()
        for number in 0..<3 {
            gate.whenOpen {
                ran.record(number)
                gate.add()
            }
        }
        #expect(ran.values == [])
        for number in 0..<3 {
            gate.remove()
            #expect(ran.values == Array(0...number))
        }
    }

    @Test func aGateThatIsClosedRunsAllActions() {
        let gate = QueueGate(above: ProducerGate(capacity: 1, isExact: true, HeldSources()), needsOthers: false)
        let ran = Counter()
        gate.add()
        for _ in 0..<3 {
            gate.whenOpen {
                ran.increment()
                gate.add()
            }
        }
        gate.close()
        #expect(ran.value == 3)
    }
}
