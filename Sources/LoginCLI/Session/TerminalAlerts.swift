import Viper

/// Shows alerts as lines among others.
@MainActor final class TerminalAlerts: AlertPresenter {
    private let conversation: any Conversation
    private weak var dialogue: Dialogue?

    init(conversation: any Conversation, dialogue: Dialogue) {
        self.conversation = conversation
        self.dialogue = dialogue
    }

    func show(_ alert: Alert) {
        dialogue?.announceScreen()
        let text = [alert.title, alert.message].compactMap { $0 }.joined(separator: ": ")
        conversation.say(text.visible, style: alert.kind == .error ? .failure : nil)
        dialogue?.alertWasShown()
    }
}
