import Foundation
import Streams
import StreamsTest
import Synchronization

/// Random moments, which make threads meet in ever different ways.
package enum Moment {
    private static let shared = Atomic<UInt64>(0)

    /// Lets a random moment pass: often none, sometimes a turn of another thread.
    package static func pass() {
        #if Interleavings
            if Interleaving.thread != nil { return }
        #endif
        var random = SplitMix64(seed: shared.wrappingAdd(SplitMix64.step, ordering: .relaxed).newValue)
        pass(&random)
    }

    /// Lets other threads run, for one that waits for what they do.
    package static func wait() {
        #if Interleavings
            if let thread = Interleaving.thread { return thread.yield() }
        #endif
        pass()
    }

    /// Lets a moment pass that `random` tells.
    static func pass(_ random: inout SplitMix64) {
        let draw = random.next()
        switch draw & 7 {
        case 0...2: return
        case 3...6: for _ in 0..<(draw >> 8) & 63 { _ = shared.load(ordering: .relaxed) }
        default: sched_yield()
        }
    }
}
