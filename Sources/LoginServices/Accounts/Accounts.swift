import RxLogin

/// The content of a user store.
struct Accounts: Codable, Equatable {
    struct Account: Codable, Equatable {
        let email: String
        let passwordHash: String
        private(set) var sessions: [StoredSession] = []

        init(email: String, passwordHash: String) {
            self.email = email
            self.passwordHash = passwordHash
        }

        mutating func add(_ session: StoredSession) {
            sessions = (sessions + [session]).suffix(Accounts.maxSessions)
        }

        mutating func endSessions(where isEnded: (StoredSession) -> Bool) {
            sessions.removeAll(where: isEnded)
        }
    }

    /// The number of sessions of an account; one more ends the oldest, which bounds the size of the file.
    static let maxSessions = 16

    var users: [EmailKey: Account] = [:]
    /// `nil` before the first login.
    var failures: FailedLogins?
    private var failedLogins = EarlierFailedLogins()

    typealias FoundSession = (owner: EmailKey, account: Account, session: StoredSession)

    /// Returns the session of a token with its account.
    func session(of token: SessionToken) throws(ServiceError) -> FoundSession? {
        for (key, account) in users {
            for session in account.sessions where session.id == token.id {
                return try session.accepts(token) ? (key, account, session) : nil
            }
        }
        return nil
    }
}
