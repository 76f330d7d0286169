import Streams

/// The session of the app: set at login, stamped on requests, removed at logout.
///
/// It alone decides whether a user is logged in, not the open screens. The composition root passes one adapter to the
/// modules and to the services.
public final class AuthorizationAdapter: Sendable {
    private let session = BehaviorRelay<User?>(value: nil)

    /// Creates an adapter without a user.
    public init() {}

    /// The user who is logged in, or `nil`.
    public var user: User? {
        get { session.value }
        set { session.accept(newValue) }
    }

    /// The user who is logged in, or `nil`, and every change.
    public var currentUser: Driver<User?> { session.asDriver() }

    /// The value of the `Authorization` header, or `nil` if no user is logged in.
    public var authorizationHeader: String? { user?.authorizationHeader }
}
