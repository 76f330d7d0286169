@testable import LoginCLI

/// A conversation without a terminal: lines are typed by a test, and everything shown is kept in its order.
@MainActor final class FakeConversation: Conversation {
    let isInteractive: Bool
    var window: Window?
    /// What was shown: questions begin with `? `, data with `= `.
    private(set) var shown: [String] = []
    private(set) var questions: [Question] = []
    private(set) var hasEndedInput = false

    private var typed: [LineResult] = []
    private var receive: (@MainActor (LineResult) -> Void)?
    private var listen: (@MainActor (LineResult) -> Void)?
    private var waiting: CheckedContinuation<Void, Never>?

    init(isInteractive: Bool = true) {
        self.isInteractive = isInteractive
    }

    /// Types a line: for the question that is being asked, or ahead of the next one.
    func type(_ text: String) { type(.text(text)) }

    func type(_ line: LineResult) {
        typed.append(line)
        deliver()
    }

    /// Whether a line is read though nothing is asked.
    var isListening: Bool { listen != nil }

    /// Types a line for whoever listens while nothing is asked; what is typed otherwise waits for a question.
    func typeUnasked(_ line: LineResult) {
        guard let listen else { return }
        self.listen = nil
        Task { listen(line) }
    }

    /// Returns once a question is being asked.
    func question() async -> Question? {
        if receive == nil { await withCheckedContinuation { waiting = $0 } }
        return questions.last
    }

    func contains(_ text: String) -> Bool { shown.contains { $0.contains(text) } }

    func data(_ line: String) { shown.append("= " + line) }

    func show(_ page: Page) {
        for line in PageRenderer.plain.lines(of: page, columns: 80) { data(line) }
    }

    func say(_ line: String, style: Style?) { shown.append(line) }

    func showStatus(_ text: String) { shown.append("~ " + text) }

    func clearStatus() {}

    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        guard question != .silent else {
            listen = receive
            return
        }
        show(question)
        self.receive = receive
        deliver()
    }

    func replace(with question: Question) {
        show(question)
        guard let listen else { return }
        self.listen = nil
        receive = listen
        deliver()
    }

    func dropInput() { typed = [] }

    func endInput() { hasEndedInput = true }

    private func show(_ question: Question) {
        questions.append(question)
        shown.append("? " + question.prompt)
    }

    /// On a later turn, as from another thread.
    private func deliver() {
        guard let receive else { return }
        guard !typed.isEmpty else {
            waiting?.resume()
            waiting = nil
            return
        }
        self.receive = nil
        let line = typed.removeFirst()
        Task { receive(line) }
    }
}
