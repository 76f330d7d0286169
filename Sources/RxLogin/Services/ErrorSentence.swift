import Foundation

extension Error {
    /// The error as a sentence to show.
    ///
    /// For a plain enumeration, `localizedDescription` is only the name of the type and a number.
    public var sentence: String {
        (self as? any LocalizedError)?.errorDescription ?? "Something unexpected went wrong: \(self)."
    }
}
