/// A small generator of random numbers: the same seed gives the same numbers on every machine.
///
/// After Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// True in `percent` of 100 cases.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// A number of the range; often one of its ends, where mistakes are.
    mutating func boundary(_ range: ClosedRange<Int>) -> Int {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: range.lowerBound
        case 1: min(range.lowerBound + 1, range.upperBound)
        case 2: range.upperBound
        default: Int.random(in: range, using: &self)
        }
    }
}
