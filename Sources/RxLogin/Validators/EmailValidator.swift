/// Accepts the emails that browsers accept in `<input type=email>`, within the limits of mail.
///
/// The grammar is that of the HTML standard. Before the `@` there are letters, digits and these signs:
///
///     . ! # $ % & ' * + / = ? ^ _ ` { | } ~ -
///
/// After it there are labels of letters, digits and inner hyphens, at most 63 each, separated by dots. The limits of RFC
/// 5321 are 64 bytes before the `@` and 254 in all. Valid emails are ASCII.
public struct EmailValidator: StringValidator {
    /// The length of the longest email, in bytes.
    public static let maxLength = 254
    /// The length of the longest part before the `@`, in bytes.
    public static let maxLocalLength = 64
    /// The length of the longest part between two dots after the `@`, in bytes.
    public static let maxLabelLength = 63

    /// Creates a validator.
    public init() {}

    /// Returns the first problem of `string`, as a sentence to show, or `nil` if it is valid.
    public func problem(with string: String) -> String? {
        let bytes = string.utf8
        guard !bytes.isEmpty else { return "Enter an email address." }
        guard bytes.count <= Self.maxLength else {
            return "An email address has at most \(Self.maxLength) characters."
        }
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@")) else {
            return "An email address needs an @, as in name@example.org."
        }
        return localProblem(bytes[..<at]) ?? domainProblem(bytes[bytes.index(after: at)...])
    }

    private func localProblem(_ local: Substring.UTF8View) -> String? {
        guard !local.isEmpty else { return "Something is missing before the @." }
        guard local.count <= Self.maxLocalLength else {
            return "Before the @, an email address has at most \(Self.maxLocalLength) characters."
        }
        guard local.allSatisfy(Self.isAllowedBeforeAt) else {
            return "There is a character before the @ that an email address cannot have."
        }
        return nil
    }

    private func domainProblem(_ domain: Substring.UTF8View) -> String? {
        guard !domain.isEmpty else { return "Something is missing after the @." }
        for label in domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard let first = label.first, let last = label.last else {
                return "After the @, a dot needs something on both sides."
            }
            guard label.count <= Self.maxLabelLength else {
                return "After the @, there are at most \(Self.maxLabelLength) characters between two dots."
            }
            guard label.allSatisfy({ Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }) else {
                return "After the @, an email address has only letters, digits, hyphens and dots."
            }
            guard Self.isLetterOrDigit(first), Self.isLetterOrDigit(last) else {
                return "After the @, a hyphen cannot be next to a dot or at the end."
            }
        }
        return nil
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            false
        }
    }

    private static func isAllowedBeforeAt(_ byte: UInt8) -> Bool {
        isLetterOrDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
    }
}
