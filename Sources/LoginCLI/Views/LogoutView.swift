import RxLogin
import Streams
import Viper

/// The view of Logout: the result.
@MainActor final class LogoutView: ContentView, LogoutViewInterface {
    var presenter: (any LogoutPresenterInterface)?

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loggingOut, needsAnimation: true)
    }

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Logout.ViewOutput(actions: LogoutActions())) else { return }
        bind(isBusy: input.events.isBusy, failure: .never())
        input.events.result
            .drive(with: self, onNext: { view, result in view.show(result) })
            .disposed(by: disposeBag)
    }

    private func show(_ result: LogoutResult) {
        switch result {
        case .loggedOut(let email, let error):
            context.conversation.show(.logout(email))
            context.controller.end(error.map(ExitCode.init) ?? .done)
        case .noUser:
            context.conversation.show(.logout(nil))
            context.controller.end(.done)
        case .failed(let error): context.controller.end(ExitCode(error))
        }
    }
}
