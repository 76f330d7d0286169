import Streams
import Viper

/// Stores the loaded entries, and the rows made from them.
@MainActor final class StatementRepository {
    private let interactor: any StatementInteractorInterface
    private let cache: StatementCache
    private let formatter: StatementRowFormatter
    private var loaded: StatementCache.Load? {
        didSet { rows = loaded?.entries.map(formatter.row) }
    }
    private var isCached = false

    private(set) var rows: [StatementRow]?

    init(interactor: any StatementInteractorInterface, cache: StatementCache, formatter: StatementRowFormatter) {
        self.interactor = interactor
        self.cache = cache
        self.formatter = formatter
    }
}

// MARK: - Extensions -

extension StatementRepository: StatementRepositoryInterface {
    var cacheAge: Duration? { isCached ? loaded.map(cache.age) : nil }

    func load() -> Completable {
        guard let recent = cache.recent else { return reload() }
        show(recent, isCached: true)
        return .empty()
    }

    func reload() -> Completable {
        interactor.entries()
            .observe(on: MainScheduler.instance)
            .do(onSuccess: { [weak self, cache] entries in
                MainActor.assumeIsolated {
                    let load = cache.store(entries)
                    self?.show(load, isCached: false)
                }
            })
            .asCompletable()
    }

    private func show(_ load: StatementCache.Load, isCached: Bool) {
        self.isCached = isCached
        loaded = load
    }
}
