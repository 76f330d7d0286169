import Foundation
import TestSupport

/// The time after which a test fails because a program hangs.
struct Deadline {
    private let end = ContinuousClock.now + .seconds(timeOfAHang)

    /// Waits until one of the entries is ready; returns `false` after the deadline.
    func poll(_ entries: inout [pollfd]) -> Bool {
        while true {
            let rest = ContinuousClock.now.duration(to: end)
            guard rest > .zero else { return false }
            let milliseconds = Int32(rest / .milliseconds(1)) + 1
            switch Foundation.poll(&entries, nfds_t(entries.count), milliseconds) {
            case 0: return false
            case -1 where errno == EINTR: continue
            case let count: return count > 0
            }
        }
    }
}
