/// Asks one question at a time, and keeps the lines that arrive before their question.
@MainActor final class LineQueue {
    private let conversation: any Conversation
    private var asked: Question?
    /// The lines that wait, the oldest first.
    private var waiting: [LineResult] = []

    init(_ conversation: any Conversation) {
        self.conversation = conversation
    }

    /// Whether no line waits for its question.
    var isEmpty: Bool { waiting.isEmpty }

    /// Returns the line that waits for a question, or asks the question unless it is being asked.
    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) -> LineResult? {
        if !waiting.isEmpty {
            let line = waiting.removeFirst()
            show(line, typedAheadOf: question)
            return line
        }
        if asked == nil {
            read(question, then: receive)
        } else if asked != question {
            asked = question
            conversation.replace(with: question)
        }
        return nil
    }

    /// Reads a line without a question, unless one is being asked.
    func listen(then receive: @escaping @MainActor (LineResult) -> Void) {
        if asked == nil { read(.silent, then: receive) }
    }

    /// Keeps a line until a question is asked.
    func keep(_ line: LineResult) { waiting.append(line) }

    /// Drops the lines that wait.
    func drop() { waiting = [] }

    private func read(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        asked = question
        conversation.ask(question) { [weak self] line in
            self?.asked = nil
            receive(line)
        }
    }

    /// Shows a user what the following text is about.
    private func show(_ line: LineResult, typedAheadOf question: Question) {
        guard conversation.promptsUser(for: question.kind), case .text(let text) = line else { return }
        conversation.say(question.prompt + (question.isHidden ? "" : text.visible))
    }
}
