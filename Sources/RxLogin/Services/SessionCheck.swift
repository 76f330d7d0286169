import Streams

/// Lets through whoever is logged in, as a server does with what it serves to its users only.
struct SessionCheck: Sendable {
    let users: any UserServiceable
    let authorization: AuthorizationAdapter

    /// Whoever is logged in when somebody subscribes; `ServiceError.unauthorized` when nobody is.
    var user: Single<User> {
        .deferred { [users, authorization] in
            guard let header = authorization.authorizationHeader else { return .error(ServiceError.unauthorized) }
            return users.user(authorizedBy: header)
        }
    }
}
