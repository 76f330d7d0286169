/// The conditions under which a shared sequence unsubscribes from its source and discards its replay.
///
/// A *reset* discards the replay and a terminal event: the next observer subscribes to the source, and receives what that
/// emits. Without a reset after a terminal event, late subscribers receive the replay and that event.
///
///     static member                   unsubscribes from the source           resets
///     whileConnected                  when the last observer unsubscribes    then, on completion and on error
///     forever                         when the last observer unsubscribes    never
///     gracePeriod(_:scheduler:)       that time later, if there is none      then, on completion and on error
///
/// Each property can be changed:
///
///     var policy = SharingPolicy.gracePeriod(.seconds(5), scheduler: MainScheduler.instance)
///     policy.resetsOnCompletion = false
///     let settings = Observable.of("dark").share(replay: 1, policy: policy)
public struct SharingPolicy: Sendable {
    /// The time from which a source without observers is unsubscribed from.
    public enum Disconnection: Sendable {
        /// When the last observer unsubscribes.
        case immediately
        /// A time after the last observer has unsubscribed, unless another one subscribes before.
        ///
        /// A time of zero or less passes when the scheduler runs the work. `.never` is the case `never`.
        case after(RxTimeInterval, scheduler: any SchedulerType)
        /// When the source terminates.
        case never
    }

    /// When the source is unsubscribed from if it has not terminated.
    public var disconnection: Disconnection
    /// Whether the replay is discarded when the source is unsubscribed from.
    ///
    /// Otherwise the next observer receives the replay, and subscribes to the source again.
    public var resetsOnDisconnection: Bool
    /// Whether an observer that subscribes after completion subscribes to the source again.
    ///
    /// Otherwise it receives the replay and the completion.
    public var resetsOnCompletion: Bool
    /// Whether an observer that subscribes after an error subscribes to the source again.
    ///
    /// Otherwise it receives the replay and the error.
    public var resetsOnError: Bool

    /// Creates a policy, by default that of ``whileConnected``.
    @inlinable public init(
        disconnection: Disconnection = .immediately, resetsOnDisconnection: Bool = true,
        resetsOnCompletion: Bool = true, resetsOnError: Bool = true
    ) {
        self.disconnection = disconnection
        self.resetsOnDisconnection = resetsOnDisconnection
        self.resetsOnCompletion = resetsOnCompletion
        self.resetsOnError = resetsOnError
    }

    /// Unsubscribes from the source with the last observer, and subscribes to it again with the next one.
    @inlinable public static var whileConnected: SharingPolicy { SharingPolicy() }

    /// Unsubscribes from the source with the last observer, and never discards the replay or the terminal event.
    @inlinable public static var forever: SharingPolicy {
        SharingPolicy(resetsOnDisconnection: false, resetsOnCompletion: false, resetsOnError: false)
    }

    /// Unsubscribes from the source when there has been no observer for `time`, and subscribes to it again with the next
    /// one.
    ///
    /// An observer that subscribes before shares the subscription, and receives the replay.
    @inlinable public static func gracePeriod(_ time: RxTimeInterval, scheduler: any SchedulerType) -> SharingPolicy {
        SharingPolicy(disconnection: .after(time, scheduler: scheduler))
    }

    /// The policy of a scope.
    @inlinable init(_ scope: SubjectLifetimeScope) {
        switch scope {
        case .whileConnected: self = .whileConnected
        case .forever: self = .forever
        }
    }
}

/// The time for which a connection stays without observers.
final class GracePeriod: Sendable {
    let time: RxTimeInterval
    /// Nil if the time never passes.
    let scheduler: (any SchedulerType)?

    private init(_ time: RxTimeInterval, _ scheduler: (any SchedulerType)?) {
        self.time = time
        self.scheduler = scheduler
    }

    /// Returns the grace period of a policy; nil if it has none.
    ///
    /// Not an initializer that can fail, which allocates the object first.
    static func of(_ disconnection: SharingPolicy.Disconnection) -> GracePeriod? {
        switch disconnection {
        case .immediately: nil
        case .never, .after(.never, _): GracePeriod(.never, nil)
        case .after(let time, let scheduler): GracePeriod(time.delay, scheduler)
        }
    }
}
