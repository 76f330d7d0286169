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
    /// The elements that were requested in a cancelled task.
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

    @Test func theTaskIsDetached() async throws {
        let first = try await Self.$inherited.withValue(1) {
            try await AsyncStream { Self.inherited }.asObservable().take(1).asSingle().value
        }
        #expect(first == 0)
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

    @Test func aCancellationIsAnEnd() async {
        #expect(await events(throwing(CancellationError()).asObservable()) == ["1", "2", "|"])
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
