import RxLogin
import Streams

/// A user service that answers what a test tells it, when the test tells it.
final class FakeUserService: UserServiceable {
    private let made = Lock<[String]>([])
    private let pending = Lock<[@Sendable (SingleEvent<User>) -> Void]>([])
    private let answers = Lock<[Result<User, ServiceError>]>([])
    private let ended = Lock<[String]>([])
    private let areRevoked = Lock(false)
    let disposals = Lock(0)
    /// Called when a session is about to be ended.
    let onLogout = Lock<@Sendable () -> Void>({})

    static let user = User(email: Account.email, authorizationHeader: "Bearer test")

    /// The calls so far.
    var calls: [String] { made.value }

    /// The sessions that were ended.
    var endedSessions: [String] { ended.value }

    /// Answers the next call at once, instead of leaving it in flight.
    func willAnswer(_ answer: Result<User, ServiceError>) { answers.withLock { $0.append(answer) } }

    /// Ends the sessions there are, as a server may at any time.
    func revokeSessions() { areRevoked.withLock { $0 = true } }

    /// Answers the calls in flight.
    func succeed() {
        let waiting = pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
        for answer in waiting { answer(.success(Self.user)) }
    }

    func login(with email: String, _ password: String) -> Single<User> { answer("login \(email)") }

    func register(with email: String, _ password: String) -> Single<User> { answer("register \(email)") }

    func user(authorizedBy header: String) -> Single<User> {
        .deferred { [self] in
            areRevoked.value ? .error(ServiceError.unauthorized) : .just(Self.user)
        }
    }

    func logout(authorizationHeader header: String) -> Completable {
        .deferred { [self] in
            onLogout.value()
            ended.withLock { $0.append(header) }
            return .empty()
        }
    }

    private func answer(_ call: String) -> Single<User> {
        .deferred { [self] in
            made.withLock { $0.append(call) }
            areRevoked.withLock { $0 = false }
            let next = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            switch next {
            case .success(let user): return .just(user)
            case .failure(let error): return .error(error)
            case nil:
                return .create { [self] answer in
                    pending.withLock { $0.append(answer) }
                    return Disposables.create { [self] in disposals.withLock { $0 += 1 } }
                }
            }
        }
    }
}
