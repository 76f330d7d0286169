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
        var showsInput = false
        var line: EditedLine

        var shownInput: String { showsInput ? line.echo : "" }

        /// Ends the line on the screen, and returns what that takes.
        mutating func end() -> String {
            defer { self = State(line: EditedLine(limit: line.limit)) }
            return prompt.isEmpty ? "" : "\n"
        }
    }

    private let screen: Output
    private let echoes: Bool
    private let state: Mutex<State>

    /// - Parameters:
    ///   - echoes: Whether input is shown at all.
    ///   - limit: The length of the longest line that is kept, in bytes.
    init(screen: Output, echoes: Bool = true, limit: Int = LineReader.limit) {
        self.screen = screen
        self.echoes = echoes
        state = Mutex(State(line: EditedLine(limit: limit)))
    }

    /// Whether a prompt is on the screen.
    var isAsking: Bool { state.withLock { !$0.prompt.isEmpty } }

    /// Shows the prompt of the line that is read next; without a prompt, input is not shown, either.
    func ask(_ prompt: String, isHidden: Bool = false) {
        show(prompt, isHidden: isHidden, isReplacement: false)
    }

    /// Shows another prompt, on a new line, for the line that is being read, with the input so far.
    func replace(with prompt: String, isHidden: Bool = false) {
        show(prompt, isHidden: isHidden, isReplacement: true)
    }

    /// Shows the prompt and the input again.
    func redraw() {
        let text = state.withLock { $0.prompt.isEmpty ? "" : "\r" + $0.prompt + $0.shownInput }
        write(text)
    }

    /// Processes a byte of input.
    ///
    /// - Returns: The line, if this byte ends it.
    func type(_ byte: UInt8) -> LineResult? {
        let (echo, line) = state.withLock { state -> (String, LineResult?) in
            switch state.line.type(byte) {
            case .none: ("", nil)
            case .insertion(let text): (state.showsInput ? text : "", nil)
            case .deletion(let columns): (state.showsInput ? String(repeating: "\u{8} \u{8}", count: columns) : "", nil)
            case .end(let line): (state.end(), line)
            }
        }
        write(echo)
        return line
    }

    /// Ends the line because nothing more can be read.
    func end() {
        write(state.withLock { $0.end() })
    }

    private func show(_ prompt: String, isHidden: Bool, isReplacement: Bool) {
        let text = state.withLock { state in
            guard state.isAsking == isReplacement else { return "" }
            let lineEnding = state.prompt.isEmpty ? "" : "\n"
            state.isAsking = true
            state.prompt = prompt
            state.showsInput = echoes && !isHidden && !prompt.isEmpty
            return lineEnding + prompt + state.shownInput
        }
        write(text)
    }

    /// Without the lock: a terminal held by Ctrl-S blocks the write, and a signal must still be able to look.
    private func write(_ text: String) {
        if !text.isEmpty { try? screen.write(text) }
    }
}

/// A line as it is typed, with the editing keys of terminals: Backspace, Ctrl-W (a word), Ctrl-U (all), Ctrl-D (end).
private struct EditedLine {
    enum Change {
        case none
        case insertion(String)
        case deletion(columns: Int)
        case end(LineResult)
    }

    private enum EscapeSequence {
        case none
        case started
        case parameters
    }

    let limit: Int

    private var text = ""
    private var isText = true
    private var incompleteCharacter: [UInt8] = []
    private var escapeSequence = EscapeSequence.none

    init(limit: Int) {
        self.limit = limit
    }

    /// The line as it is shown.
    var echo: String { text.map(\.echo).joined() }

    mutating func type(_ byte: UInt8) -> Change {
        if belongsToEscapeSequence(byte) { return .none }
        switch byte {
        case 0x0A, 0x0D: return .end(result)
        case 0x04: return isEmpty ? .end(.end) : .none
        case 0x08, 0x7F: return delete(max(text.count - 1, 0))
        case 0x15: return delete(0)
        case 0x17:
            let word = text.lastIndex { !$0.isWhitespace }.map { text[...$0] } ?? ""
            return delete(
                word.lastIndex(where: \.isWhitespace).map { text.distance(from: text.startIndex, to: $0) + 1 } ?? 0)
        default: return insert(byte)
        }
    }

    private var isEmpty: Bool { text.isEmpty && isText && incompleteCharacter.isEmpty }

    private var result: LineResult {
        if text.utf8.count > limit { return .tooLong }
        if text.utf8.contains(0) { return .containsNUL }
        return isText && incompleteCharacter.isEmpty ? .text(text) : .notText
    }

    /// Deletes all but the first characters.
    private mutating func delete(_ kept: Int) -> Change {
        incompleteCharacter = []
        let deleted = text.dropFirst(kept)
        text.removeLast(deleted.count)
        if text.isEmpty { isText = true }
        return .deletion(columns: deleted.map(\.echo.columns).reduce(0, +))
    }

    private mutating func insert(_ byte: UInt8) -> Change {
        let isContinuation = byte & 0xC0 == 0x80
        if !isContinuation && !incompleteCharacter.isEmpty {
            isText = false
            incompleteCharacter = []
        }
        incompleteCharacter.append(byte)
        let length = max((~incompleteCharacter[0]).leadingZeroBitCount, 1)
        guard incompleteCharacter.count >= length else { return .none }
        defer { incompleteCharacter = [] }
        guard let character = String(validating: incompleteCharacter, as: UTF8.self) else {
            isText = false
            return .none
        }
        // One character more than the limit is kept, for the line to be reported as too long.
        guard text.utf8.count <= limit else { return .none }
        text += character
        return .insertion(character.map(\.echo).joined())
    }

    /// Skips the sequences that arrow and function keys send.
    private mutating func belongsToEscapeSequence(_ byte: UInt8) -> Bool {
        switch (escapeSequence, byte) {
        case (_, 0x1B):
            escapeSequence = .started
            return true
        case (.none, _): return false
        case (_, ..<0x20), (_, 0x80...):
            escapeSequence = .none
            return false
        case (.started, UInt8(ascii: "[")), (.started, UInt8(ascii: "O")): escapeSequence = .parameters
        case (.parameters, ..<0x40): break
        default: escapeSequence = .none
        }
        return true
    }
}

extension Character {
    /// The character as it is shown while it is typed: as it is, except for controls.
    fileprivate var echo: String {
        unicodeScalars.contains { $0.properties.generalCategory == .control } ? String(self).visible : String(self)
    }
}
