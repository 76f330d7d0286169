import RxLogin
import Streams
import Viper

/// The view of Status: the user, and the places of the accounts and the session.
@MainActor final class StatusView: ContentView, StatusViewInterface {
    var presenter: (any StatusPresenterInterface)?

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Status.ViewOutput(actions: StatusActions())) else { return }
        bind(isBusy: input.events.isBusy, failure: .never())
        input.events.result
            .drive(with: self, onNext: { view, result in view.show(result) })
            .disposed(by: disposeBag)
    }

    private func show(_ result: StatusResult) {
        let (conversation, files) = (context.conversation, context.files)
        switch result {
        case .loggedIn(let email):
            conversation.show(.status(of: email, files))
            context.controller.end(.done)
        case .noUser:
            conversation.show(.statusWithoutUser(files))
            context.controller.end(.rejected)
        case .failed(let error):
            conversation.show(.statusAfterFailure(isKnown: ExitCode(error) == .rejected, files))
            context.controller.end(with: error)
        }
    }
}
