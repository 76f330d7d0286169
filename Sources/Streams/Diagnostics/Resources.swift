import Synchronization

#if TRACE_RESOURCES
    /// Counts what the library has made and not yet released, to find leaks.
    ///
    /// There only when the package is built with the environment variable `STREAMS_TRACE` set. Code that has released
    /// everything it made leaves `total` where it was, so compare it before and after.
    public enum Resources {
        private static let count = DiagnosticAtomic<Int32>(0)
        fileprivate static let serialQueueCount = DiagnosticAtomic<Int32>(0)

        /// How many sequences, subscriptions and parts of operators are there.
        public static var total: Int32 { count.load(ordering: .acquiring) }

        /// Counts something of yours in, and tells the new total.
        @discardableResult public static func incrementTotal() -> Int32 {
            count.add(1, ordering: .acquiringAndReleasing).newValue
        }

        /// Counts something of yours out, and tells the new total.
        @discardableResult public static func decrementTotal() -> Int32 {
            count.subtract(1, ordering: .acquiringAndReleasing).newValue
        }

        /// The number of sequences made by `observe(on:)` that deliver on a serial dispatch queue, subscribed to or not.
        public static var numberOfSerialDispatchQueueObservables: Int32 { serialQueueCount.load(ordering: .acquiring) }
    }

    /// Counts one sequence that delivers on a serial dispatch queue, as long as the sequence holds it.
    @usableFromInline final class SerialQueueObservable: Sendable {
        @usableFromInline init() { Resources.serialQueueCount.add(1, ordering: .relaxed) }

        deinit { Resources.serialQueueCount.subtract(1, ordering: .relaxed) }
    }
#endif

#if DEBUG || TRACE_RESOURCES
    private let deepestTailRecursion = DiagnosticAtomic<Int>(0)

    /// How many sequences of sequences a `concat` has had open at once, at most, since this was last set.
    ///
    /// There only in debug builds and when the package is built with the environment variable `STREAMS_TRACE` set. It
    /// stays at 1 for a recursion through the last place of a collection, and grows for one through a sequence, whose
    /// end shows only when it is asked for more.
    public var maxTailRecursiveSinkStackSize: Int {
        get { deepestTailRecursion.load(ordering: .acquiring) }
        set { deepestTailRecursion.store(newValue, ordering: .releasing) }
    }
#endif

/// Remembers the depth if it is the deepest.
func noteTailRecursion(depth: Int) {
    #if DEBUG || TRACE_RESOURCES
        deepestTailRecursion.max(depth, ordering: .acquiringAndReleasing)
    #endif
}
