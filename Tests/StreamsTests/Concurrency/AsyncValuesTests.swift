import TestSupport
import Testing

@Suite(.noLeaks) struct AsyncValuesTests {
    @Test func theElementsAndTheEnd() async throws {
        var seen: [Int] = []
        for try await number in Observable.of(1, 2, 3).values { seen.append(number) }
        #expect(seen == [1, 2, 3])
        seen = []
        for await number in Infallible.of(1, 2, 3).values { seen.append(number) }
        #expect(seen == [1, 2, 3])
    }

    @Test func aFailureIsThrownAfterTheElements() async {
        var seen: [Int] = []
        await #expect(throws: TestError.self) {
            for try await number in Observable.of(1, 2).concat(Observable.error(TestError.first)).values {
                seen.append(number)
            }
        }
        #expect(seen == [1, 2])
    }

    @Test func readingItSubscribesAndLeavingTheLoopDisposes() async throws {
        let subject = PublishSubject<Int>()
        try await {
            let values = subject.values
            #expect(subject.hasObservers)
            subject.onNext(1)
            for try await _ in values { break }
        }()
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [true, false]) func cancellingTheTaskDisposes(infallible: Bool) async throws {
        let relay = PublishSubject<Int>()
        let log = Recorder<String>()
        let source = relay.do(onDispose: { log.record("disposed") })
        let task = Task {
            if infallible {
                for await number in source.asInfallible(onErrorJustReturn: 0).values { log.record("\(number)") }
            } else {
                for try await number in source.values { log.record("\(number)") }
            }
        }
        await until { relay.hasObservers }
        relay.onNext(1)
        await until { !log.values.isEmpty }
        task.cancel()
        if infallible {
            try await task.value
        } else {
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        #expect(log.values == ["1", "disposed"])
        #expect(!relay.hasObservers)
    }

    @Test func eachIterationHasItsOwnSubscription() async throws {
        let (subscriptions, disposals) = (Counter(), Counter())
        let source = Observable<Int>.create { observer in
            let number = subscriptions.increment()
            for element in 1...3 { observer.onNext(number * 10 + element) }
            observer.onCompleted()
            return Disposables.create { _ = disposals.increment() }
        }
        func check<Values: AsyncSequence & Sendable>(_ values: Values) async throws where Values.Element == Int {
            let before = subscriptions.value
            async let one = values.reduce(into: []) { $0.append($1) }
            async let other = values.reduce(into: []) { $0.append($1) }
            var (first, second) = (try await one, try await other)
            if first[0] > second[0] { swap(&first, &second) }
            let third = try await values.reduce(into: []) { $0.append($1) }
            #expect(first == (1...3).map { 10 * before + $0 })
            #expect(second == (1...3).map { 10 * (before + 1) + $0 })
            #expect(third == (1...3).map { 10 * (before + 2) + $0 })
            #expect(subscriptions.value == before + 2)
            #expect(disposals.value == subscriptions.value)
        }
        try await check(source.values)
        try await check(source.asInfallible(onErrorJustReturn: 0).values)
        try await check(source.takeLast(1).flatMap { Observable.of($0 - 2, $0 - 1, $0) }.values)
        #expect(try await source.element(at: 0).asSingle().values.reduce(0, +) == 101)
    }

    @Test func leavingOneIterationDoesNotDisposeTheOther() async throws {
        let subject = PublishSubject<Int>()
        let disposals = Counter()
        let values = subject.do(onDispose: { _ = disposals.increment() }).values
        var first: AsyncValues<Int, any Error>.AsyncIterator? = values.makeAsyncIterator()
        var second: AsyncValues<Int, any Error>.AsyncIterator? = values.makeAsyncIterator()
        subject.onNext(1)
        #expect(try await first?.next() == 1)
        #expect(try await second?.next() == 1)
        first = nil
        #expect(disposals.value == 1)
        subject.onNext(2)
        #expect(try await second?.next() == 2)
        second = nil
        #expect(disposals.value == 2)
        #expect(!subject.hasObservers)
    }

    @Test func valuesThatNoIterationUsesAreDisposed() {
        let subject = PublishSubject<Int>()
        do {
            let values = subject.values
            #expect(subject.hasObservers)
            _ = values
        }
        #expect(!subject.hasObservers)
    }

    @Test func aSourceWithoutAnEndPausesWhileNobodyAwaitsIt() async throws {
        let produced = Counter()
        let endless = Observable<Int>.generate(
            initialState: 0, condition: { _ in true }, iterate: { _ in produced.increment() })
        do {
            let values = endless.values
            #expect(produced.value < 2_000)
            var seen: [Int] = []
            for try await element in values {
                seen.append(element)
                if element == 9_999 { break }
            }
            #expect(seen == Array(0...9_999))
            #expect(produced.value < 12_000)
        }
        for await _ in endless.asInfallible(onErrorJustReturn: 0).values { break }
        for try await _ in Observable.repeatElement(1).values { break }
        let stream: AsyncThrowingStream<Int, any Error> = endless.values
        for try await _ in stream { break }
    }

    @Test func cancellingInTheBodyThrows() async {
        let subject = PublishSubject<Int>()
        let values: AsyncValues<Int, any Error> = subject.values
        subject.onNext(1)
        let task = Task {
            for try await _ in values { withUnsafeCurrentTask { $0?.cancel() } }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!subject.hasObservers)
    }

    /// The standard library ends its stream without an error then.
    @Test func cancellingInTheBodyEndsAStream() async throws {
        let subject = PublishSubject<Int>()
        let values: AsyncThrowingStream<Int, any Error> = subject.values
        subject.onNext(1)
        let task = Task {
            for try await _ in values { withUnsafeCurrentTask { $0?.cancel() } }
        }
        try await task.value
        #expect(!subject.hasObservers)
    }

    @Test func cancellingReachesASourceWithoutAnEnd() async throws {
        let endless = Observable<Int>.generate(initialState: 0, condition: { _ in true }, iterate: { $0 &+ 1 })
        let begun = Recorder<Int>()
        let task = Task {
            for try await element in endless.values where element == 0 { begun.record(element) }
        }
        await until { !begun.values.isEmpty }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @MainActor @Test func aConsumerThatNeverWaitsLetsOtherTasksRun() async throws {
        var (isOver, seen) = (false, 0)
        Task { isOver = true }
        for try await _ in Observable.range(start: 0, count: 100_000).values {
            if isOver { break }
            seen += 1
        }
        #expect(seen < 100_000)
    }

    @MainActor @Test func aSlowConsumerThatNeverWaitsLetsOtherTasksRunAfterAMillisecond() async throws {
        var (isOver, seen) = (false, 0)
        Task { isOver = true }
        for try await _ in Observable.range(start: 0, count: 100).values {
            if isOver { break }
            seen += 1
            passTime(milliseconds: 1)
        }
        #expect(seen < 100)
    }

    @Test func valuesThatNobodyAwaitsDoNotGrowWithoutEnd() async {
        let subject = PublishSubject<Int>()
        let values = subject.values
        let infallible = subject.asInfallible(onErrorJustReturn: 0).values
        for element in 0..<200_000 { subject.onNext(element) }
        var seen = 0
        await #expect(throws: BufferOverflow.self) { for try await _ in values { seen += 1 } }
        #expect(seen == 131_072)
        for await element in infallible {
            #expect(element == 200_000 - 131_072)
            break
        }
    }

    @Test func theStreamsOfTheVocabularyAreThereForWhoeverNamesThem() async throws {
        let source = Observable.of(1, 2)
        let throwing: AsyncThrowingStream<Int, any Error> = source.values
        let infallible: AsyncStream<Int> = source.asInfallible(onErrorJustReturn: 0).values
        let driver: AsyncStream<Int> = await source.asDriver(onErrorJustReturn: 0).values
        #expect(try await throwing.reduce(0, +) == 3)
        #expect(await infallible.reduce(0, +) == 3)
        #expect(await driver.reduce(0, +) == 3)
    }

    @Test func cancellingAfterTheEndDoesNotThrow() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values
        subject.onNext(1)
        subject.onCompleted()
        let gate = AsyncStream<Void>.makeStream()
        let task = Task {
            var seen: [Int] = []
            for try await number in values { seen.append(number) }
            for await _ in gate.stream {}
            return seen
        }
        task.cancel()
        gate.continuation.finish()
        let seen = try await task.value
        #expect(seen == [1] || seen.isEmpty)
    }

    @MainActor @Test func aDriverAndASignal() async {
        let state = BehaviorRelay(value: 1)
        var seen: [Int] = []
        for await number in state.asDriver().values {
            seen.append(number)
            if number == 3 { break }
            state.accept(number + 1)
        }
        #expect(seen == [1, 2, 3])
        let taps = PublishRelay<Int>()
        let values = taps.asSignal().values
        taps.accept(7)
        for await number in values {
            #expect(number == 7)
            break
        }
    }
}
