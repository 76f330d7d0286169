import Streams

/// The authorization of the current user: set at login, stamped on requests, removed at logout.
///
/// The composition root passes one adapter to the modules and to the services.
public final class AuthorizationAdapter: Sendable {
    private let header = BehaviorRelay<String?>(value: nil)

    /// Creates an adapter without a user.
    public init() {}

    /// The value of the `Authorization` header, or `nil` if no user is logged in.
    public var authorizationHeader: String? {
        get { header.value }
        set { header.accept(newValue) }
    }
}
