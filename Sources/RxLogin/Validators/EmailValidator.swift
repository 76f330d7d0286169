/// Accepts what a browser accepts in `<input type=email>`, within the lengths mail can carry.
///
/// The grammar is the HTML standard's. Before the `@` there are letters, digits and these signs:
///
///     . ! # $ % & ' * + / = ? ^ _ ` { | } ~ -
///
/// After it there are labels of letters, digits and inner hyphens, 63 at most each, joined by dots. To this come the
/// limits of RFC 5321: 64 bytes before the `@` and 254 in all. Everything accepted is therefore ASCII.
public struct EmailValidator: StringValidator {
    /// The longest address accepted, in bytes.
    public static let maxLength = 254
    /// The longest part before the `@`, in bytes.
    public static let maxLocalLength = 64
    /// The longest part between two dots after the `@`, in bytes.
    public static let maxLabelLength = 63

    /// Creates a validator.
    public init() {}

    /// What is wrong with `string` as an email address, or `nil` when nothing is.
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
            return "At most \(Self.maxLocalLength) characters may stand before the @."
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
                return "After the @, at most \(Self.maxLabelLength) characters may stand between two dots."
            }
            guard label.allSatisfy({ Self.isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }) else {
                return "After the @, only letters, digits, hyphens and dots can stand."
            }
            guard Self.isLetterOrDigit(first), Self.isLetterOrDigit(last) else {
                return "After the @, a hyphen cannot stand next to a dot or at the end."
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
