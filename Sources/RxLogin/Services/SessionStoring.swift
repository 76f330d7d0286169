import Streams

/// The storage of a session from one run to the next, as seen by the modules.
///
/// Work begins at the subscription. Failures are `ServiceError`s. Files are read and written on a scheduler of the
/// storage, and answers arrive on any thread.
public protocol SessionStoring: Sendable {
    /// Emits the user of the stored session, or `nil` if there is none.
    func load() -> Single<User?>

    /// Emits the user of the stored session even if the session must not be used any more, so that it can be ended.
    func loadForLogout() -> Single<User?>

    /// Stores the session of `user` in place of any other, and emits the user of the session that it replaces.
    ///
    /// Emits `nil` if there was no session, or one that could not be read.
    func save(_ user: User) -> Single<User?>

    /// Removes the stored session if it is that of `user`, even if it must not be used any more.
    ///
    /// Another process may store a session at the same time; that one stays. So does a session that cannot be decoded,
    /// which is not a failure.
    func forget(_ user: User) -> Completable

    /// Removes the stored session if it cannot be read.
    func forgetUnreadable() -> Completable
}

extension SessionStoring {
    /// Emits the stored session, or `nil` if there is none; never fails.
    public func rememberedSession(
        server: String?, userService: any UserServiceable
    ) -> Single<RememberedSession?> {
        loadForLogout()
            .map { user in user.map { .success($0) } }
            .catch { .just(.failure(ServiceError($0))) }
            .map { (user: Result<User, ServiceError>?) in
                user.map { RememberedSession(user: $0, server: server, userService: userService, sessions: self) }
            }
    }
}
