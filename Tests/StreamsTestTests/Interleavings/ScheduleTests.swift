import TestSupport
import Testing

@Suite("The schedule of a run", .noLeaks) struct ScheduleTests {
    @Test(
        "has a text that gives it back",
        arguments: [
            [], [0], [0, 0, 0], [0, 1, 0], Array(repeating: 3, count: 120) + [0, 25, 26, 26, 701, 702],
        ])
    func roundTrip(steps: [Int]) {
        #expect(Schedule(Schedule(steps).description) == Schedule(steps))
    }

    @Test("counts the steps of a thread that come one after another") func text() {
        #expect(Schedule([0, 0, 1, 0]).description == "a2 b a")
        #expect(Schedule([25, 26, 51, 52]).description == "z aa az ba")
        #expect(Schedule("  a1   b2 ")?.steps == [0, 1, 1])
    }

    @Test("is not made of other texts", arguments: ["12", "a0", "a-1", "A2", "a2b", "ä", "a,b"])
    func nonsense(text: String) {
        #expect(Schedule(text) == nil)
    }
}
