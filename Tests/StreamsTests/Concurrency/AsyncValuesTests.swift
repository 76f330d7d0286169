import Streams
import StreamsTest
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

    @Test func aFastProducerLosesNothing() async throws {
        let subject = PublishSubject<Int>()
        let values = subject.values
        for number in 0..<10_000 { subject.onNext(number) }
        subject.onCompleted()
        var next = 0
        for try await number in values {
            if number != next { break }
            next += 1
        }
        #expect(next == 10_000)
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

    @Test(arguments: [true, false])
    func cancellingTheTaskDisposes(infallible: Bool) async throws {
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

    @Test func cancellingRacesWithTheEnd() async throws {
        for _ in 0..<2_000 {
            let subject = PublishSubject<Int>()
            let values = subject.values
            let task = Task {
                var count = 0
                for try await _ in values { count += 1 }
                return count
            }
            async let cancel: Void = Task.detached { task.cancel() }.value
            async let send: Void = Task.detached {
                subject.onNext(1)
                subject.onCompleted()
            }.value
            _ = await (cancel, send)
            switch await task.result {
            case .success(let count): #expect(count <= 1)
            case .failure(let error): #expect(error is CancellationError)
            }
            #expect(!subject.hasObservers)
        }
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
