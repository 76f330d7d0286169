import RxLogin
import TestSupport

/// A service whose answers come when the test says so.
final class UserServiceDouble: UserServiceable {
    let calls: StrictCalls
    let users = Answers<User>()
    let logouts = Answers<Void>()

    init(expecting: Set<String> = []) { calls = StrictCalls(expecting: expecting) }

    func login(with email: String, _ password: String) -> Single<User> {
        calls.record(#function, "\(email) \(password)")
        return users.single
    }

    func register(with email: String, _ password: String) -> Single<User> {
        calls.record(#function, "\(email) \(password)")
        return users.single
    }

    func user(authorizedBy header: String) -> Single<User> {
        calls.record(#function, header)
        return users.single
    }

    func logout(authorizationHeader header: String) -> Completable {
        calls.record(#function, header)
        return logouts.single.asCompletable()
    }
}

/// A stored session in memory, which can be told to fail.
final class SessionsDouble: SessionStoring {
    private let state: Lock<User?>
    private let failure: ServiceError?
    private let loadFailure: ServiceError?
    private let logoutFailure: ServiceError?

    init(
        _ stored: User? = nil, failure: ServiceError? = nil, loadFailure: ServiceError? = nil,
        logoutFailure: ServiceError? = nil
    ) {
        state = Lock(stored)
        self.failure = failure
        self.loadFailure = loadFailure
        self.logoutFailure = logoutFailure
    }

    var stored: User? { state.value }

    func load() -> Single<User?> {
        .deferred { [self] in loadFailure.map { .error($0) } ?? .just(stored) }
    }

    func loadForLogout() -> Single<User?> {
        .deferred { [self] in logoutFailure.map { .error($0) } ?? .just(stored) }
    }

    func save(_ user: User) -> Single<User?> { replacing { _ in user } }

    func forget(_ user: User) -> Completable { replacing { $0 == user ? nil : $0 }.asCompletable() }

    func forgetUnreadable() -> Completable {
        replacing { [self] in logoutFailure == nil ? $0 : nil }.asCompletable()
    }

    private func replacing(_ next: @escaping @Sendable (User?) -> User?) -> Single<User?> {
        .deferred { [self] in
            if let failure { return .error(failure) }
            return .just(
                state.withLock { user in
                    defer { user = next(user) }
                    return user
                })
        }
    }
}

/// Stored sessions of several servers.
final class CatalogDouble: SessionCatalog {
    private let stored: Single<[RememberedSession]>

    init(_ stored: Single<[RememberedSession]> = .just([])) { self.stored = stored }

    func sessions() -> Single<[RememberedSession]> { stored }
}
