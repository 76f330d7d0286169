import Streams
import Viper

/// Stores the loaded entries, and the rows made from them.
@MainActor final class StatementRepository {
    private let interactor: any StatementInteractorInterface
    private let formatter: StatementRowFormatter
    private var entries: [StatementEntry]? {
        didSet { rows = entries?.map(formatter.row) }
    }

    private(set) var rows: [StatementRow]?

    init(interactor: any StatementInteractorInterface, formatter: StatementRowFormatter) {
        self.interactor = interactor
        self.formatter = formatter
    }
}

// MARK: - Extensions -

extension StatementRepository: StatementRepositoryInterface {
    func load() -> Completable {
        entries == nil ? reload() : .empty()
    }

    func reload() -> Completable {
        interactor.entries()
            .observe(on: MainScheduler.instance)
            .do(onSuccess: { [weak self] entries in MainActor.assumeIsolated { self?.entries = entries } })
            .asCompletable()
    }
}
