import StreamsTest

extension SplitMix64 {
    /// Returns true in `percent` of 100 cases.
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// Returns a number of the range; often one of its ends, where mistakes are.
    package mutating func boundary(_ range: ClosedRange<Int>) -> Int {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: range.lowerBound
        case 1: range.lowerBound == range.upperBound ? range.lowerBound : range.lowerBound + 1
        case 2: range.upperBound
        default: Int.random(in: range, using: &self)
        }
    }
}
