import Foundation
import RxLogin

/// The token that a login returns, as `Bearer id.secret`: the id finds the session, and the secret proves it.
struct SessionToken: Equatable {
    let id: String
    let secret: String

    static func random() -> SessionToken {
        SessionToken(id: RandomToken.make(bytes: 16), secret: RandomToken.make(bytes: 32))
    }

    var header: String { "Bearer \(id).\(secret)" }

    init?(header: String) {
        let words = header.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == "Bearer" else { return nil }
        let parts = words[1].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(id: String(parts[0]), secret: String(parts[1]))
    }

    private init(id: String, secret: String) {
        self.id = id
        self.secret = secret
    }
}

/// A session as it is stored: enough to recognize its token, not enough to use it.
struct StoredSession: Codable, Equatable {
    let id: String
    let secretHash: String
    /// The time of the login, which sessions of earlier versions lack: they have ended.
    private let opened: Date?

    // The fastest hash: 256 random bits cannot be guessed.
    private static let hasher = PasswordHasher(cost: .least)

    init(_ token: SessionToken, opened: Date) throws(ServiceError) {
        self.opened = opened
        id = token.id
        secretHash = try Self.hasher.hash(token.secret)
    }

    func accepts(_ token: SessionToken) throws(ServiceError) -> Bool {
        guard id == token.id else { return false }
        return try Self.hasher.verify(token.secret, against: secretHash)
    }

    /// Returns whether the session lasts at `now`.
    ///
    /// The distance of the two times counts: a clock that is set back does not prolong sessions by years.
    func lasts(_ lifetime: TimeInterval, at now: Date) -> Bool {
        opened.map { abs(now.timeIntervalSince($0)) < lifetime } ?? false
    }
}
