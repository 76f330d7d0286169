import RxLogin

/// The view of Login in a one-shot command.
@MainActor final class OneShotLoginView: LoginView {
    private let command: OneShotCommand

    init(context: ScreenContext, command: OneShotCommand) {
        self.command = command
        super.init(context: context)
    }

    override func loggedIn(_ login: LoginSuccess) {
        super.loggedIn(login)
        guard command == .login else { return }
        if login.storageFailure == nil, let path = context.rememberedAt {
            context.conversation.say(CommandTexts.sessionStored(path.visible))
        }
        context.conversation.data(ViewTexts.loggedIn(login.user.email.visible))
        context.controller.end(login.storageFailure.map(ExitCode.init) ?? .done)
    }

    override func registered(_ email: String) {
        context.conversation.data(CommandTexts.registered(email.visible))
        context.controller.end(.done)
    }

    override func inputEndedEarly() -> ExitCode {
        guard !hasUnfinishedInput else { return super.inputEndedEarly() }
        context.conversation.say(CommandTexts.noUserLoggedIn)
        return .rejected
    }
}
