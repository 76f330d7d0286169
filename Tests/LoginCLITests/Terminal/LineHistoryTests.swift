import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct LineHistoryTests {
    @Test func linesAreShownUpwardsAndDownwards() {
        var history = LineHistory()
        history.add("one")
        history.add("two")
        #expect(history.previous(to: "typed") == "two")
        #expect(history.previous(to: "two") == "one")
        #expect(history.previous(to: "one") == nil)
        #expect(history.next() == "two")
        #expect(history.next() == "typed")
        #expect(history.next() == nil)
    }

    @Test func emptyAndRepeatedLinesAreNotAdded() {
        var history = LineHistory()
        for line in ["one", "one", ""] { history.add(line) }
        #expect(history.previous(to: "") == "one")
        #expect(history.previous(to: "one") == nil)
    }

    @Test func theLastHundredLinesAreKept() {
        var history = LineHistory()
        for line in 0..<150 { history.add("\(line)") }
        var shown = ""
        while let line = history.previous(to: shown) { shown = line }
        #expect(shown == "50")
    }
}
