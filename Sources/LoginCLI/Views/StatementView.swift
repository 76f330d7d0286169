import RxLogin
import Viper

/// The view of Statement: the transactions, a page at a time.
@MainActor final class StatementView: CalledView, StatementViewInterface {
    /// The rows of a page without a window.
    private static let rowsPerPage = 20
    /// The lines besides the rows and the hint: a blank one, the path, the numbers of the rows, and the prompt.
    private static let otherLines = 4

    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    private var shown = 0..<0
    /// Those of all rows, so that the columns are the same on every page.
    private var widths = ColumnWidths()

    func viewDidLoad() {
        connector?.connect(self)
        presenter?.viewIsReady()
    }

    func reloadRows() {
        widths = ColumnWidths(of: (0..<rowCount).lazy.map(cells))
        let first = shown.lowerBound
        show(first < rowCount ? pagination.page(from: first) : pagination.page(before: rowCount))
    }

    func loadFailed(_ error: ServiceError) { failed(error) }

    override var ownCommands: [ScreenCommand] {
        [
            ScreenCommand(.next) { [self] in
                turn(to: shown.upperBound < rowCount ? pagination.page(from: shown.upperBound) : nil)
            },
            ScreenCommand(.previous) { [self] in
                turn(to: shown.lowerBound > 0 ? pagination.page(before: shown.lowerBound) : nil)
            },
            ScreenCommand(.reload) { [presenter] in presenter?.reload() },
        ]
    }
    override var hint: String {
        (presenter?.cacheAge).map(ViewTexts.cachedStatementHint) ?? ViewTexts.statementHint
    }

    private var rowCount: Int { presenter?.rowCount ?? 0 }

    private var pagination: Pagination {
        // A script receives all rows at once.
        guard context.conversation.isInteractive else { return Pagination(count: rowCount, room: rowCount) { _ in 1 } }
        guard let window = context.conversation.window else {
            return Pagination(count: rowCount, room: Self.rowsPerPage) { _ in 1 }
        }
        let room = window.rows - Self.otherLines - window.height(of: Page(.text(hint)))
        return Pagination(count: rowCount, room: room) { [self] index in window.height(of: page(of: [index])) }
    }

    private func turn(to page: Range<Int>?) {
        guard let page else { return context.controller.refuse(ViewTexts.noSuchPage) }
        show(page)
    }

    private func show(_ rows: Range<Int>) {
        shown = rows
        let page = page(of: rows)
        // A pipe receives rows only.
        guard context.conversation.isInteractive else { return show(page) }
        let numbers = ViewTexts.rows(rows.lowerBound + 1, rows.upperBound, of: rowCount)
        show(Page(page.blocks + [.text(numbers, .faint)]))
    }

    private func page(of rows: some Sequence<Int>) -> Page { Page(.table(rows.map(cells), widths: widths)) }

    private func cells(at index: Int) -> [Cell] { presenter?.row(at: index).map { StatementRowView($0).cells } ?? [] }
}
