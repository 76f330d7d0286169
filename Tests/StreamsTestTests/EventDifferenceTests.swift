import TestSupport
import Testing

@Suite(.noLeaks) struct EventDifferenceTests {
    typealias Events = [Recorded<Event<Int>>]

    @Test func equalListsDoNotDiffer() {
        #expect(difference(actual: [.next(1, 1)] as Events, expected: [.next(1, 1)]) == nil)
        #expect(difference(actual: [] as Events, expected: []) == nil)
    }

    @Test func theFirstDifferenceIsMarked() {
        let actual: Events = [.next(210, 1), .next(220, 2), .completed(250)]
        #expect(
            difference(actual: actual, expected: [.next(210, 1), .next(220, 3), .completed(250)]) == """
                The events differ.
                expected:
                    next(1) @ 210
                  > next(3) @ 220
                    completed @ 250
                    (end)
                actual:
                    next(1) @ 210
                  > next(2) @ 220
                    completed @ 250
                    (end)
                """)
    }

    @Test func aMissingEventIsMarkedAtTheEnd() {
        #expect(
            difference(actual: [.next(210, 1)] as Events, expected: [.next(210, 1), .completed(250)]) == """
                The events differ.
                expected:
                    next(1) @ 210
                  > completed @ 250
                    (end)
                actual:
                    next(1) @ 210
                  > (end)
                """)
    }
}
