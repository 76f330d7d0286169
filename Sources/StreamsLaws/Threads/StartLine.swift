import Foundation
import Synchronization

/// A barrier at which threads wait for one another, round after round, and which they leave at the same time.
///
/// They spin for some microseconds, since a thread that sleeps continues too late to meet the others. They sleep if it
/// takes longer: on a busy machine a spinning thread occupies the processor that the last one needs.
final class StartLine: Sendable {
    /// The number of times that a thread looks for the others before it sleeps.
    private static let patience = 2_000

    private let threads: Int
    private let arrived = Atomic<Int>(0)
    private let awake = Atomic<Int>(0)
    private let condition = NSCondition()

    /// Creates a barrier for a number of threads.
    init(threads: Int) { self.threads = threads }

    /// Starts with the first round again; no thread waits.
    func reset() {
        arrived.store(0, ordering: .relaxed)
        awake.store(0, ordering: .releasing)
    }

    /// Waits until all threads have called this method for the round, the first of which is 1.
    func wait(for round: Int) {
        let all = round * threads
        if arrived.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue == all {
            condition.withLock { condition.broadcast() }
        } else if !spins(until: all, of: arrived) {
            condition.withLock {
                while arrived.load(ordering: .acquiring) < all { condition.wait() }
            }
        }
        // Threads that slept need some time to continue.
        awake.wrappingAdd(1, ordering: .acquiringAndReleasing)
        _ = spins(until: all, of: awake)
    }

    /// Looks at a counter some times; returns whether it reached the number.
    private func spins(until number: Int, of counter: borrowing Atomic<Int>) -> Bool {
        for _ in 0..<Self.patience where counter.load(ordering: .acquiring) >= number { return true }
        return false
    }
}
