import TestSupport

/// Shared sequences away from the main queue, so that their operators can be run in virtual time.
enum VirtualStrategy {
    /// Does not retain a scheduler: its release belongs to the run that made it, or an exploration would differ with the
    /// run before.
    private struct Current {
        weak var scheduler: AnyObject?
    }

    private static let current = Lock(Current())
    private static let none = ManualScheduler()

    /// The scheduler of shared sequences that are created from now on; laws run one after another.
    static var scheduler: any SchedulerType {
        get { current.withLock { $0.scheduler } as? any SchedulerType ?? none }
        set { current.withLock { $0.scheduler = newValue as AnyObject } }
    }

    /// Shares as drivers do.
    struct AsDriver: SharingStrategyProtocol {
        static var scheduler: any SchedulerType { VirtualStrategy.scheduler }

        static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
            DriverSharingStrategy.share(source)
        }
    }

    /// Shares as signals do.
    struct AsSignal: SharingStrategyProtocol {
        static var scheduler: any SchedulerType { VirtualStrategy.scheduler }

        static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
            SignalSharingStrategy.share(source)
        }
    }
}
