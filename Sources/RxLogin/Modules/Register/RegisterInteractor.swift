import Streams

/// Registers accounts through the user service.
final class RegisterInteractor {
    private let userService: any UserServiceable

    /// Creates an interactor over a user service.
    init(userService: any UserServiceable) {
        self.userService = userService
    }
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {
    /// Creates an account, and emits its email.
    func register(with email: String, _ password: String) -> Single<String> {
        userService.register(with: email, password)
            .flatMap { [userService] user in
                // The user logs in next, so the session of the registration is never used. The account exists even if
                // that session cannot be ended.
                userService.logout(authorizationHeader: user.authorizationHeader)
                    .catch { _ in .empty() }
                    .andThen(.just(user.email))
            }
    }
}
