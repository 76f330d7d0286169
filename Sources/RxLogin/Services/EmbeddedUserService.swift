import Dispatch
import Streams

/// The user service that needs nothing installed: accounts in a file.
///
/// Reading, writing and above all hashing take place on a background scheduler. The answer comes from there; it is up
/// to whoever shows it to go to the main queue.
public struct EmbeddedUserService: UserServiceable {
    private let store: UserStore
    private let background: any ImmediateSchedulerType
    private let latency: Latency?

    /// Creates a service over `store`.
    public init(
        store: UserStore,
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        latency: Latency? = nil
    ) {
        self.store = store
        self.background = background
        self.latency = latency
    }

    /// Opens a session for whoever knows the password.
    public func login(with email: String, _ password: String) -> Single<User> {
        answer { [store] in try store.login(email: email, password: password) }
    }

    /// Creates an account and opens its first session.
    public func register(with email: String, _ password: String) -> Single<User> {
        answer { [store] in try store.register(email: email, password: password) }
    }

    /// The user an authorization header speaks for.
    public func user(authorizedBy header: String) -> Single<User> {
        answer { [store] in try store.user(authorizedBy: header) }
    }

    /// Ends the session of an authorization header.
    public func logout(authorizationHeader header: String) -> Completable {
        answer { [store] in try store.revoke(authorizationHeader: header) }.asCompletable()
    }

    private func answer<Answer: Sendable>(_ work: @escaping @Sendable () throws -> Answer) -> Single<Answer> {
        latency.delay(BackgroundWork.single(on: background, work))
    }
}
