import Streams

/// The user service of a server.
struct HTTPUserService: UserServiceable {
    let api: any APIService

    func login(with email: String, _ password: String) -> Single<User> {
        api.login(CredentialsRecord(email: email, password: password)).map { try $0.user }
    }

    func register(with email: String, _ password: String) -> Single<User> {
        api.register(CredentialsRecord(email: email, password: password)).map { try $0.user }
    }

    func user(authorizedBy header: String) -> Single<User> {
        api.session(authorizedBy: header).map { User(email: $0.email, authorizationHeader: header) }
    }

    func logout(authorizationHeader header: String) -> Completable {
        // A session that is over already is what was asked for.
        api.endSession(authorizedBy: header).catch { error in
            error as? ServiceError == .unauthorized ? .empty() : .error(error)
        }
    }
}
