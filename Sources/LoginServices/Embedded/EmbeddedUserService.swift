import Dispatch
import RxLogin
import Streams

/// The user service without a server: the users of an entity gateway.
///
/// The background scheduler reads, writes and hashes, and delivers the answers.
public struct EmbeddedUserService: UserServiceable {
    private let store: any UserManager
    private let background: any ImmediateSchedulerType

    /// Creates a service over `store`.
    public init(
        store: any UserManager,
        background: any ImmediateSchedulerType = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    ) {
        self.store = store
        self.background = background
    }

    /// Opens a session if the password is correct.
    public func login(with email: String, _ password: String) -> Single<User> {
        .scheduled(on: background) { [store] in try store.login(email: email, password: password) }
    }

    /// Creates an account and opens its first session.
    public func register(with email: String, _ password: String) -> Single<User> {
        .scheduled(on: background) { [store] in try store.register(email: email, password: password) }
    }

    /// Emits the user of an authorization header.
    public func user(authorizedBy header: String) -> Single<User> {
        .scheduled(on: background) { [store] in try store.user(authorizedBy: header) }
    }

    /// Ends the session of an authorization header.
    public func logout(authorizationHeader header: String) -> Completable {
        Single.scheduled(on: background) { [store] in try store.revoke(authorizationHeader: header) }.asCompletable()
    }
}
