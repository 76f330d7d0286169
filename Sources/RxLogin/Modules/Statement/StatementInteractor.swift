import Streams

/// Loads the transactions from the service.
final class StatementInteractor {
    private let service: any StatementServiceable

    /// Creates an interactor over a service.
    init(service: any StatementServiceable) {
        self.service = service
    }
}

// MARK: - Extensions -

extension StatementInteractor: StatementInteractorInterface {
    /// Emits all entries, the newest first.
    func entries() -> Single<[StatementEntry]> {
        service.transactions().map { $0.map(StatementEntry.init) }
    }
}

extension StatementEntry {
    init(_ transaction: Transaction) {
        self.init(
            date: transaction.date, payee: transaction.payee,
            amount: AmountModel(amount: transaction.amount, currency: transaction.currency))
    }
}
