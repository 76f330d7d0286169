import Streams

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts virtual time in ticks of a fixed length since 1970.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A point in virtual time, in ticks.
    public typealias VirtualTimeUnit = Int

    /// A duration in virtual time, in ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The number of seconds per tick.
    private let resolution: Double

    package init(resolution: Double) {
        require(
            resolution > 0 && resolution < .infinity, "A TestScheduler needs a finite resolution above zero.")
        self.resolution = resolution
    }

    /// Returns the date of a tick.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// Returns the tick nearest to a date, and the later one of two equally near.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// Returns the duration of a number of ticks in seconds.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to a duration in seconds, and the greater of two equally near; zero for one
    /// that is not a number.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = timeInterval / resolution
        let below = ticks.rounded(.down)
        let nearest = ticks - below < 0.5 ? below : below + 1
        // Dates such as `distantFuture` can exceed the last tick.
        return Int(exactly: nearest) ?? (nearest < 0 ? .min : nearest > 0 ? .max : 0)
    }

    /// Returns the tick `offset` ticks after `time`; the last one or the first one if there is none.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
        time.offset(by: offset)
    }

    /// Compares two ticks.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
