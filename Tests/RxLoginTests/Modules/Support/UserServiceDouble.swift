import RxLogin
import Streams

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

/// A remembered session in memory, which can be told to fail.
final class SessionsDouble: SessionRemembering {
    private struct State {
        var remembered: SessionStore.Remembered
        var failure: ServiceError?
    }

    private let state: Lock<State>

    init(_ remembered: SessionStore.Remembered = .nobody, failure: ServiceError? = nil) {
        state = Lock(State(remembered: remembered, failure: failure))
    }

    func load() -> SessionStore.Remembered { state.withLock { $0.remembered } }
    func save(_ user: User) throws(ServiceError) { try set(.user(user)) }
    func clear() throws(ServiceError) { try set(.nobody) }

    private func set(_ remembered: SessionStore.Remembered) throws(ServiceError) {
        let failure = state.withLock { state in
            if state.failure == nil { state.remembered = remembered }
            return state.failure
        }
        if let failure { throw failure }
    }
}
