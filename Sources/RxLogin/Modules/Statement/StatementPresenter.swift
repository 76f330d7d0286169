import Streams
import Viper

/// Loads the rows, and returns the row at an index.
@MainActor final class StatementPresenter {

    // MARK: - Private properties -

    private weak var view: (any StatementViewInterface)?
    private let repository: any StatementRepositoryInterface
    private let wireframe: any StatementWireframeInterface
    private let activity: ActivityTracker
    private let request = SerialDisposable()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any StatementViewInterface, repository: any StatementRepositoryInterface,
        wireframe: any StatementWireframeInterface
    ) {
        self.view = view
        self.repository = repository
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
        request.disposed(by: disposeBag)
    }
}

// MARK: - Extensions -

extension StatementPresenter: StatementPresenterInterface {
    var rowCount: Int { repository.rows?.count ?? 0 }

    var cacheAge: Duration? { repository.cacheAge }

    func row(at index: Int) -> StatementRow? {
        guard let rows = repository.rows, rows.indices.contains(index) else { return nil }
        return rows[index]
    }

    func viewIsReady() { show(repository.load()) }

    func reload() { show(repository.reload()) }

    private func show(_ loading: Completable) {
        request.disposable = loading.andThen(Single.just(()))
            .result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
    }

    private func finish(_ result: Result<Void, any Error>) {
        switch result {
        case .success: view?.reloadRows()
        case .failure(let error):
            wireframe.report(error, hasContent: repository.rows != nil) { view?.loadFailed($0) }
        }
    }
}
