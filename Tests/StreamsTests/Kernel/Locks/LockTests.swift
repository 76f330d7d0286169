import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct LockTests {
    /// A count that is only right when its changes exclude each other.
    private final class Guarded: @unchecked Sendable {
        let lock = Lock()
        private(set) var count = 0

        func add() { lock.withLock { count += 1 } }

        /// Holds the lock for longer than other threads wait before they sleep.
        func addSlowly() {
            lock.withLock {
                let begin = DispatchTime.now().uptimeNanoseconds
                let before = count
                while DispatchTime.now().uptimeNanoseconds - begin < 5_000 {}
                count = before + 1
            }
        }
    }

    /// Runs `body` on as many threads, and waits for them.
    private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(index)
                group.leave()
            }
        }
        group.wait()
    }

    @Test(arguments: [2, 4, 16, 32]) func sectionsExcludeEachOther(threads: Int) {
        let guarded = Guarded()
        onThreads(threads) { _ in for _ in 0..<10_000 { guarded.add() } }
        #expect(guarded.lock.withLock { guarded.count } == threads * 10_000)
    }

    @Test("a thread that sleeps is woken", .failsIfItHangs, arguments: [2, 3, 16]) func wakes(threads: Int) {
        let guarded = Guarded()
        onThreads(threads) { _ in for _ in 0..<200 { guarded.addSlowly() } }
        #expect(guarded.lock.withLock { guarded.count } == threads * 200)
    }

    @Test("threads that sleep at many locks are woken", .failsIfItHangs) func manyLocks() {
        let all = (0..<200).map { _ in Guarded() }
        onThreads(8) { thread in
            // Two threads at a time use the same lock, in the same order.
            for index in 0..<all.count { all[(index + thread / 2 * 50) % all.count].addSlowly() }
        }
        #expect(all.map { guarded in guarded.lock.withLock { guarded.count } } == all.map { _ in 8 })
    }

    @Test("a task that changes its thread is not taken for the holder") func tasksOnManyThreads() async {
        let guarded = Guarded()
        await withDiscardingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<2_000 {
                        guarded.add()
                        await Task.yield()
                        guarded.add()
                        await Task.yield()
                    }
                }
            }
        }
        #expect(guarded.lock.withLock { guarded.count } == 32_000)
    }

    @Test func theStateIsReleasedWithTheLock() {
        final class Object: Sendable {}
        weak var released: Object?
        do {
            let object = Object()
            released = object
            let lock = Lock<Object?>(object)
            #expect(lock.withLock { $0 != nil })
        }
        #expect(released == nil)
    }

    @Test func anErrorUnlocks() {
        let guarded = Guarded()
        #expect(throws: TestError.self) { try guarded.lock.withLock { throw TestError.first } }
        guarded.add()
        #expect(guarded.count == 1)
    }

    @Test func takingTwiceReturnsNothing() {
        let lock = Lock<Int?>(1)
        #expect(lock.take() == 1)
        #expect(lock.take() == nil)
    }

    @Test("a closure stays the same, however often it is read") func closures() {
        let depth = Lock<@Sendable () -> Int> { Thread.callStackReturnAddresses.count }
        let first = depth.value()
        for _ in 0..<100 { _ = depth.value }
        #expect(depth.value() == first)
    }

    @Test("a section in a section of the same lock stops the process") func nestedSection() async {
        await #expect(processExitsWith: .failure) {
            let lock = Lock(0)
            lock.withLock { _ in lock.withLock { $0 += 1 } }
        }
    }
}
