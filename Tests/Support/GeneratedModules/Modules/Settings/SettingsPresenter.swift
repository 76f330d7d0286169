import Streams
import Viper

/// Validates, combines and navigates for Settings.
@MainActor final class SettingsPresenter {

    // MARK: - Private properties -

    private weak var view: (any SettingsViewInterface)?
    private let interactor: any SettingsInteractorInterface
    private let wireframe: any SettingsWireframeInterface
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
    }
}

// MARK: - Extensions -

extension SettingsPresenter: SettingsPresenterInterface {
    func viewIsReady() {
        guard let view else { return }
        interactor.load()
            .showProgress(on: view)
            .asSignal(onErrorRecover: { [weak self] error in
                self?.wireframe.showErrorAlert(with: "\(error)")
                return .empty()
            })
            .emit(with: self, onNext: { presenter, models in presenter.show(models) })
            .disposed(by: disposeBag)
    }

    func close() { wireframe.close() }
}

// MARK: - Private -

extension SettingsPresenter {
    private func show(_ models: [String]) {
        view?.show(models)
    }
}
