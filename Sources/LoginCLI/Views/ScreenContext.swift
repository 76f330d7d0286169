/// What every screen of one session works with.
@MainActor final class ScreenContext {
    let conversation: any Conversation
    let attempts: Attempts
    let spinner: Spinner
    let dialogue: Dialogue
    /// Where a login is kept beyond the end of the program, if that is wanted.
    let rememberedAt: String?
    /// Whether anybody was logged in during this session.
    var hasBeenLoggedIn = false

    private var hasGreeted = false

    init(
        conversation: any Conversation, attempts: Attempts, spinner: Spinner, dialogue: Dialogue,
        rememberedAt: String?
    ) {
        self.conversation = conversation
        self.attempts = attempts
        self.spinner = spinner
        self.dialogue = dialogue
        self.rememberedAt = rememberedAt
    }

    /// Says once how to find one's way.
    func greet() {
        guard !hasGreeted, conversation.isInteractive else { return }
        hasGreeted = true
        conversation.say(SessionTexts.welcome, style: .dim)
        if let rememberedAt { conversation.say(ViewTexts.stayingLoggedIn(rememberedAt.visible), style: .dim) }
    }
}
