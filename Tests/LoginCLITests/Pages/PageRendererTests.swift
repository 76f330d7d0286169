import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct PageRendererTests {
    private let page = Page(
        .heading("Title"), .text("hint", .faint),
        .table([
            ["1", "東京", Cell(text: "-5", alignment: .trailing, tone: .bad)],
            ["2", "Ísafjörður", Cell(text: "10", alignment: .trailing, tone: .good)],
        ]))

    @Test func plainIsForAPerson() {
        #expect(
            PlainPageRenderer().lines(of: page, columns: 80) == [
                "Title", "hint", "1  東京        -5", "2  Ísafjörður  10",
            ])
    }

    @Test func colourSaysTheSameInColours() {
        let escape = "\u{1B}["
        #expect(
            ColorPageRenderer().lines(of: page, columns: 80) == [
                "\(escape)1mTitle\(escape)0m", "\(escape)2mhint\(escape)0m", "1  東京        \(escape)31m-5\(escape)0m",
                "2  Ísafjörður  \(escape)32m10\(escape)0m",
            ])
        let bare = ColorPageRenderer().lines(of: page, columns: 20).map { $0.replacing(/\u{1B}\[\d+m/, with: "") }
        #expect(bare == PlainPageRenderer().lines(of: page, columns: 20))
    }

    @Test func scriptIsForAProgramWhateverTheWidth() {
        for columns in [1, 80] {
            #expect(
                TabSeparatedPageRenderer().lines(of: page, columns: columns) == [
                    "Title", "hint", "1\t東京\t-5", "2\tÍsafjörður\t10",
                ])
        }
    }

    @Test func whatComesFromOutsideCannotSteerTheTerminal() {
        let page = Page(.heading("\u{1B}[2J"), .table([["a\tb", "c\nd"]]))
        #expect(TabSeparatedPageRenderer().lines(of: page, columns: 80) == ["^[[2J", "a^Ib\tc^Jd"])
        #expect(PlainPageRenderer().lines(of: page, columns: 80) == ["^[[2J", "a^Ib  c^Jd"])
    }

    @Test func tablesThatFollowEachOtherAreOne() {
        let page = Page(.table([["a", "b"]]), .table([["long", "c"]]), .text("x"), .table([["d", "e"]]))
        #expect(PlainPageRenderer().lines(of: page, columns: 80) == ["a     b", "long  c", "x", "d  e"])
    }
}
