import TestSupport
import Testing

@Suite(.noLeaks) struct AsyncFlatteningTests {
    /// Work that ends when the test says so.
    private final class Works: Sendable {
        private let gates = Lock<[Int: AsyncStream<Int>.Continuation]>([:])
        let begun = Recorder<Int>()
        let cancelled = Recorder<Int>()

        func run(_ number: Int) async throws -> String {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            gates.withLock { $0[number] = continuation }
            begun.record(number)
            for await value in stream {
                if value < 0 { throw TestError.first }
                return "\(number):\(value)"
            }
            cancelled.record(number)
            throw CancellationError()
        }

        func end(_ number: Int, with value: Int) {
            gates.withLock { $0[number]! }.yield(value)
        }
    }

    private func run(
        _ operation: (PublishSubject<Int>, Works) -> Observable<String>,
        during body: (PublishSubject<Int>, Works, Recorder<String>) async throws -> Void
    ) async rethrows -> [String] {
        let (source, works, seen) = (PublishSubject<Int>(), Works(), Recorder<String>())
        let subscription = operation(source, works).subscribe(
            onNext: { seen.record($0) }, onError: { seen.record("# \($0)") }, onCompleted: { seen.record("|") })
        try await body(source, works, seen)
        subscription.dispose()
        return seen.values
    }

    @Test func theLatestWorkWins() async {
        let seen = await run { source, works in
            source.flatMapLatest { try await works.run($0) }
        } during: { source, works, seen in
            source.onNext(1)
            await until { works.begun.values == [1] }
            source.onNext(2)
            await until { works.begun.values == [1, 2] && works.cancelled.values == [1] }
            works.end(2, with: 20)
            await until { seen.values == ["2:20"] }
            source.onCompleted()
        }
        #expect(seen == ["2:20", "|"])
    }

    @Test func theFirstWorkKeepsOthersOut() async {
        let seen = await run { source, works in
            source.flatMapFirst { try await works.run($0) }
        } during: { source, works, seen in
            source.onNext(1)
            await until { works.begun.values == [1] }
            source.onNext(2)
            works.end(1, with: 10)
            await until { seen.values == ["1:10"] }
            source.onCompleted()
        }
        #expect(seen == ["1:10", "|"])
    }

    @Test func oneAfterAnother() async {
        let seen = await run { source, works in
            source.concatMap { try await works.run($0) }
        } during: { source, works, seen in
            source.onNext(1)
            source.onNext(2)
            source.onCompleted()
            await until { works.begun.values == [1] }
            works.end(1, with: 10)
            await until { works.begun.values == [1, 2] }
            works.end(2, with: 20)
            await until { seen.values.count == 3 }
        }
        #expect(seen == ["1:10", "2:20", "|"])
    }

    @Test func aLimitedNumberAtTheSameTime() async {
        let seen = await run { source, works in
            source.flatMap(maxConcurrent: 2) { try await works.run($0) }
        } during: { source, works, seen in
            for number in 1...3 { source.onNext(number) }
            source.onCompleted()
            await until { Set(works.begun.values) == [1, 2] }
            works.end(2, with: 20)
            await until { works.begun.values.count == 3 }
            works.end(3, with: 30)
            await until { seen.values.count == 2 }
            works.end(1, with: 10)
            await until { seen.values.count == 4 }
        }
        #expect(seen == ["2:20", "3:30", "1:10", "|"])
    }

    @Test func anErrorEndsTheSequenceAndCancelsTheWork() async {
        let seen = await run { source, works in
            source.flatMap(maxConcurrent: 2) { try await works.run($0) }
        } during: { source, works, seen in
            source.onNext(1)
            source.onNext(2)
            await until { works.begun.values.count == 2 }
            works.end(1, with: -1)
            await until { works.cancelled.values == [2] }
            #expect(!source.hasObservers)
        }
        #expect(seen == ["# first"])
    }

    @Test func disposingCancelsTheWork() async {
        let seen = await run { source, works in
            source.concatMap { try await works.run($0) }
        } during: { source, works, _ in
            source.onNext(1)
            await until { works.begun.values == [1] }
        }
        #expect(seen.isEmpty)
    }

    @Test func ofTraits() async throws {
        @Sendable func twice(_ number: Int) async throws -> Int {
            await Task.yield()
            return 2 * number
        }
        #expect(try await Single.just(1).flatMap { try await twice($0) }.value == 2)
        #expect(try await Single.just(1).flatMap(twice).value == 2)
        #expect(try await Maybe.just(1).flatMap { try await twice($0) }.value == 2)
        #expect(try await Maybe<Int>.empty().flatMap { try await twice($0) }.value == nil)
    }
}
