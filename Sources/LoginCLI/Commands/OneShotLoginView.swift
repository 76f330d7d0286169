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
        let isStored = login.storageFailure == nil && context.rememberedAt != nil
        context.conversation.show(.login(login.user.email, isStored: isStored, context.files))
        context.controller.end(login.storageFailure.map(ExitCode.init) ?? .done)
    }

    override func registered(_ email: String) {
        context.conversation.show(.registration(email))
        context.controller.end(.done)
    }

    override func inputEndedEarly() -> ExitCode {
        guard !hasUnfinishedInput else { return super.inputEndedEarly() }
        context.conversation.show(.noUser(context.files))
        return .rejected
    }
}
