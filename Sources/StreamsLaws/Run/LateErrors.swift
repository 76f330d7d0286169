import Streams

/// The errors that arrive after termination or disposal.
package enum LateErrors {
    /// Records the late errors that are expected; the others are printed.
    ///
    /// Not a closure: optimized code of Swift 6.3.1 crashes when it sets a task-local value of a function type.
    @TaskLocal private static var expected: Recorder<any Error>?

    /// Returns the late errors of `body`, which are not printed.
    ///
    /// Includes those of the threads that `startTogether`, `onNewThread` and `onAnotherThread` start in `body`.
    package static func recorded(during body: () throws -> Void) rethrows -> [any Error] {
        silence()
        let errors = Recorder<any Error>()
        try $expected.withValue(errors, operation: body)
        return errors.values
    }

    /// Returns the late errors of `body`, which are not printed; those of the tasks that it starts, too.
    @MainActor package static func recorded(during body: @MainActor () async -> Void) async -> [any Error] {
        silence()
        let errors = Recorder<any Error>()
        await $expected.withValue(errors, operation: body)
        return errors.values
    }

    /// Keeps late errors of the type `LawError` from standard error, on every thread.
    static func silence() { handler }

    /// Runs a part of a law, whose late errors are not printed.
    static func ignored<Result>(during body: () throws -> Result) rethrows -> Result {
        silence()
        return try $expected.withValue(Recorder(), operation: body)
    }

    /// Runs a part of a law, whose late errors are not printed.
    @MainActor static func ignored(during body: @MainActor () async -> Void) async { _ = await recorded(during: body) }

    /// Returns `body` with the expectations of the caller, for use on another thread.
    static func inherited(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard let expected else { return body }
        return { $expected.withValue(expected, operation: body) }
    }

    private static let handler: Void = {
        let handler = Hooks.lateErrorHandler
        Hooks.lateErrorHandler = { error in
            if let expected { expected.record(error) } else if !(error is LawError) { handler(error) }
        }
    }()
}
