import RxLogin

/// The view of Login in a one-shot command.
@MainActor final class OneShotLoginView: LoginView {
    private let command: OneShotCommand

    init(context: ScreenContext, command: OneShotCommand) {
        self.command = command
        super.init(context: context)
    }

    override var endsAfterLogin: Bool { command == .login }

    override func loggedIn(_ login: LoginSuccess) {
        super.loggedIn(login)
        guard command == .login else { return }
        if let failure = login.storageFailure { return context.controller.end(with: failure) }
        context.conversation.show(
            .login(login.user.email, isStored: context.rememberedAt != nil, context.files))
        context.controller.end(.done)
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
