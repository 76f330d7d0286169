import Foundation
import Streams
import Viper

/// The wireframe as seen by the statement presenter.
@MainActor protocol StatementWireframeInterface: SessionWireframeInterface {}

/// The view as seen by the statement presenter.
///
/// A view of this kind learns everything from the calls of its presenter. Each request is a call of
/// `showProgressHUD()`, one of `hideProgressHUD()`, and one of `reloadRows()` or `loadFailed(_:)`.
@MainActor public protocol StatementViewInterface: ViewInterface {
    /// The presenter, retained by the view.
    var presenter: (any StatementPresenterInterface)? { get set }
    /// The connector of the module, which the view calls when it is loaded.
    var connector: (any StatementConnectorInterface)? { get set }

    /// The rows were loaded.
    func reloadRows()

    /// The rows could not be loaded; the alert has been shown.
    func loadFailed(_ error: ServiceError)
}

/// The connector as seen by the statement view, which knows no other part of the module.
@MainActor public protocol StatementConnectorInterface: AnyObject {
    /// Creates the presenter with its parts, and passes it to `view`.
    func connect(_ view: any StatementViewInterface)
}

/// The presenter as seen by the statement view.
@MainActor public protocol StatementPresenterInterface: PresenterInterface {
    /// The number of rows.
    var rowCount: Int { get }

    /// The age of rows that come from the cache, or `nil` for rows that were loaded for this view.
    var cacheAge: Duration? { get }

    /// Returns the row at an index, if there is one.
    func row(at index: Int) -> StatementRow?

    /// The view is set up; loads the rows.
    func viewIsReady()

    /// Loads the rows again.
    func reload()
}

/// The interactor as seen by the statement repository.
protocol StatementInteractorInterface: InteractorInterface {
    /// Emits all entries, the newest first.
    func entries() -> Single<[StatementEntry]>
}

/// The repository as seen by the statement presenter.
@MainActor protocol StatementRepositoryInterface: RepositoryInterface {
    /// The rows of the entries that were loaded last; `nil` before the first time.
    var rows: [StatementRow]? { get }

    /// The age of rows that come from the cache, or `nil` for rows that this repository loaded.
    var cacheAge: Duration? { get }

    /// Takes the entries from the cache, or loads them if they are not there or too old.
    func load() -> Completable

    /// Loads the entries, and replaces those of the cache.
    func reload() -> Completable
}

/// A transaction as the presentation model of the module.
public struct StatementEntry: Sendable, Equatable {
    /// The booking date.
    public let date: Date
    /// The other party of the transaction.
    public let payee: String
    /// The amount; negative for a payment.
    public let amount: AmountModel

    /// Creates an entry.
    public init(date: Date, payee: String, amount: AmountModel) {
        self.date = date
        self.payee = payee
        self.amount = amount
    }
}

/// A transaction as the view shows it.
public struct StatementRow: Sendable, Equatable {
    /// The booking date.
    public let date: String
    /// The other party of the transaction.
    public let payee: String
    /// The amount; negative for a payment.
    public let amount: AmountViewModel

    /// Creates a row.
    public init(date: String, payee: String, amount: AmountViewModel) {
        self.date = date
        self.payee = payee
        self.amount = amount
    }
}
