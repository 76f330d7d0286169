import Foundation
import Synchronization

/// Random moments, which make threads meet in ever different ways.
package enum Moment {
    private static let shared = Atomic<UInt64>(0)

    /// Lets a random moment pass: often none, sometimes a turn of another thread.
    package static func pass() {
        var random = SplitMix(state: shared.wrappingAdd(SplitMix.step, ordering: .relaxed).newValue)
        pass(&random)
    }

    /// Lets a moment pass that `random` tells.
    static func pass(_ random: inout SplitMix) {
        let draw = random.next()
        switch draw & 7 {
        case 0...2: return
        case 3...6: for _ in 0..<(draw >> 8) & 63 { _ = shared.load(ordering: .relaxed) }
        default: sched_yield()
        }
    }
}

/// Numbers that look random and are the same for the same seed.
package struct SplitMix: RandomNumberGenerator, Sendable {
    fileprivate static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= Self.step
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
