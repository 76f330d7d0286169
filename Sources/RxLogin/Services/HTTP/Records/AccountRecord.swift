/// What a login and a registration are answered by.
struct AccountRecord: Decodable {
    let email: String
    let token: String

    /// The user, unless the token is something that cannot stand in a header.
    var user: User {
        get throws(ServiceError) {
            guard !token.isEmpty, token.utf8.allSatisfy({ 0x21...0x7e ~= $0 }) else { throw .malformed }
            return User(email: email, authorizationHeader: "Bearer \(token)")
        }
    }
}

/// Whose session a token is of.
struct SessionRecord: Decodable {
    let email: String
}
