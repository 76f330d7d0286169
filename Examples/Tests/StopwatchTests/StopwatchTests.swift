import Streams
import StreamsTest
import Testing

@testable import Stopwatch

@Suite(.noLeaks) struct StopwatchTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)

    /// Returns the texts of the stopwatch for commands by their first letters; `x` is reset.
    private func run(_ diagram: String) -> TestableObserver<String> {
        let commands: [Character: Stopwatch.Command] = ["s": .start, "e": .stop, "l": .lap, "x": .reset]
        let source = scheduler.hot(diagram, values: .map { commands[$0]! })
        return scheduler.start { Stopwatch.states(of: source.asObservable(), scheduler: scheduler).map(\.description) }
    }

    @Test("counts tenths of a second between start and stop") func counts() {
        let result = run("s--e-----s-e|")
        result.expect(
            "             abcd-----cef|",
            values: [
                "a": "0:00.0", "b": "0:00.1", "c": "0:00.2", "d": "0:00.2  stopped", "e": "0:00.3",
                "f": "0:00.3  stopped",
            ])
    }

    @Test("keeps laps until the reset") func laps() {
        let result = run("s-l--x|")
        result.expect(
            "             ab(cd) <0> efg|",
            values: [
                "a": "0:00.0", "b": "0:00.1", "c": "0:00.1  lap 0:00.1", "d": "0:00.2  lap 0:00.1",
                "e": "0:00.3  lap 0:00.1", "f": "0:00.4  lap 0:00.1", "g": "0:00.0  stopped",
            ])
    }
}
