import Streams
import Synchronization

/// What was received, from whichever thread, in order.
final class Recorder<Element: Sendable>: Sendable {
    private let log = Guarded<[Element]>([])

    var values: [Element] { log.withLock { $0 } }

    func record(_ element: Element) { log.withLock { $0.append(element) } }
}

/// Counts, from whichever thread.
final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func increment() -> Int { count.add(1, ordering: .sequentiallyConsistent).newValue }
}

/// Something whose lifetime a test looks at.
final class Token: Sendable {}

/// An error of a test.
enum TestError: Error {
    case one
    case two
}
