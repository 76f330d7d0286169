import Streams

/// An error that a law or a random program sends or throws.
public enum LawError: Error, Equatable {
    /// The source with this index failed.
    case source(Int)
    /// The closure with this index threw.
    case closure(Int)

    /// Keeps late errors of laws from standard error: sources of laws fail after termination and disposal on purpose.
    static let isSilent: Void = {
        let handler = Hooks.lateErrorHandler
        Hooks.lateErrorHandler = { error in
            if !(error is LawError) { handler(error) }
        }
    }()
}
