import Streams
import Viper

/// Validates, combines and navigates for Settings.
@MainActor final class SettingsPresenter {

    // MARK: - Private properties -

    private weak var view: (any SettingsViewInterface)?
    private let interactor: any SettingsInteractorInterface
    private let wireframe: any SettingsWireframeInterface
    private let activity: ActivityTracker
    private let request = SerialDisposable()
    private let disposeBag = DisposeBag()

    // MARK: - Lifecycle -

    init(
        view: any SettingsViewInterface,
        interactor: any SettingsInteractorInterface,
        wireframe: any SettingsWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
        activity = ActivityTracker(view: view)
        request.disposed(by: disposeBag)
    }
}

// MARK: - Extensions -

extension SettingsPresenter: SettingsPresenterInterface {
    func viewIsReady() { reload() }

    func reload() {
        // Cancels a load in flight, whose models would be older.
        request.disposable = interactor.load()
            .result(trackedBy: activity)
            .emit(with: self, onNext: { presenter, result in presenter.finish(result) })
    }

    func close() { wireframe.close() }
}

// MARK: - Private -

extension SettingsPresenter {
    private func finish(_ result: Result<[String], any Error>) {
        switch result {
        case .success(let models):
            view?.show(models)
        case .failure(let error):
            wireframe.showErrorAlert(with: error.sentence)
            view?.requestFailed(error)
        }
    }
}
