import Streams

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Counts virtual time in ticks of a fixed length, from the first second of 1970 on.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    /// A point in virtual time is a number of ticks.
    public typealias VirtualTimeUnit = Int

    /// A span of virtual time is a number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The seconds of one tick.
    private let resolution: Double

    init(resolution: Double) {
        precondition(resolution > 0, "A TestScheduler needs a resolution above zero.")
        self.resolution = resolution
    }

    /// The date of a tick.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick nearest to a date; the later one when it lies right between two.
    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    /// The seconds of some ticks.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    /// The number of ticks nearest to some seconds; the greater one when it lies right between two.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = timeInterval / resolution
        let below = ticks.rounded(.down)
        let nearest = ticks - below < 0.5 ? below : below + 1
        // Dates such as `distantFuture` may lie beyond the last tick.
        return Int(exactly: nearest) ?? (nearest < 0 ? .min : .max)
    }

    /// The tick `offset` ticks after `time`.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    /// Which of two ticks comes first.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
