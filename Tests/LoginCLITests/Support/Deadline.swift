import Foundation

/// How long a program may stay silent before a test gives up on it: never reached unless it hangs.
struct Deadline {
    private let end = ContinuousClock.now + .seconds(300)

    /// Waits until one of the entries is ready; `false` when the time is over.
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
