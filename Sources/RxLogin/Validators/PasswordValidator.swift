/// Accepts passwords of a minimum length that the hash of the system does not truncate.
public struct PasswordValidator: StringValidator {
    /// The length of the longest password, in bytes of UTF-8.
    ///
    /// `crypt(3)` reserves 512 bytes for a password and its terminating zero byte.
    public static let maxLength = 511

    /// The length of the shortest password, in characters.
    public let minLength: UInt

    /// Creates a validator of passwords with at least `minLength` characters.
    public init(minLength: UInt = 6) {
        self.minLength = minLength
    }

    /// Returns the first problem of `string`, as a sentence to show, or `nil` if it is valid.
    public func problem(with string: String) -> String? {
        guard string.utf8.count <= Self.maxLength else {
            return "A password has at most \(Self.maxLength) bytes: use a shorter one."
        }
        guard !string.utf8.contains(0) else {
            return "A password cannot contain a NUL character."
        }
        guard string.count >= minLength else {
            return "A password has at least \(minLength) characters."
        }
        return nil
    }
}
