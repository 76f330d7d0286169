/// The way a `SharedSequence` is shared, and its scheduler.
///
/// The strategy of a client shares sequences of `Sendable` elements, whose operators take `@Sendable` closures: only the
/// library's own strategies deliver on the main queue by construction.
@preconcurrency public protocol SharingStrategyProtocol: Sendable {
    /// The scheduler that delivers the events.
    static var scheduler: any SchedulerType { get }

    /// Shares a sequence.
    static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element>
}

/// A strategy whose sequences deliver on the main queue, so that the closures of their operators are `@MainActor`.
///
/// `DriverSharingStrategy` and `SignalSharingStrategy` conform. The conformance of another type is a programmer error,
/// which traps when a sequence is created with it.
public protocol MainQueueSharingStrategy: SharingStrategyProtocol {}

/// The strategy of `Driver`: late subscribers receive the latest element.
public struct DriverSharingStrategy: MainQueueSharingStrategy {
    /// The scheduler that delivers the events: that of the main queue.
    @inlinable public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares with a replay of one element.
    @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        source.shared(replay: 1)
    }
}

/// The strategy of `Signal`: late subscribers receive the elements after their subscription.
public struct SignalSharingStrategy: MainQueueSharingStrategy {
    /// The scheduler that delivers the events: that of the main queue.
    @inlinable public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares without a replay.
    @inlinable public static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
        source.shared(replay: 0)
    }
}

extension SharingStrategyProtocol {
    /// Whether the library guarantees that the sequences deliver on the main queue.
    @inlinable static var isOnMainQueue: Bool {
        Self.self == DriverSharingStrategy.self || Self.self == SignalSharingStrategy.self
    }

    /// Shares a sequence with elements of any type.
    @inlinable static func shared<Element>(_ source: Observable<Element>) -> Observable<Element> {
        if Self.self == DriverSharingStrategy.self { return source.shared(replay: 1, disconnectsOnMainQueue: true) }
        if Self.self == SignalSharingStrategy.self { return source.shared(replay: 0, disconnectsOnMainQueue: true) }
        requireOtherScheduler()
        // The elements of such a sequence are `Sendable`, though the type system does not know it here.
        return share(source.mapped { UncheckedSendable($0) }).mapped { $0.value }
    }

    /// Returns a sequence that each observer subscribes to on its own, with elements of any type.
    @inlinable static func unshared<Element>(_ source: Observable<Element>) -> Observable<Element> {
        if isOnMainQueue { return source.disconnectedOnMainQueue() }
        requireOtherScheduler()
        return source
    }

    @usableFromInline static func requireOtherScheduler() {
        require(
            !(Self.self is any MainQueueSharingStrategy.Type),
            "MainQueueSharingStrategy is for the strategies of Driver and Signal; conform to SharingStrategyProtocol.")
    }

    /// The scheduler for operators, which reports a mock that would run a `@MainActor` closure on another thread.
    @usableFromInline static var delivery: any SchedulerType {
        let scheduler = Self.scheduler
        return !isOnMainQueue || scheduler is MainScheduler ? scheduler : MainQueueMock(scheduler)
    }

    /// `delivery` as the target of an operator, without a cast unless it is mocked.
    @usableFromInline static var target: DeliveryTarget {
        if isOnMainQueue, !SharingScheduler.isMocked { return DeliveryTarget(MainScheduler()) }
        return DeliveryTarget(delivery)
    }
}

/// A factory of the schedulers on which drivers and signals deliver their events.
public enum SharingScheduler {
    /// Makes the scheduler of a new driver or signal.
    public typealias Make = @Sendable () -> any SchedulerType

    /// Not a task-local closure: optimized code of Swift 6.3.1 crashes when it sets one.
    private final class Factory: Sendable {
        let make: Make

        init(_ make: @escaping Make) { self.make = make }
    }

    private static let main: Make = { MainScheduler() }

    /// Nil unless a mock is in use.
    @TaskLocal private static var factory: Factory?

    static var isMocked: Bool { factory != nil }

    /// Makes the scheduler of a new driver or signal: a `MainScheduler`, unless it is mocked.
    public static var make: Make { factory?.make ?? main }

    /// Uses `scheduler` for the drivers and signals that `action` creates, for tests in virtual time.
    ///
    /// Other threads and tasks are not affected, so tests with mocks may run at the same time; a `Task` that `action` creates
    /// inherits the mock. The mock must run its work on the main thread, like a `TestScheduler` that is started there. Work
    /// on another thread is reported and not run; see `VirtualTimeScheduler`.
    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Uses the results of `makeScheduler` for the drivers and signals that `action` creates, for tests in virtual time.
    ///
    /// Which code is affected, and where the mocks must run their work, is as in `mock(scheduler:action:)`.
    public static func mock(makeScheduler: @escaping Make, action: () throws -> Void) rethrows {
        try $factory.withValue(Factory(makeScheduler), operation: action)
    }
}
