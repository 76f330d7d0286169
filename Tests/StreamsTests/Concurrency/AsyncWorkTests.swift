import TestSupport
import Testing

@Suite(.noLeaks) struct AsyncWorkTests {
    @Test(arguments: [true, false]) func workIsASingle(detached: Bool) async throws {
        let single = Single<Int>.create(detached: detached, priority: .high) {
            await Task.yield()
            return 42
        }
        #expect(try await single.value == 42)
        #expect(try await single.value == 42)
    }

    @Test func workIsAMaybeOrACompletable() async throws {
        let ended = Recorder<Int>()
        #expect(try await Maybe<Int>.create { () async throws -> Int? in 1 }.value == 1)
        #expect(try await Maybe<Int>.create { () async throws -> Int? in nil }.value == nil)
        try await Completable.create {
            await Task.yield()
            ended.record(1)
        }.value
        #expect(ended.values == [1])
    }

    @Test func workMayThrow() async throws {
        @Sendable func fail() async throws -> Int { throw TestError.first }
        await #expect(throws: TestError.self) { try await Single<Int>.create { try await fail() }.value }
        await #expect(throws: TestError.self) { try await Maybe<Int>.create { try await fail() }.value }
        await #expect(throws: TestError.self) { try await Completable.create { _ = try await fail() }.value }
    }

    /// Sequences that continue in the task of work that has ended.
    private static let continuing: [@Sendable (Observable<Bool>) -> Observable<Bool>] = [
        { next in .deferred { () async throws in next } },
        { next in Single.deferred { () async throws in next.asSingle() }.asObservable() },
        { next in Single<Bool>.create { () async throws in false }.flatMap { _ in next.asSingle() }.asObservable() },
        { next in Single<Bool>.create { () async throws in false }.asObservable().concat(next) },
        { next in Maybe<Bool>.create { () async throws in nil }.ifEmpty(switchTo: next.asSingle()).asObservable() },
        { next in Completable.create { () async throws in }.andThen(next) },
        { next in Observable.async { _ in }.concat(next) },
        { next in Observable.async { _ in throw TestError.first }.catch { _ in next } },
        // In the task of a client's scheduler.
        { next in next.delaySubscription(.seconds(1), scheduler: TaskScheduler()) },
        { next in Observable.never().timeout(.seconds(1), other: next, scheduler: TaskScheduler()) },
    ]

    @Test(arguments: continuing.indices) func whatFollowsTheWorkRunsInATaskThatIsNotCanceled(index: Int) async throws {
        let isCancelled = Observable<Bool>.deferred { .just(Task.isCancelled) }
        var seen: [Bool] = []
        for try await element in Self.continuing[index](isCancelled).values { seen.append(element) }
        #expect(seen.last == false)
    }

    @Test func anotherThreadThatDisposesAtTheEndDoesNotCancelTheTask() async {
        let (subscription, seen) = (SingleAssignmentDisposable(), Recorder<Bool>())
        let single = Single<Int>.create {
            await Task.yield()
            return 1
        }
        subscription.setDisposable(
            single.subscribe(onSuccess: { _ in
                onNewThread { subscription.dispose() }
                seen.record(Task.isCancelled)
            }))
        await until { !seen.values.isEmpty }
        #expect(seen.values == [false])
    }

    @TaskLocal private static var inherited = 0

    @Test func workInheritsTheValuesOfTheTaskUnlessItIsDetached() async throws {
        let values = try await Self.$inherited.withValue(1) {
            [
                try await Single<Int>.create { Self.inherited }.value,
                try await Single<Int>.create(detached: true) { Self.inherited }.value,
            ]
        }
        #expect(values == [1, 0])
    }

    /// Sources whose work records a call.
    private static let sources: [@Sendable (Recorder<Int>) -> any Disposable] = [
        { log in Single.create { log.record(1) }.subscribe() },
        { log in Maybe.create { () async throws -> Int? in log.recorded(1) }.subscribe() },
        { log in Completable.create { log.record(1) }.subscribe() },
        { log in Single<Int>.create(detached: true) { log.recorded(1) }.subscribe() },
        { log in Single.deferred { () async throws in Single.just(log.recorded(1)) }.subscribe() },
        { log in Observable.deferred { () async throws in Observable.just(log.recorded(1)) }.subscribe() },
        { log in Observable<Int>.async { _ in log.record(1) }.subscribe() },
        { log in Observable.just(1).flatMapLatest { await log.recordedLater($0) }.subscribe() },
        { log in Observable.just(1).flatMapFirst { await log.recordedLater($0) }.subscribe() },
        { log in Observable.just(1).concatMap { await log.recordedLater($0) }.subscribe() },
        { log in Observable.just(1).flatMap(maxConcurrent: 1) { await log.recordedLater($0) }.subscribe() },
        { log in Single.just(1).flatMap { await log.recordedLater($0) }.subscribe() },
        { log in Maybe.just(1).flatMap { await log.recordedLater($0) }.subscribe() },
    ]

