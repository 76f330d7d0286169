import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks, .failsIfItHangs) struct ProducerGateTests {
    /// A gate that another thread opens when it has been found shut.
    private final class OpeningGate: ProducerGate, @unchecked Sendable {
        override var isShut: Bool {
            defer { isFull = false }
            return super.isShut
        }

        init() { super.init(capacity: 1, isExact: true, HeldSources()) }

        func shut() { lock.withLock { isFull = true } }
    }

    @Test func anActionRunsOnceIfTheGateIsOpenedBeforeItIsAdded() {
        let (gate, ran) = (OpeningGate(), Counter())
        gate.shut()
        gate.whenOpen { ran.increment() }
        #expect(ran.value == 1)
        gate.close()
        #expect(ran.value == 1)
    }

    @Test func noGateIsBehindThatOfTheConsumer() {
        let (gate, ran) = (ConsumerGate(), Counter())
        gate.lock.withLock { gate.isFull = true }
        gate.whenNextOpen { ran.increment() }
        #expect(ran.value == 1)
    }

    @Test func aTaskDoesNotWaitForValuesThatAreNotAwaited() async {
        let start = PublishSubject<Never>()
        let shared = Observable<Int>.async { yield in
            try await start.asCompletable().value
            for number in 0..<3_000 { try await yield(number) }
        }
        .share()
        let (kept, values) = (shared.values, shared.values(buffering: .suspending(4)))
        start.onCompleted()
        #expect(await collect(values).elements == Array(0..<3_000))
        withExtendedLifetime(kept) {}
    }

    @Test func aSourceThatContinuesIsNotFurtherAheadThanTheLimit() async throws {
        let produced = Counter()
        let source = Observable.range(start: 0, count: 5_000).do(onNext: { _ in produced.increment() })
        var (seen, mostAhead) = (0, 0)
        for try await _ in source.values {
            seen += 1
            mostAhead = max(mostAhead, produced.value - seen)
        }
        #expect(seen == 5_000)
        #expect(mostAhead <= 1_024)
    }
}
