import TestSupport

/// Shared sequences away from the main queue, so that their operators can be run in virtual time.
enum VirtualStrategy {
    private static let current = Lock<any SchedulerType>(ManualScheduler())

    /// The scheduler of shared sequences that are created from now on; laws run one after another.
    static var scheduler: any SchedulerType {
        get { current.value }
        set { current.withLock { $0 = newValue } }
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
