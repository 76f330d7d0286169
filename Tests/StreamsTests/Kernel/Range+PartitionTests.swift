import TestSupport
import Testing

@testable import Streams

@Suite(.noLeaks) struct RangePartitionTests {
    @Test func theFirstIndexOfTheSecondPartIsFound() {
        for count in 0...9 {
            for first in 0...count { #expect((0..<count).partitioningIndex { $0 >= first } == first) }
        }
    }

    @Test func theRangeMayBeginAnywhere() {
        #expect((-5..<5).partitioningIndex { $0 >= -2 } == -2)
        #expect((3..<7).partitioningIndex { _ in true } == 3)
        #expect((3..<7).partitioningIndex { _ in false } == 7)
    }
}
