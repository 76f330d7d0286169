import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct PaginationTests {
    /// Five entries, of which the third takes three lines.
    private func pagination(room: Int) -> Pagination {
        Pagination(count: 5, room: room) { [1, 1, 3, 1, 1][$0] }
    }

    @Test(arguments: [(0, 4, 0..<2), (0, 5, 0..<3), (2, 4, 2..<4), (3, 4, 3..<5), (5, 4, 5..<5)])
    func aPageHasWhatFitsAfterItsBeginning(first: Int, room: Int, page: Range<Int>) {
        #expect(pagination(room: room).page(from: first) == page)
    }

    @Test(arguments: [(5, 4, 3..<5), (5, 5, 2..<5), (4, 4, 2..<4)])
    func aPageHasWhatFitsBeforeItsEnd(end: Int, room: Int, page: Range<Int>) {
        #expect(pagination(room: room).page(before: end) == page)
    }

    @Test func theFirstPageIsFull() {
        #expect(pagination(room: 6).page(before: 2) == 0..<4)
        #expect(Pagination(count: 0, room: 6) { _ in 1 }.page(before: 0) == 0..<0)
    }

    @Test(arguments: [0, 1, 2]) func anEntryThatDoesNotFitIsAPage(room: Int) {
        #expect(pagination(room: room).page(from: 2) == 2..<3)
        #expect(pagination(room: room).page(before: 3) == 2..<3)
    }
}
