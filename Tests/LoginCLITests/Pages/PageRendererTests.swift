import TestSupport
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
            PageRenderer.plain.lines(of: page, columns: 80) == [
                "Title", "hint", "1  東京        -5", "2  Ísafjörður  10",
            ])
    }

    @Test func colourSaysTheSameInColours() {
        let escape = "\u{1B}["
        #expect(
            PageRenderer.color.lines(of: page, columns: 80) == [
                "\(escape)1mTitle\(escape)0m", "\(escape)2mhint\(escape)0m", "1  東京        \(escape)31m-5\(escape)0m",
                "2  Ísafjörður  \(escape)32m10\(escape)0m",
            ])
        let bare = PageRenderer.color.lines(of: page, columns: 20).map { $0.replacing(/\u{1B}\[\d+m/, with: "") }
        #expect(bare == PageRenderer.plain.lines(of: page, columns: 20))
    }

    @Test func scriptIsForAProgramWhateverTheWidth() {
        for columns in [1, 80] {
            #expect(
                PageRenderer.tabSeparated(inColor: false).lines(of: page, columns: columns) == [
                    "Title", "hint", "1\t東京\t-5", "2\tÍsafjörður\t10",
                ])
        }
    }

    @Test func theTextBetweenTabsIsColored() {
        let escape = "\u{1B}["
        #expect(
            PageRenderer.tabSeparated(inColor: true).lines(of: page, columns: 80) == [
                "\(escape)1mTitle\(escape)0m", "\(escape)2mhint\(escape)0m", "1\t東京\t\(escape)31m-5\(escape)0m",
                "2\tÍsafjörður\t\(escape)32m10\(escape)0m",
            ])
    }

    @Test func whatComesFromOutsideCannotSteerTheTerminal() {
        let page = Page(.heading("\u{1B}[2J"), .table([["a\tb", "c\nd"]]))
        #expect(PageRenderer.tabSeparated(inColor: false).lines(of: page, columns: 80) == ["^[[2J", "a^Ib\tc d"])
        #expect(PageRenderer.plain.lines(of: page, columns: 80) == ["^[[2J", "a^Ib  c", "      d"])
    }

    @Test func tablesThatFollowEachOtherAreOne() {
        let page = Page(.table([["a", "b"]]), .table([["long", "c"]]), .text("x"), .table([["d", "e"]]))
        #expect(PageRenderer.plain.lines(of: page, columns: 80) == ["a     b", "long  c", "x", "d  e"])
    }

    @Test func aPartOfATableHasTheColumnsOfTheWhole() {
        let rows = [("a", "1"), ("long", "10")].map { [Cell(text: $0), Cell(text: $1, alignment: .trailing)] }
        let widths = ColumnWidths(of: rows)
        let parts = rows.map { PageRenderer.plain.lines(of: Page(.table([$0], widths: widths)), columns: 80) }
        #expect(parts == [["a      1"], ["long  10"]])
        let whole = Page(.table(rows, widths: widths))
        #expect(PageRenderer.tabSeparated(inColor: false).lines(of: whole, columns: 80)[0] == "a\t1")
    }

    @Test func lineBreaksInATextBreakLines() {
        let page = Page(.heading("Two\nlines"), .text("One\r\nand another\n"))
        for renderer in [PageRenderer.plain, .tabSeparated(inColor: false)] {
            #expect(renderer.lines(of: page, columns: 80) == ["Two", "lines", "One", "and another"])
        }
    }

    /// Both lines stay in the column; a program gets one line for each row.
    @Test func reviewOfTwoLines() {
        let page = Page(.table([["5/5", "hana", "静か。\nGood!"], ["4/5", "lea", "Slow, warm."]]))
        #expect(
            PageRenderer.plain.lines(of: page, columns: 80) == [
                "5/5  hana  静か。", "           Good!", "4/5  lea   Slow, warm.",
            ])
        #expect(
            PageRenderer.tabSeparated(inColor: false).lines(of: page, columns: 80) == [
                "5/5\thana\t静か。 Good!", "4/5\tlea\tSlow, warm.",
            ])
    }

    private func lines(_ rows: [[Cell]], columns: Int) -> [String] {
        PageRenderer.plain.lines(of: Page(.table(rows)), columns: columns)
    }

    @Test func theWidestColumnGivesWay() {
        let rows: [[Cell]] = [["5/5", "ann", "a comment of some words"], ["4/5", "b", "short"]]
        #expect(
            lines(rows, columns: 24) == [
                "5/5  ann  a comment of", "          some words", "4/5  b    short",
            ])
    }

    @Test func withoutRoomCellsStandBelowEachOther() {
        #expect(
            lines([["28.8.2026", "Savings Plan", "-200,00 €"]], columns: 14) == [
                "28.8.2026", "  Savings Plan", "  -200,00 €",
            ])
    }

    @Test func aCellThatIsWholeIsNotDivided() {
        let rows: [[Cell]] = [["ann", Cell(text: "LoginCLI logout", isWhole: true)], ["b", "short"]]
        #expect(lines(rows, columns: 20) == ["ann  LoginCLI logout", "b    short"])
        #expect(lines(rows, columns: 19) == ["ann", "  LoginCLI logout", "b", "  short"])
    }

    @Test func rowsMayHaveFewerCells() {
        #expect(lines([["a", "b"], ["c"]], columns: 80) == ["a  b", "c"])
    }

    @Test(arguments: [1, 2, 5, 10, 17, 40, 80]) func noLineIsWiderThanTheScreen(columns: Int) {
        let rows: [[Cell]] = [
            ["1", "東京の夜明け", "Four taxi drivers, one night shift, and the dawn over a city."],
            ["20", "Étude", "A piano tuner hears what others only play."],
        ]
        let page = Page(.heading("東京の夜明け"), .text("A line of text that is longer than most."), .table(rows))
        for line in PageRenderer.plain.lines(of: page, columns: columns) {
            // A wide character cannot be narrower than it is.
            #expect(line.columns <= max(columns, 4), "\(line)")
        }
    }

    /// Direction marks take no columns, so that amounts still end in the same one.
    @Test func amountsInHebrewAreAligned() {
        let amounts = ["\u{200F}-200.00\u{A0}\u{200F}₪", "\u{200F}-5.00\u{A0}\u{200F}₪"]
        let rows = amounts.map { ["שכר דירה", Cell(text: $0, alignment: .trailing)] }
        #expect(lines(rows, columns: 80) == ["שכר דירה  \(amounts[0])", "שכר דירה    \(amounts[1])"])
    }
}
