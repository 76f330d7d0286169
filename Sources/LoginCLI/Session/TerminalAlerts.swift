import Viper

/// Shows alerts as messages.
@MainActor final class TerminalAlerts: AlertPresenter {
    private let conversation: any Conversation

    init(conversation: any Conversation) {
        self.conversation = conversation
    }

    func show(_ alert: Alert) {
        let text = [alert.title, alert.message].compactMap { $0 }.joined(separator: ": ")
        conversation.say(text.visible, style: alert.kind == .error ? .failure : nil)
    }
}
