import Viper

/// Shows alerts as lines among others.
@MainActor final class TerminalAlerts: AlertPresenter {
    private let conversation: any Conversation
    private let wasShown: @MainActor () -> Void

    init(conversation: any Conversation, wasShown: @escaping @MainActor () -> Void = {}) {
        self.conversation = conversation
        self.wasShown = wasShown
    }

    func show(_ alert: Alert) {
        let text = [alert.title, alert.message].compactMap { $0 }.joined(separator: ": ")
        conversation.say(text.visible, style: alert.kind == .error ? .failure : nil)
        wasShown()
    }
}
