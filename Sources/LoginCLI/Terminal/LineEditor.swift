import Synchronization

/// Shows prompts at a terminal, and echoes and edits the line that is typed, in place of the terminal's driver.
///
/// The driver echoes input when it arrives: a password that is pasted together with the email before it would be on the
/// screen. The editor echoes input when it is read, which is after its prompt is known; until then it waits unseen in
/// the terminal.
final class LineEditor: Sendable {
    private struct State {
        var prompt = ""
        var isAsking = false
        var isHidden = false
        var showsInput = false
        var line: EditedLine
        var keys = KeyDecoder()
        var history = LineHistory()

        func row(in layout: PromptLayout) -> PromptLayout.Row {
            showsInput ? layout.row(line.beforeCursor, line.afterCursor) : layout.row("", "")
        }

        /// The prompt and the input, on as many lines as they take.
        func lines(in layout: PromptLayout) -> String {
            (layout.above + [row(in: layout).text]).joined(separator: "\n")
        }
    }

    private static let defaultColumns = 80

    private let screen: Output
    private let echoes: Bool
    private let mode: TerminalMode?
    private let state: Mutex<State>

    /// - Parameters:
    ///   - echoes: Whether input is shown at all.
    ///   - mode: The mode of the terminal that the input comes from.
    ///   - limit: The length of the longest line that is kept, in bytes.
    init(screen: Output, echoes: Bool = true, mode: TerminalMode? = nil, limit: Int = LineReader.limit) {
        self.screen = screen
        self.echoes = echoes
        self.mode = mode
        state = Mutex(State(line: EditedLine(limit: limit)))
    }

    /// Whether a prompt is on the screen.
    var isAsking: Bool { state.withLock { !$0.prompt.isEmpty } }

    /// Shows the prompt of the line that is read next; without a prompt, input is not shown, either.
    func ask(_ prompt: String, isHidden: Bool = false) {
        mode?.readCharacters()
        show(prompt, isHidden: isHidden, isReplacement: false)
    }

    /// Shows another prompt, on a new line, for the line that is being read, with the input so far.
    ///
    /// Input at a hidden prompt is dropped: another prompt may show it.
    func replace(with prompt: String, isHidden: Bool = false) {
        show(prompt, isHidden: isHidden, isReplacement: true)
    }

    /// Restores the mode of the terminal, for the program that reads next.
    func leaveTerminal() { mode?.leave() }

    /// Drops the input so far, and what waits in the terminal.
    func dropInput() {
        mode?.dropInput()
        update { state, layout in
            let shown = state.row(in: layout)
            state.line.replace(with: "")
            return layout.change(from: shown, to: state.row(in: layout))
        }
    }

    /// Shows the prompt and the input again.
    func redraw() {
        update { state, layout in
            guard !state.prompt.isEmpty else { return "" }
            return "\r" + state.lines(in: layout)
        }
    }

    /// Processes a byte of input.
    ///
    /// - Returns: The line, if this byte ends it.
    func type(_ byte: UInt8) -> LineResult? {
        var line: LineResult?
        update { state, layout in
            let shown = state.row(in: layout)
            for key in state.keys.decode(byte) where line == nil {
                line = Self.type(key, &state)
            }
            guard let line else { return layout.change(from: shown, to: state.row(in: layout)) }
            return Self.end(&state, line, shown, layout)
        }
        return line
    }

    /// Ends the line because nothing more can be read.
    func end() {
        update { state, layout in Self.end(&state, .end, state.row(in: layout), layout) }
    }

    private static func type(_ key: Key, _ state: inout State) -> LineResult? {
        guard key == .up || key == .down else { return state.line.type(key) }
        // A line of the history is never a password.
        guard state.showsInput else { return nil }
        let line = key == .up ? state.history.previous(to: state.line.text) : state.history.next()
        if let line { state.line.replace(with: line) }
        return nil
    }

    /// Ends the line on the screen, which then shows all of it, and returns what that takes.
    private static func end(
        _ state: inout State, _ result: LineResult, _ row: PromptLayout.Row, _ layout: PromptLayout
    ) -> String {
        state.history.add(state.showsInput && result == .text(state.line.text) ? state.line.text : "")
        defer { state = State(line: EditedLine(limit: state.line.limit), history: state.history) }
        if state.prompt.isEmpty { return "" }
        if row.isComplete { return "\n" }
        return layout.erasure(of: row) + layout.row("", "").text + state.line.text.echo + "\n"
    }

    private func show(_ prompt: String, isHidden: Bool, isReplacement: Bool) {
        update { state, _ in
            guard state.isAsking == isReplacement else { return "" }
            let lineEnding = state.prompt.isEmpty ? "" : "\n"
            if state.isHidden && !state.prompt.isEmpty && !isHidden { state.line.replace(with: "") }
            state.isAsking = true
            state.isHidden = isHidden
            state.prompt = prompt
            state.showsInput = echoes && !isHidden && !prompt.isEmpty
            return lineEnding + state.lines(in: PromptLayout(prompt: prompt, columns: columns))
        }
    }

    private var columns: Int { screen.columns ?? Self.defaultColumns }

    /// Changes the state, and writes what that takes.
    private func update(_ change: (inout State, PromptLayout) -> String) {
        let columns = columns
        let text = state.withLock { state in
            change(&state, PromptLayout(prompt: state.prompt, columns: columns))
        }
        // Without the lock: a terminal held by Ctrl-S blocks the write, and a signal must still be able to look.
        if !text.isEmpty { try? screen.write(text) }
    }
}
