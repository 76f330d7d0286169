import TestSupport
import Testing

@Suite(.noLeaks) struct MarbleSyntaxErrorTests {
    @Test func otherWhitespaceDoesNotMoveTheMark() throws {
        let error = try #require(throws: MarbleSyntaxError.self) { try MarbleDiagram("--a\n\t--b|") }
        #expect(
            "\(error)" == """
                This is no sign of a marble diagram. Elements are letters or digits, and `values` says what they stand \
                for; the other signs are - | # ( ) <n> ^ ! and the space.

                    --a  --b|
                       ^
                """)
    }
}
