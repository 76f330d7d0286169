import StreamsTest
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct TypesetterTests {
    private func lines(_ rows: [[Cell]], columns: Int) -> [String] {
        PlainPageRenderer().lines(of: Page(.table(rows)), columns: columns)
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

    @Test func rowsMayHaveFewerCells() {
        #expect(lines([["a", "b"], ["c"]], columns: 80) == ["a  b", "c"])
    }

    @Test(arguments: [1, 2, 5, 10, 17, 40, 80]) func noLineIsWiderThanTheScreen(columns: Int) {
        let rows: [[Cell]] = [
            ["1", "東京の夜明け", "Four taxi drivers, one night shift, and the dawn over a city."],
            ["20", "Étude", "A piano tuner hears what others only play."],
        ]
        let page = Page(.heading("東京の夜明け"), .text("A line of text that is longer than most."), .table(rows))
        for line in PlainPageRenderer().lines(of: page, columns: columns) {
            // A wide character cannot be narrower than it is.
            #expect(line.columns <= max(columns, 4), "\(line)")
        }
    }
}
