import Streams

/// An error that tests and laws send after termination and disposal on purpose.
package protocol ExpectedLateError: Error {}

/// The output about late errors.
package enum LateErrors {
    /// Keeps expected late errors from standard error; others are printed as before.
    package static func silence() { once }

    private static let once: Void = {
        let handler = Hooks.lateErrorHandler
        Hooks.lateErrorHandler = { error in
            if !(error is any ExpectedLateError) { handler(error) }
        }
    }()
}
