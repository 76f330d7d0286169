import Foundation
import Streams
import StreamsTest
import Synchronization

/// Random delays, which make threads meet in different orders.
package enum RandomDelay {
    private static let shared = Atomic<UInt64>(0)

    /// Waits for a random time: often none, sometimes a time slice of another thread.
    package static func pass() {
        #if Interleavings
            if Interleaving.thread != nil { return }
        #endif
        var random = SplitMix64(seed: shared.wrappingAdd(SplitMix64.step, ordering: .relaxed).newValue)
        pass(&random)
    }

    /// Lets other threads run, for a thread that waits for what they do.
    package static func wait() {
        #if Interleavings
            if let thread = Interleaving.thread { return thread.yield() }
        #endif
        pass()
    }

    /// Waits for a time drawn from `random`.
    static func pass(_ random: inout SplitMix64) {
        let draw = random.next()
        switch draw & 7 {
        case 0...2: return
        case 3...6: for _ in 0..<(draw >> 8) & 63 { _ = shared.load(ordering: .relaxed) }
        default: sched_yield()
        }
    }
}
