import RxLogin

/// The texts of an answer, each with the size that is accepted, in bytes of UTF-8.
///
/// An answer of the permitted size may consist of a single text, which nothing on a screen has room for.
enum FieldLimit: String, CaseIterable {
    case email
    case token
    case title
    case description
    case address
    case author
    case comment
    case payee
    case amount

    var bytes: Int {
        switch self {
        case .email, .author: EmailValidator.maxLength
        case .title, .payee: 1_000
        case .token, .address: 4_096
        case .description, .comment: 16_384
        case .amount: 64
        }
    }

    /// - Throws: `ServiceError.oversized` if the text is longer.
    func check(_ text: String) throws(ServiceError) {
        guard text.utf8.count <= bytes else { throw .oversized(field: rawValue, limit: bytes) }
    }
}
