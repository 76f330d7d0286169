import Streams

/// An element whose release a law can observe.
public final class TrackedElement: Hashable, Sendable, CustomStringConvertible {
    /// Counts the elements that are alive.
    package final class LiveCount: Sendable {
        private let count = Lock(0)
        private let handler = Lock<(@Sendable () -> Void)?>(nil)

        package init() {}

        package var value: Int { count.value }

        /// Calls `body` whenever an element is released.
        package func onRelease(_ body: @escaping @Sendable () -> Void) { handler.replace(by: body) }

        fileprivate func add(_ difference: Int) { count.withLock { $0 += difference } }

        fileprivate func released() {
            add(-1)
            handler.value?()
        }
    }

    /// The number by which elements differ.
    public let value: Int
    private let liveCount: LiveCount

    init(_ value: Int, _ liveCount: LiveCount) {
        self.value = value
        self.liveCount = liveCount
        liveCount.add(1)
    }

    deinit { liveCount.released() }

    /// The number of the element.
    public var description: String { "\(value)" }

    /// Returns whether two elements have the same number.
    public static func == (lhs: TrackedElement, rhs: TrackedElement) -> Bool { lhs.value == rhs.value }

    /// Hashes the number of the element.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
