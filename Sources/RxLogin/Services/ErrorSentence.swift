import Foundation

extension Error {
    /// The error as a sentence to show.
    ///
    /// `localizedDescription` has none for a plain enumeration: it prints the name of the type and a number.
    public var sentence: String {
        (self as? any LocalizedError)?.errorDescription ?? "Something unexpected went wrong: \(self)."
    }
}