    @Test(arguments: sources.indices) func workDoesNotBeginAfterTheDisposal(index: Int) {
        let scheduler = TestScheduler(initialClock: 0)
        let log = Recorder<Int>()
        scheduler.scheduleAt(10) { Self.sources[index](log).dispose() }
        scheduler.start()
        #expect(log.values.isEmpty)
    }

    @Test func onlyTheLatestWorkBegins() {
        let scheduler = TestScheduler(initialClock: 0)
        let log = Recorder<Int>()
        scheduler.scheduleAt(10) {
            _ = Observable.of(1, 2, 3).flatMapLatest { await log.recordedLater($0) }.subscribe()
        }
        scheduler.start()
        #expect(log.values == [3])
    }

    /// The task asks on the actor, which the subscriber has kept busy since.
    @MainActor @Test func workOfAnActorDoesNotBeginAfterTheDisposal() async {
        let log = Recorder<Int>()
        let subscriptions = (0..<100).map { number in
            Single.create {
                MainActor.assertIsolated()
                log.record(number)
            }.subscribe()
        }
        for subscription in subscriptions { subscription.dispose() }
        let last: Void? = try? await Single.create { MainActor.assertIsolated() }.value
        for _ in 1...3 { await Main.settle() }
        #expect(last != nil)
        #expect(log.values.isEmpty)
    }

    @MainActor @Test func workRunsOnTheActorOfTheCaller() async throws {
        var calls = 0
        try await Single.create {
            calls += 1
            MainActor.assertIsolated()
        }.value
        try await Completable.create {
            calls += 1
            await Task.yield()
            calls += 1
        }.value
        #expect(calls == 3)
    }

    @Test(arguments: [true, false]) func disposingCancelsTheWork(detached: Bool) async throws {
        let log = Recorder<String>()
        // The task releases the element after it has sent it.
        let single = Single<OnRelease>.create(detached: detached) {
            log.record("begun")
            let gate = AsyncStream<Void>.makeStream()
            for await _ in gate.stream {}
            log.record("cancelled: \(Task.isCancelled)")
            return OnRelease { log.record("released") }
        }
        let subscription = single.subscribe(
            onSuccess: { _ in log.record("success") }, onFailure: { _ in log.record("failure") })
        await until { log.values == ["begun"] }
        subscription.dispose()
        await until { log.values.contains("released") }
        #expect(log.values == ["begun", "cancelled: true", "released"])
    }

    @Test func disposingReleasesTheObserverAlthoughTheWorkGoesOn() async throws {
        let (begun, gate) = (Recorder<Int>(), AsyncStream<Void>.makeStream())
        let released = Recorder<String>()
        let single = Single<Int>.create {
            begun.record(0)
            // Ignores the cancellation.
            await withCheckedContinuation { continuation in
                Task {
                    for await _ in gate.stream {}
                    continuation.resume()
                }
            }
            return 1
        }
        let subscription = {
            let guardian = OnRelease { released.record("released") }
            return single.subscribe(onSuccess: { _ in withExtendedLifetime(guardian) {} })
        }()
        await until { !begun.values.isEmpty }
        subscription.dispose()
        #expect(released.values == ["released"])
        gate.continuation.finish()
    }

    @Test func deferredWork() async throws {
        @Sendable func number() async throws -> Int { 1 }
        let single = Single<Int>.deferred {
            let number = try await number()
            return .just(number + 1)
        }
        #expect(try await single.value == 2)
        let sequence = Observable<Int>.deferred {
            let number = try await number()
            return .of(number, number + 1)
        }
        #expect(try await sequence.toArray().value == [1, 2])
        let failing = Observable<Int>.deferred {
            _ = try await number()
            throw TestError.first
        }
        await #expect(throws: TestError.self) { try await failing.toArray().value }
    }
}

extension Recorder<Int> {
    fileprivate func recorded(_ number: Int) -> Int {
        record(number)
        return number
    }

    fileprivate func recordedLater(_ number: Int) async -> Int { recorded(number) }
}
