import Streams

/// The stored session of one service, if there is one.
struct CurrentSessionCatalog: SessionCatalog {
    let userService: any UserServiceable
    let storage: any SessionStoring

    /// Emits the stored session.
    func sessions() -> Single<[RememberedSession]> {
        storage.rememberedSession(server: nil, userService: userService).map { $0.map { [$0] } ?? [] }
    }
}
