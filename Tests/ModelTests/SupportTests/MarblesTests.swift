import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct MarblesTests {
    @Test func aColumnForEachTick() {
        let program = Program(
            sources: [
                Script(kind: .hot, events: [.next(201, 1), .next(201, 2), .completed(205)]),
                Script(kind: .cold, events: [.error(1, Failure.closure)]),
            ], clients: [Client(disposed: 210, lastElement: 3)], parameters: [:])
        let expected = Outcome(
            received: [.init(tick: 201, client: 0, event: .next("1"))], subscriptions: [[Subscription(200, 201)], []])
        let text = Marbles(program, expected: expected, actual: Outcome()).text
        #expect(
            text == """
                            200  201       205  210
                hot 0       -----(1 2)-----|---------
                cold 1      -----#closure------------
                client 0    ^-------------------!----  disposed inside element 3
                expected 0  -----1-------------------  subscriptions [[(200: 201)], []]
                actual 0    -------------------------  subscriptions []
                """)
    }
}
