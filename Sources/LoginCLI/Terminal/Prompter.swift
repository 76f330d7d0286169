import Streams

/// Asks for one line at a time, and knows which prompt is on the screen.
final class Prompter: Sendable {
    private let reader: LineReader
    private let echo: TerminalEcho
    private let screen: Output
    private let isVisible: Bool
    private let current = Lock<Asked?>(nil)

    private struct Asked {
        let prompt: String
        let isHidden: Bool
    }

    /// - Parameter isVisible: Whether somebody sits at the input; a script is read without prompts.
    init(reader: LineReader, echo: TerminalEcho, screen: Output, isVisible: Bool) {
        self.reader = reader
        self.echo = echo
        self.screen = screen
        self.isVisible = isVisible
    }

    /// Whether a prompt is on the screen.
    var isAsking: Bool { current.withLock { $0?.prompt.isEmpty == false } }

    /// Shows the prompt and reads one line; the answer comes on the reading thread.
    func ask(_ prompt: String, isHidden: Bool = false, then deliver: @escaping LineReader.Deliver) {
        if isHidden { echo.hide() }
        if isVisible {
            current.withLock { $0 = Asked(prompt: prompt, isHidden: isHidden) }
            try? screen.write(prompt)
        }
        reader.next { [self] line in
            let question = current.withLock { current in
                defer { current = nil }
                return current
            }
            // Whatever the question had become by then.
            let wasHidden = question?.isHidden ?? isHidden
            if wasHidden { echo.show() }
            // The terminal echoes no line ending for what it hides, nor for Ctrl-D.
            if isVisible && (wasHidden || line == .end) { try? screen.write("\n") }
            deliver(line)
        }
    }

    /// Shows another prompt, on a line of its own, for the line that is being read.
    func replace(with prompt: String, isHidden: Bool = false) {
        let replaced = current.withLock { current in
            defer { if current != nil { current = Asked(prompt: prompt, isHidden: isHidden) } }
            return current
        }
        guard let replaced else { return }
        if isHidden { echo.hide() } else { echo.show() }
        try? screen.write((replaced.prompt.isEmpty ? "" : "\n") + prompt)
    }

    func redraw() {
        guard let prompt = current.withLock({ $0?.prompt }) else { return }
        try? screen.write("\r" + prompt)
    }
}
