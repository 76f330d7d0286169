import Dispatch
import TestSupport
import Testing

/// A trait whose one event the test sends, and whose result is turned into text.
private struct Awaited: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @Sendable (PublishSubject<Int>, @escaping @Sendable () -> Void) async throws -> String
    let success: @Sendable (PublishSubject<Int>) -> Void
    let expected: String

    static let all: [Awaited] = [
        Awaited(
            testDescription: "Single",
            value: { subject, disposed in "\(try await subject.do(onDispose: disposed).take(1).asSingle().value)" },
            success: { $0.onNext(1) }, expected: "1"),
        Awaited(
            testDescription: "Maybe",
            value: { subject, disposed in
                (try await subject.do(onDispose: disposed).take(1).asMaybe().value).map { "\($0)" } ?? "nil"
            },
            success: { $0.onNext(1) }, expected: "1"),
        Awaited(
            testDescription: "Maybe without an element",
            value: { subject, disposed in
                (try await subject.do(onDispose: disposed).asMaybe().value).map { "\($0)" } ?? "nil"
            },
            success: { $0.onCompleted() }, expected: "nil"),
        Awaited(
            testDescription: "Completable",
            value: { subject, disposed in
                try await subject.do(onDispose: disposed).ignoreElements().asCompletable().value
                return "done"
            },
            success: { $0.onCompleted() }, expected: "done"),
    ]
}

@Suite(.noLeaks) struct AsyncTraitsTests {
    @Test(arguments: Awaited.all) private func theEventIsTheValue(trait: Awaited) async throws {
        let subject = PublishSubject<Int>()
        let disposed = Recorder<Int>()
        let task = Task { try await trait.value(subject) { disposed.record(0) } }
        await until { subject.hasObservers }
        trait.success(subject)
        #expect(try await task.value == trait.expected)
        #expect(disposed.values.count == 1)
    }

    @Test(arguments: Awaited.all) private func aFailureIsThrown(trait: Awaited) async throws {
        let subject = PublishSubject<Int>()
        let task = Task { try await trait.value(subject) {} }
        await until { subject.hasObservers }
        subject.onError(TestError.first)
        await #expect(throws: TestError.self) { try await task.value }
    }

    @Test(arguments: Awaited.all) private func cancellingTheTaskDisposes(trait: Awaited) async throws {
        let subject = PublishSubject<Int>()
        let disposed = Recorder<Int>()
        let task = Task { try await trait.value(subject) { disposed.record(0) } }
        await until { subject.hasObservers }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(disposed.values.count == 1)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: Awaited.all) private func aCancelledTaskDisposesAtOnce(trait: Awaited) async throws {
        let subject = PublishSubject<Int>()
        let disposed = Recorder<Int>()
        let gate = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in gate.stream {}
            return try await trait.value(subject) { disposed.record(0) }
        }
        task.cancel()
        gate.continuation.finish()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(disposed.values.count == 1)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [false, true]) func aCancelledTaskReceivesWhatComesAtOnce(fails: Bool) async {
        /// Runs `body` in a task that is canceled already.
        func cancelled<Value: Sendable>(
            _ body: @escaping @Sendable () async throws -> Value
        ) async -> Result<Value, any Error> {
            let gate = AsyncStream<Void>.makeStream()
            let task = Task {
                for await _ in gate.stream {}
                #expect(Task.isCancelled)
                return try await body()
            }
            task.cancel()
            gate.continuation.finish()
            return await task.result
        }
        func check<Value>(_ result: Result<Value, any Error>, _ isExpected: (Value) -> Bool) {
            switch result {
            case .success(let value): #expect(!fails && isExpected(value))
            case .failure(let error): #expect(fails && error is TestError)
            }
        }
        check(await cancelled { try await (fails ? Single<Int>.error(TestError.first) : .just(1)).value }) { $0 == 1 }
        check(await cancelled { try await (fails ? Maybe<Int>.error(TestError.first) : .just(1)).value }) { $0 == 1 }
        check(await cancelled { try await (fails ? Maybe<Int>.error(TestError.first) : .empty()).value }) { $0 == nil }
        check(await cancelled { try await (fails ? Completable.error(TestError.first) : .empty()).value }) { true }
    }

    @Test func manyTasksAtOnce() async throws {
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
            for index in 0..<10_000 { group.addTask { try await Single.just(index).value } }
            return try await group.reduce(0, +)
        }
        #expect(sum == 49_995_000)
    }
}
