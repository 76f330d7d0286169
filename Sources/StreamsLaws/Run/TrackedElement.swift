import Streams
import Synchronization

/// An element whose release a law can observe.
public final class TrackedElement: Hashable, Sendable, CustomStringConvertible {
    /// Counts the elements that are alive.
    ///
    /// Relaxed: a lock that all threads take would order what an operator leaves unordered.
    package final class LiveCount: Sendable {
        private let count = Atomic<Int>(0)
        private let hasHandler = Atomic<Bool>(false)
        private let handler = Lock<(@Sendable () -> Void)?>(nil)

        package init() {}

        package var value: Int { count.load(ordering: .relaxed) }

        /// Calls `body` whenever an element is released.
        func onRelease(_ body: @escaping @Sendable () -> Void) {
            handler.replace(by: body)
            hasHandler.store(true, ordering: .relaxed)
        }

        fileprivate func added() { count.add(1, ordering: .relaxed) }

        fileprivate func released() {
            count.subtract(1, ordering: .relaxed)
            if hasHandler.load(ordering: .relaxed) { handler.value?() }
        }
    }

    /// The number by which elements differ.
    public let value: Int
    private let liveCount: LiveCount

    package init(_ value: Int, _ liveCount: LiveCount) {
        self.value = value
        self.liveCount = liveCount
        liveCount.added()
    }

    deinit {
        Interleaving.expectNoLock(during: "the deinit of an element")
        liveCount.released()
    }

    /// The number of the element.
    public var description: String { "\(value)" }

    /// Returns whether two elements have the same number.
    public static func == (lhs: TrackedElement, rhs: TrackedElement) -> Bool {
        Interleaving.expectNoLock(during: "== of elements")
        return lhs.value == rhs.value
    }

    /// Hashes the number of the element.
    public func hash(into hasher: inout Hasher) {
        Interleaving.expectNoLock(during: "hash(into:) of an element")
        hasher.combine(value)
    }
}
