import RxLogin
import Streams

/// The session check of the embedded services that only users may ask, as a server has it.
struct SessionCheck: Sendable {
    let users: any UserServiceable
    let authorization: AuthorizationAdapter

    /// Emits the user who is logged in at the subscription; fails with `ServiceError.unauthorized` without one.
    var user: Single<User> {
        .deferred { [users, authorization] in
            guard let header = authorization.authorizationHeader else { return .error(ServiceError.unauthorized) }
            return users.user(authorizedBy: header)
        }
    }
}
