import Foundation

extension Error {
    /// The error as a sentence to show.
    ///
    /// This is the `errorDescription` of a `LocalizedError`, and the `localizedDescription` of an error of Foundation. For a
    /// plain enumeration, the latter would only be the name of the type and a number: the sentence names the case.
    ///
    ///     enum Broken: Error { case disk }
    ///     print(Broken.disk.sentence)  // Something unexpected went wrong: disk.
    public var sentence: String {
        if let sentence = (self as? any LocalizedError)?.errorDescription { return sentence }
        // `self is NSError` is true for every error on Apple systems.
        let isOfFoundation = self is any CustomNSError || type(of: self) is NSError.Type
        return isOfFoundation ? localizedDescription : "Something unexpected went wrong: \(self)."
    }
}
