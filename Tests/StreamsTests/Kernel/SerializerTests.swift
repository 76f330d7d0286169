import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Streams

/// A serializer that threads share, and counts that are only right when its jobs exclude each other.
private final class Shared: Sendable {
    let serializer = Serializer()
    private let inside = Synchronization.Atomic<Bool>(false)
    private let overlaps = Synchronization.Atomic<Int>(0)
    private let count = Synchronization.Atomic<Int>(0)

    var done: Int { count.load(ordering: .relaxed) }
    var wasExclusive: Bool { overlaps.load(ordering: .relaxed) == 0 }

    /// Enters and stays.
    func enters(orLeaves job: @escaping () -> Void) -> Bool { serializer.enter(orEnqueue: job) }
    func entersIfFree() -> Bool { serializer.tryEnter() }

    func work() {
        if inside.exchange(true, ordering: .relaxed) { overlaps.add(1, ordering: .relaxed) }
        // Two steps on purpose: jobs that overlap lose counts.
        count.store(count.load(ordering: .relaxed) + 1, ordering: .relaxed)
        inside.store(false, ordering: .relaxed)
    }
}

@Suite(.noLeaks) struct SerializerTests {
    // MARK: One thread

    @Test func aJobRunsAtOnce() {
        let serializer = Serializer()
        let log = Recorder<Int>()
        serializer.run { log.record(1) }
        #expect(log.values == [1])
        serializer.send(2) { log.record($0) }
        #expect(log.values == [1, 2])
    }

    @Test func nestedJobsWaitForTheirTurn() {
        let shared = Shared()
        let log = Recorder<Int>()
        shared.serializer.run {
            shared.serializer.run {
                shared.serializer.run { log.record(4) }
                log.record(2)
            }
            shared.serializer.send(3) { log.record($0) }
            log.record(1)
        }
        #expect(log.values == [1, 2, 3, 4])
    }

    @Test func manyNestedJobsNeedNoStack() {
        let log = Counter()
        onNewThread(stackSize: 512 * 1_024) {
            let shared = Shared()
            @Sendable func next() {
                if log.increment() < 100_000 { shared.serializer.run(next) }
            }
            shared.serializer.run(next)
        }
        #expect(log.value == 100_000)
    }

    @Test func whoeverEntersByHandRunsTheJobsOfOthersWhenLeaving() {
        let shared = Shared()
        let log = Recorder<Int>()
        #expect(shared.enters(orLeaves: { log.record(0) }))
        #expect(!shared.entersIfFree())
        #expect(!shared.enters(orLeaves: { log.record(1) }))
        shared.serializer.run { log.record(2) }
        #expect(log.values == [])
        shared.serializer.leave()
        #expect(log.values == [1, 2])
        #expect(shared.entersIfFree())
    }

    @Test func aJobThatRanIsLetGoOf() {
        let shared = Shared()
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            shared.serializer.run {
                shared.serializer.run { _ = strong }
            }
        }
        #expect(token == nil)
    }

    // MARK: Several threads

    @Test func whoeverComesMeanwhileGoesOnAtOnce() {
        let shared = Shared()
        let log = Recorder<String>()
        let isInside = DispatchSemaphore(value: 0)
        let mayLeave = DispatchSemaphore(value: 0)
        let hasLeft = DispatchSemaphore(value: 0)
        Thread {
            shared.serializer.run {
                isInside.signal()
                if mayLeave.arrives() { log.record("first") }
            }
            hasLeft.signal()
        }.start()
        #expect(isInside.arrives())
        shared.serializer.run { log.record("second") }
        #expect(log.values == [])
        mayLeave.signal()
        #expect(hasLeft.arrives())
        #expect(log.values == ["first", "second"])
    }

    @Test func nothingOverlapsAndNothingIsLost() {
        let send: @Sendable (Shared) -> Void = { shared in
            for _ in 0..<10_000 { shared.serializer.send(shared) { $0.work() } }
        }
        let nest: @Sendable (Shared) -> Void = { shared in
            for _ in 0..<5_000 {
                shared.serializer.run {
                    shared.serializer.run { shared.work() }
                    shared.work()
                }
            }
        }
        let senders = [send, nest, send, nest]
        race(rounds: 1, on: Shared.init, senders) { shared in
            #expect(eventually { shared.done == 40_000 })
            #expect(shared.wasExclusive)
            #expect(eventually { shared.entersIfFree() })
        }
    }

    @Test func theJobsOfOneThreadKeepTheirOrder() {
        let log = Recorder<(thread: Int, number: Int)>()
        let senders = (0..<4).map { thread in
            { @Sendable (shared: Shared) in
                for number in 0..<5_000 { shared.serializer.run { log.record((thread, number)) } }
            }
        }
        race(rounds: 1, on: Shared.init, senders) { _ in
            #expect(eventually { log.values.count == 20_000 })
            for thread in 0..<4 {
                #expect(log.values.filter { $0.thread == thread }.map(\.number) == Array(0..<5_000))
            }
        }
    }

    @Test func theLastJobIsNotLeftBehind() {
        // One job each: the second comes about when the first leaves.
        let work: @Sendable (Shared) -> Void = { shared in shared.serializer.run { shared.work() } }
        var wrong = 0
        race(on: Shared.init, [work, work, work]) { shared in
            if !shared.wasExclusive || shared.done != 3 || !shared.entersIfFree() { wrong += 1 }
        }
        #expect(wrong == 0)
    }
}
