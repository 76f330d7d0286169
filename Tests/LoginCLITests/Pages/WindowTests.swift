import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct WindowTests {
    @Test(arguments: [(80, 2), (10, 3)]) func aPageTakesTheLinesThatItIsShownIn(columns: Int, height: Int) {
        let page = Page(.text("A text of words."), .table([["a", "b"]]))
        #expect(Window(columns: columns, rows: 24).height(of: page) == height)
    }
}
