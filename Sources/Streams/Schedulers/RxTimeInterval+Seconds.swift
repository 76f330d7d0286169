import Dispatch

extension RxTimeInterval {
    /// The interval in seconds; infinite for `.never` and for the longest interval.
    @usableFromInline var seconds: Double {
        switch self {
        case .seconds(.max): .infinity
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// Whether the interval never passes.
    @usableFromInline var isNever: Bool { seconds == .infinity }

    /// Whether the interval never passes on the clock of Dispatch: it exceeds the nanoseconds of an `Int`.
    var exceedsNanoseconds: Bool { seconds >= Double(Int.max) / 1e9 }

    /// The interval as a delay: zero if it is negative.
    @usableFromInline var delay: RxTimeInterval { seconds < 0 ? .nanoseconds(0) : self }

    /// The interval as a period: a millisecond if it is zero or negative.
    @usableFromInline var period: RxTimeInterval { seconds > 0 ? self : .milliseconds(1) }

    /// The interval as the duration of a delay: zero if it is negative, nil if it never passes.
    ///
    /// An interval that exceeds the nanoseconds of an `Int` never passes, as on the clock of Dispatch.
    var duration: Duration? { exceedsNanoseconds ? nil : Duration(delay) }

    /// Creates an interval from a number of seconds, to the nanosecond.
    ///
    ///     let half = RxTimeInterval.seconds(0.5)  // 500,000,000 nanoseconds
    ///
    /// If the count of nanoseconds does not fit an `Int`, the result has the shortest unit in which it does, and drops the
    /// rest. Beyond the seconds of an `Int` it is `.never`, or the shortest interval, which is also the one of a number that
    /// is not a number.
    @_disfavoredOverload public static func seconds(_ seconds: Double) -> RxTimeInterval {
        if let nanoseconds = Int(exactly: (seconds * 1e9).rounded()) { return .nanoseconds(nanoseconds) }
        let whole = seconds.rounded(.towardZero)
        guard let count = Int(exactly: whole) else { return seconds > 0 ? .never : .seconds(Int.min) }
        let rest = Int128(((seconds - whole) * 1e9).rounded())
        return RxTimeInterval(Int128(count) * 1_000_000_000 + rest, perSecond: 1_000_000_000)
    }
}
