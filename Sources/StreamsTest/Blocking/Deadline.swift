import Dispatch

/// A moment on the clock that nobody sets.
struct Deadline: Sendable {
    /// In seconds of uptime.
    private let moment: Double

    /// The moment some seconds from now; without a timeout it never comes.
    init(after timeout: Double?) { moment = Self.uptime + (timeout ?? .infinity) }

    /// The seconds until then.
    var remaining: Double { moment - Self.uptime }

    /// Whether it is over.
    var isOver: Bool { remaining <= 0 }

    private static var uptime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
