import Dispatch

/// The main queue, which is also the executor of the main actor.
@usableFromInline enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, or on the first thread of the process, which has that queue to itself
    /// until `dispatchMain()`; after that, others take turns in running it.
    @usableFromInline
    static var isCurrent: Bool { Trampoline.current.isOnFirstThread || DispatchQueue.getSpecific(key: key) ?? false }

    /// The closure without its isolation: for closures of `Driver` and `Signal`, whose events are delivered on the main
    /// queue by contract, so that the isolation is proven once, when the sequence is shared, and not at each call.
    @inlinable static func proven<Input, Output>(
        _ body: @escaping @MainActor (Input) -> Output
    ) -> @Sendable (Input) -> Output {
        unsafeBitCast(body, to: (@Sendable (Input) -> Output).self)
    }

    /// The closure of two parameters without its isolation.
    @inlinable static func proven<First, Second, Output>(
        _ body: @escaping @MainActor (First, Second) -> Output
    ) -> @Sendable (First, Second) -> Output {
        unsafeBitCast(body, to: (@Sendable (First, Second) -> Output).self)
    }

    /// The closure without parameters without its isolation.
    @inlinable static func proven(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        unsafeBitCast(body, to: (@Sendable () -> Void).self)
    }

    /// The closure as one that may be called anywhere, and runs on the main queue: at once when it is called there.
    ///
    /// For what is called at `dispose()`, which may come from any thread.
    @usableFromInline static func wherever(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        {
            if isCurrent { proven(body)() } else { DispatchQueue.main.async(execute: body) }
        }
    }
}
