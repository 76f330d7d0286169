import Dispatch

extension RxTimeInterval {
    /// The interval in seconds; infinite for `.never`.
    var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
    }

    /// The interval as a delay: zero if it is negative.
    @usableFromInline var delay: RxTimeInterval { seconds < 0 ? .nanoseconds(0) : self }

    /// The interval as a period: a millisecond if it is zero or negative.
    @usableFromInline var period: RxTimeInterval { seconds > 0 ? self : .milliseconds(1) }

    /// The interval as the duration of a delay: zero if it is negative, nil if it never passes.
    ///
    /// An interval that exceeds the nanoseconds of an `Int` never passes, as on the clock of Dispatch.
    var duration: Duration? {
        guard seconds < Double(Int.max) / 1e9 else { return nil }
        let duration: Duration =
            switch delay {
            case .seconds(let count): .seconds(count)
            case .milliseconds(let count): .milliseconds(count)
            case .microseconds(let count): .microseconds(count)
            case .nanoseconds(let count): .nanoseconds(count)
            default: .zero
            }
        return duration
    }

    /// Creates an interval to the nanosecond; to the second if it is too long for that, or `.never`.
    init(seconds: Double) {
        if let nanoseconds = Int(exactly: (seconds * 1e9).rounded()) {
            self = .nanoseconds(nanoseconds)
        } else if let seconds = Int(exactly: seconds.rounded()) {
            self = .seconds(seconds)
        } else {
            self = .never
        }
    }
}
