import Dispatch
import TestSupport
import Testing

/// Counts, and ignores the cancellation of its task.
private struct Stubborn: AsyncSequence, Sendable {
    struct AsyncIterator: AsyncIteratorProtocol {
        var count = 0
        let askedLate: Recorder<Int>
        let onRelease: OnRelease

        mutating func next() async -> Int? {
            count += 1
            await Task.yield()
            if Task.isCancelled { askedLate.record(count) }
            return askedLate.values.count < 100 ? count : nil
        }
    }

    let asked = Recorder<Int>()
    /// The elements that were requested in a canceled task.
    let askedLate = Recorder<Int>()
    /// The number of iterators that were released.
    let iterated = Counter()

    func makeAsyncIterator() -> AsyncIterator {
        asked.record(0)
        return AsyncIterator(askedLate: askedLate, onRelease: OnRelease { [iterated] in iterated.increment() })
    }
}

@Suite(.noLeaks) struct AsyncSequenceObservableTests {
    @TaskLocal private static var inherited = 0

    @Test func theTaskInheritsTheValuesOfTheSubscriber() async throws {
        let first = try await Self.$inherited.withValue(1) {
            try await AsyncStream { Self.inherited }.asObservable().take(1).asSingle().value
        }
        #expect(first == 1)
    }

    private func throwing(_ error: (any Error)?) -> AsyncThrowingStream<Int, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(1)
            continuation.yield(2)
            continuation.finish(throwing: error)
        }
    }

    /// The events of a sequence, as text.
    private func events(_ source: Observable<Int>) async -> [String] {
        var seen: [String] = []
        let stream = AsyncStream<String> { continuation in
            _ = source.subscribe(
                onNext: { continuation.yield("\($0)") }, onError: { continuation.yield("# \($0)") },
                onCompleted: { continuation.yield("|") }, onDisposed: { continuation.finish() })
        }
        for await event in stream { seen.append(event) }
        return seen
    }

    @Test func theElementsAndTheEnd() async {
        #expect(await events(throwing(nil).asObservable()) == ["1", "2", "|"])
    }

    @Test func anErrorFails() async {
        #expect(await events(throwing(TestError.first).asObservable()) == ["1", "2", "# first"])
    }

    @Test func aCancellationThatTheSequenceThrowsIsAFailure() async {
        #expect(await events(throwing(CancellationError()).asObservable()) == ["1", "2", "# CancellationError()"])
    }

    @Test func subscriptionsShareTheIterationOfAStream() async {
        func check<Numbers: AsyncSequence & Sendable>(
            _ numbers: Numbers, _ continuation: AsyncThrowingStream<Int, any Error>.Continuation
        ) async where Numbers.Element == Int {
            let source = numbers.asObservable()
            let (first, second) = (Recorder<Int>(), Recorder<Int>())
            _ = source.subscribe(onNext: { first.record($0) })
            _ = source.subscribe(onNext: { second.record($0) }, onCompleted: { second.record(-1) })
            for number in 1...3 { continuation.yield(number) }
            continuation.finish()
            await until { second.values.last == -1 }
            #expect(first.values == [1, 2, 3])
            #expect(second.values == [1, 2, 3, -1])
        }
        var (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        await check(stream, continuation)
        (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        await check(stream.map { $0 }.filter { _ in true }, continuation)
    }

    @Test func aSecondSequenceOfAStreamFailsWhileItIsIterated() async {
        func check<Numbers: AsyncSequence & Sendable>(
            _ numbers: Numbers, _ stream: AsyncThrowingStream<Int, any Error>,
            _ continuation: AsyncThrowingStream<Int, any Error>.Continuation
        ) async where Numbers.Element == Int {
            let seen = Recorder<Int>()
            _ = stream.asObservable().subscribe(onNext: { seen.record($0) }, onCompleted: { seen.record(-1) })
            continuation.yield(1)
            await until { seen.values == [1] }
            let message = "# Another observable iterates this stream."
            #expect(await events(numbers.asObservable()).first?.hasPrefix(message) == true)
            continuation.yield(2)
            continuation.finish()
            await until { seen.values == [1, 2, -1] }
            #expect(await events(numbers.asObservable()) == ["|"])
        }
        var (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        await check(stream, stream, continuation)
        (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
        await check(stream.map { $0 }.filter { _ in true }, stream, continuation)
    }

    @Test func aStreamWhoseIterationWasCancelledHasEnded() async {
        let awaited = Counter()
        let source = AsyncThrowingStream<Int, any Error> {
            awaited.increment()
            await until { Task.isCancelled }
            return nil
        }.asObservable()
        let subscription = source.subscribe()
        await until { awaited.value == 1 }
        subscription.dispose()
        #expect(await events(source) == ["|"])
        #expect(awaited.value == 1)
    }

    @MainActor @Test func itRunsElsewhereThanOnTheMainQueueAndWithItsPriority() async {
        let log = Recorder<String>()
        let source = throwing(nil).asObservable(priority: .high).do(onNext: { _ in
            dispatchPrecondition(condition: .notOnQueue(.main))
            log.record("\(Task.currentPriority == .high)")
        })
        _ = await events(source)
        #expect(log.values == ["true", "true"])
    }

    @Test func aSequenceThatIgnoresTheCancellationIsLeftToo() async {
        let source = Stubborn()
        #expect(await events(source.asObservable().take(3)) == ["1", "2", "3", "|"])
        await until { source.iterated.value == 1 }
        #expect(source.askedLate.values.isEmpty)
    }

    @Test func eachSubscriptionIteratesAnew() async {
        let stubborn = Stubborn()
        let source = stubborn.asObservable().take(1)
        _ = await events(source)
        _ = await events(source)
        #expect(stubborn.asked.values.count == 2)
    }
}
