import Foundation
import RxLogin

/// Accounts in a file or in memory, each with a password hash and sessions.
///
/// Any number of threads and processes may use the same file. Passwords are hashed outside the lock of the file, and the
/// decision is made under it, from what the file then contains: of two concurrent registrations of an email exactly one
/// succeeds, and concurrent guesses get no more answers than consecutive ones.
public struct UserStore: UserManager {
    private let document: any Document<Accounts>
    private let hasher: PasswordHasher
    private let policy: LockoutPolicy
    private let sessionLifetime: TimeInterval
    private let now: @Sendable () -> Date

    /// Creates a store on the file at `path`, which need not exist.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - hasher: The hasher of passwords.
    ///   - policy: The policy against guessing.
    ///   - sessionLifetime: The seconds from a login to the end of its session, 30 days by default.
    ///   - lockWait: The wait for other processes that change the file.
    ///   - now: The clock.
    public init(
        path: String, hasher: PasswordHasher = PasswordHasher(), policy: LockoutPolicy = LockoutPolicy(),
        sessionLifetime: TimeInterval = 30 * 24 * 60 * 60, lockWait: LockWait = LockWait(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(
            document: StoredDocument(
                file: AtomicFile(path: path, lockWait: lockWait), format: FileFormat(name: "streams-login-users"),
                now: now),
            hasher: hasher, policy: policy, sessionLifetime: sessionLifetime, now: now)
    }

    init(
        document: any Document<Accounts>, hasher: PasswordHasher = PasswordHasher(),
        policy: LockoutPolicy = LockoutPolicy(), sessionLifetime: TimeInterval = 30 * 24 * 60 * 60,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.document = document
        self.hasher = hasher
        self.policy = policy
        self.sessionLifetime = sessionLifetime
        self.now = now
    }

    /// Creates an account and opens its first session.
    ///
    /// - Throws: `ServiceError.emailTaken`, `.refused` for an invalid email or password, `.missingLibrary`, or `.storage`.
    public func register(email: String, password: String) throws(ServiceError) -> User {
        let key = try EmailKey(email)
        if let reason = PasswordValidator().problem(with: password) { throw .refused(reason: reason) }
        // Without the lock at first: this saves the hash, and makes no lock file beside a file that cannot be used.
        if let accounts = try document.read(), accounts.users[key] != nil { throw .emailTaken }

        let token = SessionToken.random()
        var account = Accounts.Account(email: email, passwordHash: try hasher.hash(password))
        account.add(try StoredSession(token, opened: now()))
        return try document.change { (stored) throws(ServiceError) in
            var accounts = stored ?? Accounts()
            guard accounts.users[key] == nil else { throw .emailTaken }
            accounts.users[key] = account
            stored = accounts
            return User(email: email, authorizationHeader: token.header)
        }
    }

    /// Opens a session if the password is correct.
    ///
    /// An unknown email takes the same time as a wrong password, gets the same answers, and is locked like an account,
    /// except before the first registration, when there is no file yet. An account has at most 16 sessions; one more ends
    /// the oldest.
    ///
    /// - Throws: `ServiceError.invalidCredentials`, `.locked`, `.missingLibrary`, or `.storage`.
    public func login(email: String, password: String) throws(ServiceError) -> User {
        guard let key = try? EmailKey(email), let before = try document.read() else {
            _ = try hasher.verify(password, against: nil)
            throw .invalidCredentials
        }
        // In any case: the time must not depend on the account.
        let digest = try digest(of: key, in: before)
        try refuseIfLocked(digest, in: before)
        let account = before.users[key]
        let proven = try hasher.verify(password, against: account?.passwordHash) ? account : nil

        let token = SessionToken.random()
        let session = try StoredSession(token, opened: now())
        let answer: Result<User, ServiceError> = try document.change { (stored) throws(ServiceError) in
            var accounts = stored ?? Accounts()
            // Concurrent guesses may have locked the account. The lock also hides that this password is correct.
            try refuseIfLocked(digest, in: accounts)
            defer { stored = accounts }
            guard let proven, var account = accounts.users[key], account.passwordHash == proven.passwordHash else {
                accounts.failures?.record(digest, under: policy, at: now())
                return .failure(.invalidCredentials)
            }
            accounts.failures?.forgive(digest, under: policy, at: now())
            account.endSessions { !$0.lasts(sessionLifetime, at: now()) }
            account.add(session)
            accounts.users[key] = account
            return .success(User(email: account.email, authorizationHeader: token.header))
        }
        return try answer.get()
    }

    /// Returns the user of an authorization header.
    ///
    /// - Throws: `ServiceError.unauthorized` if the session does not exist or has ended, `.missingLibrary`, or `.storage`.
    public func user(authorizedBy header: String) throws(ServiceError) -> User {
        guard let found = try session(of: header) else { throw .unauthorized }
        return User(email: found.account.email, authorizationHeader: header)
    }

    /// Ends the session of an authorization header, unless it has ended.
    public func revoke(authorizationHeader header: String) throws(ServiceError) {
        guard let found = try session(of: header) else { return }
        try document.change { (stored) throws(ServiceError) in
            stored?.users[found.owner]?.endSessions { $0 == found.session }
        }
    }

    private func session(of header: String) throws(ServiceError) -> Accounts.FoundSession? {
        guard let token = SessionToken(header: header), let accounts = try document.read() else { return nil }
        let found = try accounts.session(of: token)
        return found.flatMap { $0.session.lasts(sessionLifetime, at: now()) ? $0 : nil }
    }

    /// Returns the digest of an email; after damage of the salt, all emails have the same.
    private func digest(of email: EmailKey, in accounts: Accounts) throws(ServiceError) -> String {
        let salt = if let failures = accounts.failures { failures.salt } else { try addedSalt() }
        return try hasher.digest(email.folded, saltedLike: salt) ?? salt
    }

    /// Adds the salt of the digests, unless a concurrent login has added one.
    private func addedSalt() throws(ServiceError) -> String {
        let added = FailedLogins(salt: try hasher.hash(RandomToken.make(bytes: 16)))
        return try document.change { (stored) throws(ServiceError) in
            var accounts = stored ?? Accounts()
            let failures = accounts.failures ?? added
            accounts.failures = failures
            stored = accounts
            return failures.salt
        }
    }

    private func refuseIfLocked(_ email: String, in accounts: Accounts) throws(ServiceError) {
        if let seconds = accounts.failures?.lock(of: email, under: policy, at: now()) {
            throw .locked(retryAfter: seconds < .max ? seconds : nil)
        }
    }
}
