import Synchronization

/// Counts, from whichever thread.
package final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    package init() {}

    package var value: Int { count.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    package func increment(by step: Int = 1) -> Int { count.add(step, ordering: .sequentiallyConsistent).newValue }
}
