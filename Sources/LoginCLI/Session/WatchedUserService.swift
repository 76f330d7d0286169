import RxLogin
import Streams

/// A user service whose answers are noted before anybody else hears them.
///
/// What a module shows is a sentence. How the process ends depends on the error itself.
struct WatchedUserService: UserServiceable {
    let service: any UserServiceable
    let attempts: Attempts
    let opened: OpenedSessions

    func login(with email: String, _ password: String) -> Single<User> {
        watched(service.login(with: email, password))
    }

    func register(with email: String, _ password: String) -> Single<User> {
        watched(service.register(with: email, password))
    }

    func user(authorizedBy header: String) -> Single<User> {
        service.user(authorizedBy: header)
    }

    func logout(authorizationHeader header: String) -> Completable {
        service.logout(authorizationHeader: header)
            .do(onCompleted: { [opened] in opened.ended(header) })
    }

    private func watched(_ answer: Single<User>) -> Single<User> {
        answer.do(
            onSuccess: { [attempts, opened] user in
                attempts.succeeded()
                opened.opened(user.authorizationHeader)
            },
            onError: { [attempts] error in attempts.failed(error) })
    }
}
