/// The parts that all screens of a session share.
@MainActor final class ScreenContext {
    let conversation: any Conversation
    let spinner: Spinner
    let controller: SessionController
    let files: Files
    /// The path of the stored session, if a login is to be stored.
    let rememberedAt: String?

    private var hasGreeted = false

    /// - Parameter remembers: Whether a login is to be stored.
    init(
        conversation: any Conversation, spinner: Spinner, controller: SessionController, files: Files, remembers: Bool
    ) {
        self.conversation = conversation
        self.spinner = spinner
        self.controller = controller
        self.files = files
        rememberedAt = remembers ? files.session : nil
    }

    /// The commands of all screens of a user who is logged in.
    var userCommands: [ScreenCommand] {
        [
            ScreenCommand(.home) { [controller] in controller.open(.home) },
            ScreenCommand(.logout) { [controller] in controller.logOut() },
        ]
    }

    /// Shows once how to use a session.
    func greet() {
        guard !hasGreeted, conversation.isInteractive else { return }
        hasGreeted = true
        conversation.say(SessionTexts.welcome, style: .dim)
        if let rememberedAt { conversation.say(ViewTexts.stayingLoggedIn(rememberedAt.visible), style: .dim) }
    }
}
