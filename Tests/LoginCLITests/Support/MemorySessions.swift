import RxLogin
import Streams

/// A stored session in memory.
final class MemorySessions: SessionStoring {
    private let state: Lock<User?>

    init(_ stored: User? = nil) { state = Lock(stored) }

    var stored: User? { state.value }

    func load() -> Single<User?> { .deferred { [self] in .just(stored) } }
    func loadForLogout() -> Single<User?> { load() }
    func save(_ user: User) -> Completable { set(user) }
    func clear() -> Completable { set(nil) }

    private func set(_ user: User?) -> Completable {
        .deferred { [self] in
            state.withLock { $0 = user }
            return .empty()
        }
    }
}
