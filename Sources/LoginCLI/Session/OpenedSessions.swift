import RxLogin
import Streams

/// The sessions that were opened in this run and not ended: nobody will know them after it.
final class OpenedSessions: Sendable {
    private let headers = Lock<Set<String>>([])
    private let users: any UserServiceable
    private let sessions: any SessionStoring

    init(users: any UserServiceable, sessions: any SessionStoring) {
        self.users = users
        self.sessions = sessions
    }

    func opened(_ header: String) {
        headers.withLock { _ = $0.insert(header) }
    }

    func ended(_ header: String) {
        headers.withLock { _ = $0.remove(header) }
    }

    /// Ends all but the one that is remembered; one that cannot be ended is left as it is.
    var endings: Completable {
        .deferred { [self] in
            let left = headers.withLock { $0 }
            guard !left.isEmpty else { return .empty() }
            return sessions.load().catchAndReturn(nil).flatMapCompletable { [users] stored in
                let ended = left.filter { $0 != stored?.authorizationHeader }
                return .zip(ended.map { users.logout(authorizationHeader: $0).catch { _ in .empty() } })
            }
        }
    }
}
