#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A virtual time scheduler whose clock shows dates, to replay recorded events at the times at which they occurred.
///
/// Sendable for the same reason as `VirtualTimeScheduler`: it adds no state.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable {
    /// Creates a scheduler whose clock shows `initialClock`.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
        end = Date(timeIntervalSinceReferenceDate: .infinity)
    }
}

/// A converter for virtual time in dates and seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    /// A point in virtual time: a date.
    public typealias VirtualTimeUnit = RxTime

    /// An interval of virtual time: a number of seconds.
    public typealias VirtualTimeIntervalUnit = TimeInterval

    /// Creates a converter; all are equal.
    public init() {}

    /// Returns the date itself.
    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

    /// Returns the date itself.
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

    /// Returns the seconds themselves.
    public func convertFromVirtualTimeInterval(_ interval: TimeInterval) -> TimeInterval { interval }

    /// Returns the seconds themselves.
    public func convertToVirtualTimeInterval(_ interval: TimeInterval) -> TimeInterval { interval }

    /// Returns the date `offset` seconds after `time`.
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time.addingTimeInterval(offset) }

    /// Compares two dates; one that is not a number is the earliest.
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        let (left, right) = (lhs.timeIntervalSinceReferenceDate, rhs.timeIntervalSinceReferenceDate)
        if left < right { return .lessThan }
        if left > right { return .greaterThan }
        // Without an order of these, work would run at the wrong time.
        return left.isNaN == right.isNaN ? .equal : left.isNaN ? .lessThan : .greaterThan
    }
}
