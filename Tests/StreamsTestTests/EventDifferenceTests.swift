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

    @Test func theEventsAroundTheDifferenceAreShown() {
        let expected: Events = (0..<16_000).map { .next($0, $0) }
        var actual = expected
        actual[9_000] = .next(9_000, -1)
        let shown = (8_980..<9_020).map { index in
            index == 9_000 ? "  > next(-1) @ 9000" : "    next(\(index)) @ \(index)"
        }
        let lines = difference(actual: actual, expected: expected)?.split(separator: "\n").map(String.init)
        let list = ["actual:", "    (8980 before)"] + shown + ["    (6980 after)"]
        #expect(lines?.suffix(43) == list[...])
        #expect(lines?.count == 87)
    }

    @Test func theEndOfALongListIsShown() {
        let expected: Events = (0..<16_000).map { .next($0, $0) }
        let lines = difference(actual: expected.dropLast(), expected: expected)?.split(separator: "\n").map(String.init)
        #expect(lines?.suffix(2) == ["    next(15998) @ 15998", "  > (end)"])
        #expect(lines?.contains("  > next(15999) @ 15999") == true)
        #expect(lines?.count == 48)
    }
}
