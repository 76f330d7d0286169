import Streams

/// The entries that were loaded last, for the user who loaded them.
///
/// A repository lives as long as its screen. The cache lives as long as the app, so a statement that is opened again has
/// its rows without a request.
@MainActor final class StatementCache {
    /// Entries, and when they were loaded.
    struct Load: Sendable {
        let entries: [StatementEntry]
        fileprivate let user: User?
        fileprivate let time: Double
    }

    /// The age, in seconds, from which the entries are loaded again.
    static let maxAge = 300.0

    private let authorization: AuthorizationAdapter
    private let clock: any SchedulerType
    private var last: Load?

    init(authorization: AuthorizationAdapter, clock: any SchedulerType) {
        self.authorization = authorization
        self.clock = clock
    }

    /// The last load, unless it is too old or was that of another user.
    var recent: Load? {
        guard let last, let user = authorization.user, last.user == user else { return nil }
        return clock.monotonicTime - last.time < Self.maxAge ? last : nil
    }

    /// Returns the time since a load.
    func age(of load: Load) -> Duration { .seconds(clock.monotonicTime - load.time) }

    /// Replaces the last load with entries that were loaded now.
    func store(_ entries: [StatementEntry]) -> Load {
        let load = Load(entries: entries, user: authorization.user, time: clock.monotonicTime)
        last = load
        return load
    }
}
