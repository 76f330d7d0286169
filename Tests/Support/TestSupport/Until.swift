import Dispatch
import Foundation

/// Lets other tasks run until a condition holds.
///
/// Sleeps after some attempts: tests that only yield to one another occupy the processors that the condition needs.
package func until(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    var attempts = 0
    while !condition() {
        attempts += 1
        if attempts <= 10 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
}

/// Lets other threads run until a condition holds; the deadline is one that only a hang reaches.
///
/// For events that a background queue delivers after the calls that sent them have returned. Sleeps after some attempts,
/// as `until` does.
package func eventually(_ condition: () -> Bool) -> Bool {
    let deadline = DispatchTime.now() + .seconds(timeOfAHang)
    var attempts = 0
    while !condition() {
        if DispatchTime.now() > deadline { return false }
        attempts += 1
        if attempts <= 100 { sched_yield() } else { usleep(1_000) }
    }
    return true
}
