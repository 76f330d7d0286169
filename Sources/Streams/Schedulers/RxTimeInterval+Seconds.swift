import Dispatch

extension RxTimeInterval {
    /// The span in seconds; nil when it never ends.
    var seconds: Double? {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: nil
        @unknown default: nil
        }
    }

    /// A span of seconds, to the nanosecond; one too long for that is to the second, or never ends.
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
