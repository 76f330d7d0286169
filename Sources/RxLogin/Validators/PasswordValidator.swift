/// Accepts passwords that are long enough to be worth having and that the system's hash takes whole.
public struct PasswordValidator: StringValidator {
    /// The longest password accepted, in bytes of UTF-8.
    ///
    /// `crypt(3)` reserves 512 bytes for a password, the closing zero byte among them.
    public static let maxLength = 511

    /// The fewest characters accepted, as a person counts them.
    public let minLength: UInt

    /// Creates a validator that asks for at least `minLength` characters.
    public init(minLength: UInt = 6) {
        self.minLength = minLength
    }

    /// What is wrong with `string` as a password, or `nil` when nothing is.
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
