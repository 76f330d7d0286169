import Dispatch

/// A deadline on a monotonic clock.
struct Deadline: Sendable {
    /// The uptime in seconds.
    private let moment: Double

    /// The deadline `timeout` seconds from now; without a timeout it never passes.
    init(after timeout: Double?) { moment = Self.uptime + (timeout ?? .infinity) }

    /// The seconds until the deadline.
    var remaining: Double { moment - Self.uptime }

    /// Whether the deadline has passed.
    var hasPassed: Bool { remaining <= 0 }

    private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
