import Synchronization

/// Asks for one line at a time, and knows which prompt is on the screen.
final class Prompter: Sendable {
    private let reader: LineReader
    private let echo: TerminalEcho
    private let screen: Output
    private let isVisible: Bool
    private let current = Mutex<String?>(nil)

    /// - Parameter isVisible: Whether somebody sits at the input; a script is read without prompts.
    init(reader: LineReader, echo: TerminalEcho, screen: Output, isVisible: Bool) {
        self.reader = reader
        self.echo = echo
        self.screen = screen
        self.isVisible = isVisible
    }

    var isAsking: Bool { current.withLock { $0 != nil } }

    /// Shows the prompt and reads one line; the answer comes on the reading thread.
    func ask(_ prompt: String, isHidden: Bool = false, then deliver: @escaping LineReader.Deliver) {
        if isHidden { echo.hide() }
        if isVisible {
            current.withLock { $0 = prompt }
            try? screen.write(prompt)
        }
        reader.next { [self] line in
            if isHidden { echo.show() }
            if isVisible {
                current.withLock { $0 = nil }
                // The terminal echoes no line ending for what it hides, nor for Ctrl-D.
                if isHidden || line == .end { try? screen.write("\n") }
            }
            deliver(line)
        }
    }

    func redraw() {
        guard let prompt = current.withLock({ $0 }) else { return }
        try? screen.write("\r" + prompt)
    }
}
