import TestSupport
import Testing

@Suite(.noLeaks) struct ObservableAsyncTests {
    @Test func elementsAndCompletion() async throws {
        let source = Observable<Int>.async { yield in
            try await yield(1)
            await Task.yield()
            try await yield(2)
        }
        #expect(try await source.toArray().value == [1, 2])
        #expect(try await source.toArray().value == [1, 2])
    }

    @MainActor @Test func aProducerThatNeverWaitsLetsOtherTasksRun() async throws {
        var isOver = false
        let source = Observable<Int>.async { yield in
            for element in 0..<100_000 where !isOver { try await yield(element) }
        }
        let seen = Counter()
        let end = Task { try await source.do(onNext: { _ in seen.increment() }).ignoreElements().asCompletable().value }
        Task { isOver = true }
        try await end.value
        #expect(seen.value < 100_000)
    }

    @Test func whatTheWorkThrowsIsTheFailure() async throws {
        let source = Observable<Int>.async { yield in
            try await yield(1)
            throw TestError.first
        }
        let seen = Recorder<Int>()
        await #expect(throws: TestError.self) { try await source.do(onNext: { seen.record($0) }).toArray().value }
        #expect(seen.values == [1])
    }

    @Test func aCancellationThatTheWorkThrowsIsAFailure() async throws {
        let source = Observable<Int>.async { _ in throw CancellationError() }
        let failed = Recorder<String>()
        _ = source.subscribe(
            onError: { failed.record("failed: \($0 is CancellationError)") },
            onCompleted: { failed.record("completed") })
        await until { !failed.values.isEmpty }
        #expect(failed.values == ["failed: true"])
    }

    @Test func disposingReleasesTheObserverAlthoughTheWorkGoesOn() async throws {
        let (begun, gate) = (Recorder<Int>(), AsyncStream<Void>.makeStream())
        let released = Recorder<String>()
        let source = Observable<Int>.async { _ in
            begun.record(0)
            // Ignores the cancellation.
            await withCheckedContinuation { continuation in
                Task {
                    for await _ in gate.stream {}
                    continuation.resume()
                }
            }
        }
        let subscription = {
            let guardian = OnRelease { released.record("released") }
            return source.subscribe(onNext: { _ in withExtendedLifetime(guardian) {} })
        }()
        await until { !begun.values.isEmpty }
        subscription.dispose()
        #expect(released.values == ["released"])
        gate.continuation.finish()
    }

    @TaskLocal private static var inherited = 0

    @MainActor @Test func theWorkInheritsTheActorAndTheValues() async throws {
        var calls = 0
        let value = try await Self.$inherited.withValue(1) {
            try await Observable<Int>.async { yield in
                calls += 1
                MainActor.assertIsolated()
                try await yield(Self.inherited)
            }.asSingle().value
        }
        #expect(value == 1)
        #expect(calls == 1)
    }
}
