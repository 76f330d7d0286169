import Streams

/// Registers through the user service.
final class RegisterInteractor {
    private let userService: any UserServiceable

    init(userService: any UserServiceable) {
        self.userService = userService
    }
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {
    func register(with email: String, _ password: String) -> Single<String> {
        userService.register(with: email, password)
            .flatMap { [userService] user in
                // The person goes on to log in, so nobody will use the session that came with the account. That it
                // could not be ended is no reason to say that there is no account.
                userService.logout(authorizationHeader: user.authorizationHeader)
                    .catch { _ in .empty() }
                    .andThen(.just(user.email))
            }
    }
}
