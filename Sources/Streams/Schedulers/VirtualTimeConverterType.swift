#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A conversion between the units of a virtual clock and real time, for a `VirtualTimeScheduler`.
@preconcurrency public protocol VirtualTimeConverterType: Sendable {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit: Sendable

    /// An interval of virtual time.
    associatedtype VirtualTimeIntervalUnit: Sendable

    /// Returns the date of a point in virtual time.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// Returns the point in virtual time of a date.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// Returns the seconds of an interval of virtual time.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Returns the interval of virtual time of a number of seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// Returns the point in virtual time `offset` after `time`.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Compares two points in virtual time.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
    /// The first is earlier than the second.
    case lessThan
    /// Both are the same point.
    case equal
    /// The first is later than the second.
    case greaterThan
}
