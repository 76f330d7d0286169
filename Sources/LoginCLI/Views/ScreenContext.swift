/// What every screen of one session works with.
@MainActor final class ScreenContext {
    let conversation: any Conversation
    let attempts: Attempts
    let spinner: Spinner
    let dialogue: Dialogue
    /// Whether anybody was logged in during this session.
    var hasBeenLoggedIn = false

    private var hasGreeted = false

    init(conversation: any Conversation, attempts: Attempts, spinner: Spinner, dialogue: Dialogue) {
        self.conversation = conversation
        self.attempts = attempts
        self.spinner = spinner
        self.dialogue = dialogue
    }

    /// Says once how to find one's way.
    func greet() {
        guard !hasGreeted, conversation.isInteractive else { return }
        hasGreeted = true
        conversation.say(SessionTexts.welcome, style: .dim)
    }
}
