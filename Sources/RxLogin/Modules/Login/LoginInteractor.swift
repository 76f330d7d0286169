import Streams

/// Logs in through the user service, and remembers the session where that is kept.
final class LoginInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionRemembering
    private let background: any ImmediateSchedulerType

    init(
        userService: any UserServiceable, sessions: any SessionRemembering, background: any ImmediateSchedulerType
    ) {
        self.userService = userService
        self.sessions = sessions
        self.background = background
    }
}

// MARK: - Extensions -

extension LoginInteractor: LoginInteractorInterface {
    func login(with email: String, _ password: String) -> Single<User> {
        userService.login(with: email, password)
    }

    func remember(_ user: User) -> Completable {
        BackgroundWork.completable(on: background) { [sessions] in try sessions.save(user) }
    }
}
