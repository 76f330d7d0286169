import Foundation
import Streams
import Viper

/// What the presenter of Statement asks of its wireframe.
@MainActor public protocol StatementWireframeInterface: SessionWireframeInterface {}

/// What the presenter of Statement asks of its view: its only way outward.
@MainActor public protocol StatementViewInterface: ViewInterface {
    /// The presenter, kept alive by the view.
    var presenter: (any StatementPresenterInterface)? { get set }
    /// What puts the module together, run by the view when it is loaded.
    var connector: (any StatementConnectorInterface)? { get set }

    /// The rows are there, or others than before.
    func reloadRows()
}

/// What the view of Statement asks to be connected with the rest, which it does not know.
@MainActor public protocol StatementConnectorInterface: AnyObject {
    /// Makes the presenter and everything behind it, and gives the presenter to `view`.
    func connect(_ view: any StatementViewInterface)
}

/// What the view of Statement asks of its presenter.
@MainActor public protocol StatementPresenterInterface: PresenterInterface {
    /// How many rows there are.
    var rowCount: Int { get }

    /// The row at an index, if there is one.
    func row(at index: Int) -> StatementRow?

    /// The view is set up, and wants the rows.
    func viewIsReady()

    /// The person wants the rows again.
    func reload()
}

/// What the repository of Statement asks of its interactor.
public protocol StatementInteractorInterface: InteractorInterface {
    /// All entries, the newest first.
    func entries() -> Single<[StatementEntry]>
}

/// What the presenter of Statement asks of its repository.
@MainActor public protocol StatementRepositoryInterface: RepositoryInterface {
    /// The rows of what was loaded last.
    var rows: [StatementRow] { get }

    /// Loads the entries unless they were loaded before; then they are in `rows`.
    func load() -> Completable

    /// Loads the entries in any case.
    func reload() -> Completable
}

/// A transaction as the module works with it.
public struct StatementEntry: Sendable, Equatable {
    /// When it was booked.
    public let date: Date
    /// Who was paid, or who paid.
    public let payee: String
    /// How much came in or went out.
    public let amount: AmountModel

    /// Creates an entry.
    public init(date: Date, payee: String, amount: AmountModel) {
        self.date = date
        self.payee = payee
        self.amount = amount
    }
}

/// A transaction as a view shows it.
public struct StatementRow: Sendable, Equatable {
    /// When it was booked.
    public let date: String
    /// Who was paid, or who paid.
    public let payee: String
    /// How much came in or went out.
    public let amount: AmountViewModel

    /// Creates a row.
    public init(date: String, payee: String, amount: AmountViewModel) {
        self.date = date
        self.payee = payee
        self.amount = amount
    }
}
