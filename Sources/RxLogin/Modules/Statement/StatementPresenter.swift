import Streams
import Viper

/// Has the rows loaded, and gives them out one by one.
@MainActor final class StatementPresenter {

    // MARK: - Private properties -

    private weak var view: (any StatementViewInterface)?
    private let repository: any StatementRepositoryInterface
    private let wireframe: any StatementWireframeInterface
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
        request.disposed(by: disposeBag)
    }
}

// MARK: - Extensions -

extension StatementPresenter: StatementPresenterInterface {
    var rowCount: Int { repository.rows.count }

    func row(at index: Int) -> StatementRow? {
        repository.rows.indices.contains(index) ? repository.rows[index] : nil
    }

    func viewIsReady() { show(repository.load()) }

    func reload() { show(repository.reload()) }

    private func show(_ loading: Completable) {
        guard let view else { return }
        request.disposable =
            loading
            .showProgress(on: view)
            .andThen(Single.just(()))
            .asSignal(inSessionOf: wireframe)
            .emit(with: self, onNext: { presenter, _ in presenter.view?.reloadRows() })
    }
}
