import Dispatch
import Foundation

/// Lets other tasks run until a condition holds.
package func until(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}

/// Lets other threads run until a condition holds; the deadline is one that only a hang reaches.
///
/// For events that a background queue delivers after the calls that sent them have returned.
package func eventually(_ condition: () -> Bool) -> Bool {
    let deadline = DispatchTime.now() + 300
    while !condition() {
        if DispatchTime.now() > deadline { return false }
        sched_yield()
    }
    return true
}
