import RxLogin

/// A request for a line.
struct Question: Equatable, Sendable {
    /// The kinds of lines.
    enum Kind: Equatable, Sendable {
        /// A field of a form with credentials.
        case field(CredentialsField)
        /// A command, or a number of a list.
        case command
        /// A short text, which is not a command word.
        case value
        /// Prose, which may begin with a command word.
        case prose
        /// A command that leaves a busy screen.
        case leaving
    }

    let kind: Kind
    /// The text, without control characters.
    let prompt: String

    /// - Parameter prompt: The prompt, which may contain text of a server.
    init(kind: Kind, prompt: String) {
        self.kind = kind
        self.prompt = prompt.visible
    }

    /// Whether the input stays off the screen.
    ///
    /// Input for a busy screen may be a password that was pasted ahead.
    var isHidden: Bool { [.field(.password), .field(.repeatedPassword), .leaving].contains(kind) }

    /// Whether only a line that consists of a command word is a command.
    var takesAnyText: Bool { isHidden || kind == .prose }

    /// The question of a screen that is busy: a line is read without a prompt.
    static let silent = Question(kind: .leaving, prompt: "")
}
