import RxLogin
import Streams

/// A stored session in memory.
final class MemorySessions: SessionStoring {
    private let state: Lock<User?>

    private let failure: ServiceError?
    private let answers: Bool

    /// - Parameters:
    ///   - failure: The reason why no session can be stored.
    ///   - answers: Whether the stored session can be loaded; otherwise no answer comes.
    init(_ stored: User? = nil, failure: ServiceError? = nil, answers: Bool = true) {
        state = Lock(stored)
        self.failure = failure
        self.answers = answers
    }

    var stored: User? { state.value }

    func load() -> Single<User?> { .deferred { [self] in answers ? .just(stored) : .never() } }
    func loadForLogout() -> Single<User?> { load() }
    func save(_ user: User) -> Single<User?> {
        .deferred { [self] in
            if let failure { return .error(failure) }
            return .just(
                state.withLock { stored in
                    defer { stored = user }
                    return stored
                })
        }
    }

    func forget(_ user: User) -> Completable {
        .deferred { [self] in
            state.withLock { stored in if stored == user { stored = nil } }
            return .empty()
        }
    }

    func forgetUnreadable() -> Completable { .empty() }
}
