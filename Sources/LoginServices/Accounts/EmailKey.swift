import RxLogin

/// The identity of an account: its email in lowercase.
///
/// Domains ignore case (RFC 4343). RFC 5321 permits the part before the `@` to differ by case only, and advises against
/// it: such accounts invite impersonation. Valid emails are ASCII, so lowercase is the same in every locale.
struct EmailKey: Hashable, Codable, CodingKeyRepresentable, Sendable {
    let folded: String

    /// Creates the key of an email.
    ///
    /// - Throws: `ServiceError.refused` for an email that no account can have.
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
