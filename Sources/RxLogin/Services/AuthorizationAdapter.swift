import Streams

/// What speaks for whoever is logged in: set at login, stamped on requests, cleared at logout.
///
/// There is one, passed to everybody who needs it by the composition root.
public final class AuthorizationAdapter: Sendable {
    private let header = Lock<String?>(nil)

    /// Creates an adapter for nobody.
    public init() {}

    /// The value of the `Authorization` header, or nil when nobody is logged in.
    public var authorizationHeader: String? {
        get { header.withLock { $0 } }
        set { header.withLock { $0 = newValue } }
    }
}
