import Dispatch
import FoundationEssentials

/// A moment on the clock that nobody sets.
struct Deadline: Sendable {
    /// In seconds of uptime.
    private let moment: TimeInterval

    /// The moment some seconds from now; without a timeout it never comes.
    init(after timeout: TimeInterval?) { moment = Self.uptime + (timeout ?? .infinity) }

    /// The seconds until then.
    var remaining: TimeInterval { moment - Self.uptime }

    /// Whether it is over.
    var isOver: Bool { remaining <= 0 }

    private static var uptime: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
