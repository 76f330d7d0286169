/// How the operators of a `SharedSequence` share, and where.
public protocol SharingStrategyProtocol: Sendable {
    /// Where events are delivered.
    static var scheduler: any SchedulerType { get }

    /// Shares a sequence.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// The strategy of `Driver`: newcomers receive the latest element.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// Where events are delivered: the main queue.
    @inlinable
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares with a replay of one element.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

/// The strategy of `Signal`: newcomers receive what comes after them.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// Where events are delivered: the main queue.
    @inlinable
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares without a replay.
    @inlinable
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(scope: .whileConnected)
    }
}

/// Where drivers and signals deliver their events.
public enum SharingScheduler {
    /// Makes the scheduler of a new driver or signal.
    public typealias Make = @Sendable () -> any SchedulerType

    private static let current = Guarded<Make>({ MainScheduler() })

    /// Makes the scheduler of a new driver or signal: a `MainScheduler`, unless it is mocked.
    public static var make: Make { current.withLock { $0 } }

    /// Uses `scheduler` for the drivers and signals made in `action`: for tests in virtual time.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Uses what `makeScheduler` makes for the drivers and signals made in `action`: for tests in virtual time.
    public static func mock(makeScheduler: @escaping Make, action: () throws -> Void) rethrows {
        let previous = current.withLock { make in
            defer { make = makeScheduler }
            return make
        }
        defer { current.withLock { $0 = previous } }
        try action()
    }
}
