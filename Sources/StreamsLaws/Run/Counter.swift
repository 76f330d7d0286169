import Streams

/// Counts, from any thread.
package final class Counter: Sendable {
    private let count = Lock(0)

    package init() {}

    package var value: Int { count.value }

    @discardableResult package func increment(by step: Int = 1) -> Int {
        count.withLock { count in
            count += step
            return count
        }
    }
}
