import Streams

/// Asks the service whether the stored session is valid.
final class StatusInteractor {
    private let userService: any UserServiceable
    private let sessions: any SessionStoring

    /// Creates an interactor over a user service and the storage of sessions.
    init(userService: any UserServiceable, sessions: any SessionStoring) {
        self.userService = userService
        self.sessions = sessions
    }
}

// MARK: - Extensions -

extension StatusInteractor: StatusInteractorInterface {
    /// Emits the user of the stored session, or `nil` if there is none; removes a session that the service has ended.
    func user() -> Single<User?> { userService.user(storedIn: sessions) }
}
