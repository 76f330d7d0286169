import Dispatch

/// A deadline on a monotonic clock.
struct Deadline: Sendable {
    /// The uptime in seconds.
    private let moment: Double

    /// The deadline `timeout` seconds from now; without a timeout it never passes.
    init(after timeout: Double?) {
        let timeout = timeout ?? .infinity
        // Zero if it is not a number, with which no time compares.
        moment = Self.uptime + (timeout > 0 ? timeout : 0)
    }

    /// The seconds until the deadline.
    var remaining: Double { moment - Self.uptime }

    /// Whether the deadline has passed.
    var hasPassed: Bool { remaining <= 0 }

    private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
