import Synchronization

#if Tracing
    /// Counts the live objects of the library, to find leaks.
    ///
    /// Available if the package is built with its trait `Tracing`. Compare `total` before and after code that releases
    /// every object it creates.
    public enum Resources {
        private static let count = DiagnosticAtomic<Int32>(0)
        fileprivate static let serialQueueCount = DiagnosticAtomic<Int32>(0)

        /// The number of live sequences, subscriptions and parts of operators.
        public static var total: Int32 { count.load(ordering: .acquiring) }

        /// Adds an object of the client, and returns the new total.
        @discardableResult public static func incrementTotal() -> Int32 {
            count.add(1, ordering: .acquiringAndReleasing).newValue
        }

        /// Removes an object of the client, and returns the new total.
        @discardableResult public static func decrementTotal() -> Int32 {
            count.subtract(1, ordering: .acquiringAndReleasing).newValue
        }

        /// The number of sequences created by `observe(on:)` for a serial dispatch queue, with or without subscriptions.
        public static var numberOfSerialDispatchQueueObservables: Int32 { serialQueueCount.load(ordering: .acquiring) }
    }

    /// Counts one sequence that delivers on a serial dispatch queue and retains this object.
    @usableFromInline final class SerialQueueObservable: Sendable {
        @usableFromInline init() { Resources.serialQueueCount.add(1, ordering: .relaxed) }

        deinit { Resources.serialQueueCount.subtract(1, ordering: .relaxed) }
    }
#endif

#if DEBUG || Tracing
    private let deepestTailRecursion = DiagnosticAtomic<Int>(0)

    /// The maximum nesting depth of `concat` since this was last set.
    ///
    /// Available in debug builds, and if the package is built with its trait `Tracing`. It stays at 1 for a recursion
    /// through the last element of a collection. It grows for a recursion through a sequence, whose end is known only
    /// after a request for another element.
    public var maxTailRecursiveSinkStackSize: Int {
        get { deepestTailRecursion.load(ordering: .acquiring) }
        set { deepestTailRecursion.store(newValue, ordering: .releasing) }
    }
#endif

/// Records a nesting depth of `concat`.
@usableFromInline func noteTailRecursion(depth: Int) {
    #if DEBUG || Tracing
        deepestTailRecursion.max(depth, ordering: .acquiringAndReleasing)
    #endif
}
