import Streams

/// Registers through the user service.
public final class RegisterInteractor {
    private let userService: any UserServiceable

    /// Creates an interactor over a user service.
    public init(userService: any UserServiceable) {
        self.userService = userService
    }
}

// MARK: - Extensions -

extension RegisterInteractor: RegisterInteractorInterface {
    /// Creates an account, and answers with its email.
    public func register(with email: String, _ password: String) -> Single<String> {
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
