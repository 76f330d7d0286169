/// The parts that all screens of a session share.
@MainActor final class ScreenContext {
    let conversation: any Conversation
    let spinner: Spinner
    let controller: SessionController
    /// The path of the stored session, if a login is to be stored.
    let rememberedAt: String?
    let advice: Advice

    private var hasGreeted = false

    init(
        conversation: any Conversation, spinner: Spinner, controller: SessionController, rememberedAt: String?,
        advice: Advice
    ) {
        self.conversation = conversation
        self.spinner = spinner
        self.controller = controller
        self.rememberedAt = rememberedAt
        self.advice = advice
    }

    /// Shows once how to use a session.
    func greet() {
        guard !hasGreeted, conversation.isInteractive else { return }
        hasGreeted = true
        conversation.say(SessionTexts.welcome, style: .dim)
        if let rememberedAt { conversation.say(ViewTexts.stayingLoggedIn(rememberedAt.visible), style: .dim) }
    }
}
