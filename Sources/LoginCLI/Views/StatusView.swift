import RxLogin
import Streams
import Viper

/// The view of Status: the user, and the places of the accounts and the session.
@MainActor final class StatusView: ContentView, StatusViewInterface {
    var presenter: (any StatusPresenterInterface)?

    init(context: ScreenContext) {
        super.init(context: context, progressText: ViewTexts.loading, needsAnimation: true)
    }

    func viewDidLoad() {
        guard let input = presenter?.configure(with: Status.ViewOutput(actions: StatusActions())) else { return }
        bind(isBusy: input.events.isBusy, failure: .never())
        input.events.result
            .drive(with: self, onNext: { view, result in view.show(result) })
            .disposed(by: disposeBag)
    }

    private func show(_ result: StatusResult) {
        switch result {
        case .loggedIn(let email):
            show(email)
            context.controller.end(.done)
        case .noUser:
            context.conversation.say(CommandTexts.noUserLoggedIn)
            show(nil)
            context.controller.end(.rejected)
        case .failed(let error):
            // If the service could not be asked, there is no user to report.
            if ExitCode(error) == .rejected || !context.conversation.writesJSON { show(nil) }
            context.controller.end(ExitCode(error))
        }
    }

    private func show(_ email: String?) {
        let (conversation, files) = (context.conversation, context.files)
        let server = files.server?.url.absoluteString
        if conversation.writesJSON {
            return conversation.data(
                JSONReport.text(
                    of: JSONReport.Status(
                        user: email, server: server, users: server == nil ? files.users : nil, session: files.session)))
        }
        if let email { conversation.data(ViewTexts.loggedIn(email.visible)) }
        conversation.data(
            server.map { CommandTexts.server($0.visible) } ?? CommandTexts.users(files.users.visible))
        conversation.data(CommandTexts.session(files.session.visible))
    }
}
