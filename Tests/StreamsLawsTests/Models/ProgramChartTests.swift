import TestSupport
import Testing

@Suite(.noLeaks) struct ProgramChartTests {
    @Test func aColumnForEachTick() {
        let program = Program(
            sources: [
                ProgramSource(kind: .hot, events: [.next(201, 1), .next(201, 2), .completed(205)]),
                ProgramSource(kind: .cold, events: [.error(1, LawError.closure(0))]),
            ], observers: [ProgramObserver(disposed: 210, lastElement: 3)])
        let expected = ProgramOutcome(
            received: [.init(tick: 201, observer: 0, event: .next("1"))], subscriptions: [[Subscription(200, 201)], []])
        let actual = ProgramOutcome(subscriptions: [[], []], late: ["2"])
        #expect(
            ProgramChart(program, expected: expected, actual: actual).text == """
                            200  201          205  210
                hot 0       -----(1 2)--------|---------
                cold 1      -----#closure(0)------------
                observer    ^----------------------!----  disposes during element 3
                expected    -----1----------------------
                actual      ----------------------------
                subscriptions to source 0: expected (200 : 201), actual none
                emitted after the observer had disposed: 2
                """)
    }

    @Test func severalObserversAreNumbered() {
        let program = Program(sources: [], observers: [ProgramObserver(), ProgramObserver()])
        let received = (0...1).map { ProgramOutcome.ReceivedEvent(tick: 200, observer: $0, event: .completed) }
        let text = ProgramChart(
            program, expected: ProgramOutcome(received: received), actual: ProgramOutcome(received: [received[1]])
        ).text
        #expect(
            text == """
                            200
                observer 0  ^----
                observer 1  ^----
                expected 0  |----
                expected 1  |----
                actual 0    -----
                actual 1    |----
                """)
    }
}
