import Streams

/// The stored session of one service, if there is one.
struct CurrentSessionCatalog: SessionCatalog {
    let userService: any UserServiceable
    let storage: any SessionStoring

    /// Emits the stored session; removes one that cannot be read.
    func sessions() -> Single<[RememberedSession]> {
        storage.loadForLogout()
            .catch { [storage] error in storage.clear().andThen(.error(error)) }
            .map { [self] user in
                user.map { [RememberedSession(user: $0, server: nil, userService: userService, sessions: storage)] }
                    ?? []
            }
    }
}
