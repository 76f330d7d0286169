import Dispatch

/// The main queue, which is also the executor of the main actor.
@usableFromInline package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue.
    ///
    /// The first thread of the process runs only that queue until `dispatchMain()`, and nothing afterwards.
    @usableFromInline
    package static var isCurrent: Bool {
        Trampoline.current.isOnFirstThread || DispatchQueue.getSpecific(key: key) ?? false
    }

    /// Removes the isolation of a closure of a `Driver` or `Signal`.
    ///
    /// Their events are delivered on the main queue by contract. No call checks it.
    @inlinable static func assumeIsolated<Input, Output>(
        _ body: @escaping @MainActor (Input) -> Output
    ) -> @Sendable (Input) -> Output {
        unsafeBitCast(body, to: (@Sendable (Input) -> Output).self)
    }

    /// Removes the isolation of a closure with two parameters.
    @inlinable static func assumeIsolated<First, Second, Output>(
        _ body: @escaping @MainActor (First, Second) -> Output
    ) -> @Sendable (First, Second) -> Output {
        unsafeBitCast(body, to: (@Sendable (First, Second) -> Output).self)
    }

    /// Removes the isolation of a closure without parameters.
    @inlinable static func assumeIsolated(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        unsafeBitCast(body, to: (@Sendable () -> Void).self)
    }

    /// Returns a closure that runs `body` on the main queue, immediately if it is called there.
    ///
    /// For closures that `dispose()` calls, on any thread.
    @usableFromInline static func dispatched(_ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        {
            if isCurrent { assumeIsolated(body)() } else { async(body) }
        }
    }

    /// Runs `work` in a job of the main queue.
    static func async(_ work: @escaping @MainActor @Sendable () -> Void) { DispatchQueue.main.async(execute: work) }
}
