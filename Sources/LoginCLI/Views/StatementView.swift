import RxLogin
import Viper

/// The account's transactions in lines, a page at a time.
@MainActor final class StatementView: ContentView, StatementViewInterface {
    private static let rowsForAPerson = 20

    var presenter: (any StatementPresenterInterface)?
    var connector: (any StatementConnectorInterface)?

    private var first = 0

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loading)
    }

    func viewDidLoad() {
        connector?.connect(self)
        presenter?.viewIsReady()
    }

    func reloadRows() {
        first = 0
        showRows()
    }

    override var ownCommands: [SessionCommand] { [.next, .previous, .reload] }
    override var hint: String { ViewTexts.statementHint }

    override func perform(_ command: SessionCommand) {
        switch command {
        case .next: turn(to: first + pageSize)
        case .previous: turn(to: first - pageSize)
        case .reload: presenter?.reload()
        default: return
        }
    }

    private var rowCount: Int { presenter?.rowCount ?? 0 }
    /// A program gets everything at once.
    private var pageSize: Int { context.conversation.isInteractive ? Self.rowsForAPerson : max(rowCount, 1) }

    private func turn(to index: Int) {
        guard (0..<max(rowCount, 1)).contains(index) else { return context.dialogue.refuse(ViewTexts.noSuchPage) }
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
