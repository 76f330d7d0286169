/// A place for lines and for the text of a spinner.
@MainActor protocol StatusDisplay: AnyObject {
    func say(_ line: String, style: Style?)
    func showStatus(_ text: String)
    func clearStatus()
}

/// The appearance of a text where colors are on.
enum Style: Int, Sendable {
    case bold = 1
    case dim = 2
    case failure = 31
    case success = 32

    func apply(to text: String, isOn: Bool) -> String {
        isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}

/// Prints data to standard output and messages to standard error, and asks for input.
///
/// The status (the text of a spinner) is erased before any line is printed.
@MainActor final class Console: StatusDisplay {
    private static let defaultColumns = 80

    let traits: TerminalTraits

    private let output: Output
    private let errors: Output
    private let reader: LineReader
    private let editor: LineEditor?
    private let outputFailed: @MainActor (OutputError) -> Void
    private var showsStatus = false
    /// The reason why data could not be written.
    private(set) var outputFailure: OutputError?

    /// - Parameters:
    ///   - editor: The line editor of the terminal that `reader` reads from; `nil` for a script, which sees no prompts.
    ///   - outputFailed: Called once, when data could not be written. Failures of standard error are ignored.
    init(
        traits: TerminalTraits,
        output: Output = .standard,
        errors: Output = .error,
        reader: LineReader,
        editor: LineEditor?,
        outputFailed: @escaping @MainActor (OutputError) -> Void
    ) {
        self.traits = traits
        self.output = output
        self.errors = errors
        self.reader = reader
        self.editor = editor
        self.outputFailed = outputFailed
    }

    /// The window of standard output.
    var window: Window? { output.window }

    /// Writes a line of data.
    func data(_ line: String, style: Style? = nil) {
        clearStatus()
        guard outputFailure == nil else { return }
        do throws(OutputError) {
            try output.write(styled(line, style, isOn: traits.colorsOutput) + "\n")
        } catch {
            outputFailure = error
            outputFailed(error)
        }
    }

    /// Writes a page of data.
    func show(_ page: Page) {
        let columns = output.columns ?? Self.defaultColumns
        for line in traits.renderer.lines(of: page, columns: columns) { data(line) }
    }

    /// Prints a message for the user.
    func say(_ line: String, style: Style? = nil) {
        clearStatus()
        let lines = errors.columns.map { line.lines(of: $0, breakingWords: false).joined(separator: "\n") }
        try? errors.write(styled(lines ?? line, style, isOn: traits.colorsErrors) + "\n")
    }

    /// Asks for a line, which the reading thread passes to the main actor.
    func ask(_ question: Question, then receive: @escaping @MainActor (LineResult) -> Void) {
        clearStatus()
        editor?.ask(question.prompt, isHidden: question.isHidden)
        reader.next { line in Task { @MainActor in receive(line) } }
    }

    /// Shows another question for the line that is being read.
    func replace(with question: Question) {
        clearStatus()
        editor?.replace(with: question.prompt, isHidden: question.isHidden)
    }

    func dropInput() { editor?.dropInput() }

    func endInput() { editor?.leaveTerminal() }

    func showStatus(_ text: String) {
        // Of a status that takes several lines, only the last could be erased.
        let line = errors.columns.flatMap { text.lines(of: $0 - 1).first } ?? text
        try? errors.write(Output.eraseLine + line)
        showsStatus = true
    }

    func clearStatus() {
        guard showsStatus else { return }
        showsStatus = false
        try? errors.write(Output.eraseLine)
    }

    private func styled(_ line: String, _ style: Style?, isOn: Bool) -> String {
        style?.apply(to: line, isOn: isOn) ?? line
    }
}

extension Console: Conversation {
    var isInteractive: Bool { traits.prompts }

    func data(_ line: String) { data(line, style: nil) }
}
