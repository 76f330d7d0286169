import TestSupport
import Testing

@testable import StreamsLaws

@Suite(.noLeaks) struct TrackedElementTests {
    @Test func elementsOfTheSameNumberAreEqual() {
        let count = TrackedElement.LiveCount()
        let elements = [1, 2, 1].map { TrackedElement($0, count) }
        #expect(elements[0] == elements[2])
        #expect(Set(elements).count == 2)
        // An optimized build releases the elements after their last use.
        withExtendedLifetime(elements) { #expect(count.value == 3) }
    }
}
