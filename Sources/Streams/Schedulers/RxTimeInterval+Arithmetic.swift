import Dispatch

// Without a conformance to `Comparable`, of which a program can have only one: it would reject a client that has its own.
// The operators are disfavored, so that the compiler tries those of numbers first. There is no `*`: with one more of them,
// it needs tens of seconds for arithmetic of clients that has nothing to do with intervals.

extension RxTimeInterval {
    /// Returns the interval times a factor.
    ///
    ///     let longer = RxTimeInterval.milliseconds(1_500).multiplied(by: 2)  // 3,000 milliseconds
    ///
    /// The result has the unit of the interval, or, if the count does not fit an `Int`, the shortest longer unit in which it
    /// does; the rest is dropped. Beyond the seconds of an `Int` it is `.never`, or the shortest interval. `.never` times any
    /// factor is `.never`.
    public func multiplied(by factor: Int) -> RxTimeInterval {
        guard let unit else { return .never }
        return RxTimeInterval(Int128(unit.count) * Int128(factor), perSecond: unit.perSecond)
    }

    /// Returns whether the first interval is shorter; nothing is longer than `.never`.
    ///
    /// The units do not matter: a second is as long as 1,000 milliseconds. As for `==`, intervals of more nanoseconds than
    /// an `Int64` holds, 292 years, are equally long.
    @_disfavoredOverload public static func < (left: RxTimeInterval, right: RxTimeInterval) -> Bool {
        guard let left = left.nanosecondCount else { return false }
        guard let right = right.nanosecondCount else { return true }
        return Int64(clamping: left) < Int64(clamping: right)
    }

    /// Returns whether the first interval is longer, as `<` does with the intervals exchanged.
    @_disfavoredOverload public static func > (left: RxTimeInterval, right: RxTimeInterval) -> Bool { right < left }

    /// Returns whether the first interval is not longer, as `<` compares them.
    @_disfavoredOverload public static func <= (left: RxTimeInterval, right: RxTimeInterval) -> Bool { !(right < left) }

    /// Returns whether the first interval is not shorter, as `<` compares them.
    @_disfavoredOverload public static func >= (left: RxTimeInterval, right: RxTimeInterval) -> Bool { !(left < right) }
}

extension RxTimeInterval {
    /// Creates an interval of whole nanoseconds from a duration; the rest is dropped.
    ///
    ///     let interval = RxTimeInterval(Duration.seconds(1.5))  // 1,500,000,000 nanoseconds
    ///
    /// If the count of nanoseconds does not fit an `Int`, the result has the shortest unit in which it does; beyond the
    /// seconds of an `Int` it is the longest interval, or the shortest one.
    public init(_ duration: Duration) {
        // The components trap beyond the seconds of an `Int64`.
        let (least, greatest) = (
            Duration(secondsComponent: .min, attosecondsComponent: 0),
            Duration(secondsComponent: .max, attosecondsComponent: 0)
        )
        let (seconds, attoseconds) = min(max(duration, least), greatest).components
        self.init(
            Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000), perSecond: 1_000_000_000)
    }
}

extension Duration {
    /// Creates a duration from an interval, exactly; nil from `.never`.
    ///
    ///     let duration = Duration(RxTimeInterval.milliseconds(1_500))  // 1.5 seconds
    public init?(_ interval: RxTimeInterval) {
        guard let nanoseconds = interval.nanosecondCount else { return nil }
        let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
        self.init(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest) * 1_000_000_000)
    }
}

extension RxTimeInterval {
    /// The count of the unit, and how many units a second has; nil of `.never`.
    fileprivate var unit: (count: Int, perSecond: Int128)? {
        switch self {
        case .seconds(let count): (count, 1)
        case .milliseconds(let count): (count, 1_000)
        case .microseconds(let count): (count, 1_000_000)
        case .nanoseconds(let count): (count, 1_000_000_000)
        case .never: nil
        @unknown default: nil
        }
    }

    /// The exact number of nanoseconds; nil of `.never`.
    fileprivate var nanosecondCount: Int128? { unit.map { Int128($0.count) * (1_000_000_000 / $0.perSecond) } }

    /// Creates an interval of a unit, or of the shortest longer one whose count fits an `Int`.
    init(_ count: Int128, perSecond: Int128) {
        switch (perSecond, Int(exactly: count)) {
        case (1, nil): self = count > 0 ? .never : .seconds(Int.min)
        case (1, let count?): self = .seconds(count)
        case (_, nil): self.init(count / 1_000, perSecond: perSecond / 1_000)
        case (1_000, let count?): self = .milliseconds(count)
        case (1_000_000, let count?): self = .microseconds(count)
        case (_, let count?): self = .nanoseconds(count)
        }
    }
}
