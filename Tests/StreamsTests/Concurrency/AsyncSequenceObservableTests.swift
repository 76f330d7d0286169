import Dispatch
import Streams
import Testing

/// Counts without ever looking at the cancellation of its task.
private struct Stubborn: AsyncSequence, Sendable {
    struct AsyncIterator: AsyncIteratorProtocol {
        var count = 0
        let askedLate: Trace<Int>

        mutating func next() async -> Int? {
            count += 1
            await Task.yield()
            if Task.isCancelled { askedLate.add(count) }
            return askedLate.entries.count < 100 ? count : nil
        }
    }

    let asked = Trace<Int>()
    /// Filled when somebody asks for an element in a cancelled task.
    let askedLate = Trace<Int>()

    func makeAsyncIterator() -> AsyncIterator {
        asked.add(0)
        return AsyncIterator(askedLate: askedLate)
    }
}

@Suite struct AsyncSequenceObservableTests {
    private func throwing(_ error: (any Error)?) -> AsyncThrowingStream<Int, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(1)
            continuation.yield(2)
            continuation.finish(throwing: error)
        }
    }

    /// What an observable sends, as text.
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
        #expect(await events(throwing(Trouble()).asObservable()) == ["1", "2", "# Trouble()"])
    }

    @Test func aCancellationIsAnEnd() async {
        #expect(await events(throwing(CancellationError()).asObservable()) == ["1", "2", "|"])
    }

    @MainActor @Test func itRunsElsewhereThanOnTheMainQueueAndWithItsPriority() async {
        let log = Trace<String>()
        let source = throwing(nil).asObservable(priority: .high).do(onNext: { _ in
            dispatchPrecondition(condition: .notOnQueue(.main))
            log.add("\(Task.currentPriority == .high)")
        })
        _ = await events(source)
        #expect(log.entries == ["true", "true"])
    }

    @Test func disposingCancelsTheTask() async {
        let gate = AsyncStream<Int>.makeStream()
        let terminated = AsyncStream<Void>.makeStream()
        gate.continuation.onTermination = { _ in terminated.continuation.finish() }
        let log = Trace<Int>()
        let subscription = gate.stream.asObservable().subscribe(onNext: { log.add($0) })
        gate.continuation.yield(1)
        while log.entries.isEmpty { await Task.yield() }
        subscription.dispose()
        for await _ in terminated.stream {}
        #expect(log.entries == [1])
    }

    @Test func aSequenceThatIgnoresTheCancellationIsLeftToo() async {
        let source = Stubborn()
        #expect(await events(source.asObservable().take(3)) == ["1", "2", "3", "|"])
        for _ in 0..<1_000 { await Task.yield() }
        #expect(source.askedLate.entries.isEmpty)
    }

    @Test func eachSubscriptionIteratesAnew() async {
        let stubborn = Stubborn()
        let source = stubborn.asObservable().take(1)
        _ = await events(source)
        _ = await events(source)
        #expect(stubborn.asked.entries.count == 2)
    }
}
