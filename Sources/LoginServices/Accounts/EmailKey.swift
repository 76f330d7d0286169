import RxLogin

/// An email as accounts are told apart by it: without regard to the case of its letters.
///
/// Domains ignore case (RFC 4343). What stands before the `@` may by the letter of RFC 5321 differ by case, but that
/// RFC advises against it and no provider of note does it, while two accounts that differ by case only invite mix-ups
/// and impersonation. Valid emails are ASCII, so the folding is exact and the same in every locale.
struct EmailKey: Hashable, Codable, CodingKeyRepresentable, Sendable {
    private let folded: String

    /// The key of `email`, which is refused when no account can have it.
    init(_ email: String) throws(ServiceError) {
        if let reason = EmailValidator().problem(with: email) { throw .refused(reason: reason) }
        folded = email.lowercased()
    }

    init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(folded)
    }

    var codingKey: any CodingKey { folded.codingKey }

    init?(codingKey: some CodingKey) {
        guard let key = try? EmailKey(codingKey.stringValue) else { return nil }
        self = key
    }
}
