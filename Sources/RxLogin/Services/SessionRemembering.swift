/// What keeps a session from one run to the next.
public protocol SessionRemembering: Sendable {
    /// The remembered session, if there is one that can be used.
    func load() -> SessionStore.Remembered

    /// Remembers `user` in place of anyone remembered before.
    func save(_ user: User) throws(ServiceError)

    /// Forgets whoever is remembered, if anyone is.
    func clear() throws(ServiceError)
}

extension SessionStore: SessionRemembering {}
