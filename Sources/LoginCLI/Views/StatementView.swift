import RxLogin
import Viper

/// The view of Statement: the transactions, a page at a time.
@MainActor final class StatementView: CalledView, StatementViewInterface {
    private static let rowsPerPage = 20

    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    private var first = 0

    func viewDidLoad() {
        connector?.connect(self)
        presenter?.viewIsReady()
    }

    func reloadRows() {
        let pages = (rowCount + pageSize - 1) / pageSize
        first = min(first, max(pages - 1, 0) * pageSize)
        showRows()
    }

    func loadFailed(_ error: ServiceError) { failed(error) }

    override var ownCommands: [ScreenCommand] {
        [
            ScreenCommand(.next) { [self] in turn(to: first + pageSize) },
            ScreenCommand(.previous) { [self] in turn(to: first - pageSize) },
            ScreenCommand(.reload) { [presenter] in presenter?.reload() },
        ]
    }
    override var hint: String { ViewTexts.statementHint }

    private var rowCount: Int { presenter?.rowCount ?? 0 }
    /// A script receives all rows at once.
    private var pageSize: Int { context.conversation.isInteractive ? Self.rowsPerPage : max(rowCount, 1) }

    private func turn(to index: Int) {
        guard (0..<max(rowCount, 1)).contains(index) else { return context.controller.refuse(ViewTexts.noSuchPage) }
        first = index
        showRows()
    }

    private func showRows() {
        let rows = (first..<first + pageSize).compactMap { presenter?.row(at: $0) }
        show(
            Page(
                .table(rows.map { StatementRowView($0).cells }),
                .text(ViewTexts.rows(first + 1, first + rows.count, of: rowCount), .faint)))
    }
}
