import Streams

/// The errors that arrive after termination or disposal.
package enum LateErrors {
    /// Receives the late errors that are expected; the others are printed.
    @TaskLocal private static var receive: (@Sendable (any Error) -> Void)?

    /// Returns the late errors of `body`, which are not printed.
    ///
    /// Includes those of the threads that `startTogether`, `onNewThread` and `onAnotherThread` start in `body`.
    package static func recorded(during body: () throws -> Void) rethrows -> [any Error] {
        silence()
        let errors = Recorder<any Error>()
        try $receive.withValue(errors.record, operation: body)
        return errors.values
    }

    /// Keeps late errors of the type `LawError` from standard error, on every thread.
    static func silence() { handler }

    /// Runs a part of a law, whose late errors are not printed.
    static func ignored<Result>(during body: () throws -> Result) rethrows -> Result {
        silence()
        return try $receive.withValue({ _ in }, operation: body)
    }

    /// Runs a part of a law, whose late errors are not printed.
    @MainActor static func ignored(during body: @MainActor () async -> Void) async {
        silence()
        await $receive.withValue({ _ in }, operation: body)
    }

    /// Returns `body` with the expectations of the caller, for use on another thread.
    static func inherited(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard let receive else { return body }
        return { $receive.withValue(receive, operation: body) }
    }

    private static let handler: Void = {
        let handler = Hooks.lateErrorHandler
        Hooks.lateErrorHandler = { error in
            if let receive { receive(error) } else if !(error is LawError) { handler(error) }
        }
    }()
}
