/// The screen: data goes to standard output, everything said to the user to standard error.
///
/// A status (the spinner) is not a line: any line erases it first, and whoever shows it may show it again.
@MainActor final class Console: StatusDisplay {
    private static let usualColumns = 80

    let traits: TerminalTraits

    private let output: Output
    private let errors: Output
    private let prompter: Prompter
    private let outputFailed: @MainActor (OutputError) -> Void
    private var showsStatus = false

    /// - Parameter outputFailed: Told when data could not be written. A failing standard error has nobody left to tell.
    init(
        traits: TerminalTraits,
        output: Output = .standard,
        errors: Output = .error,
        prompter: Prompter,
        outputFailed: @escaping @MainActor (OutputError) -> Void
    ) {
        self.traits = traits
        self.output = output
        self.errors = errors
        self.prompter = prompter
        self.outputFailed = outputFailed
    }

    /// Writes a line of data.
    func data(_ line: String, style: Style? = nil) {
        clearStatus()
        do throws(OutputError) {
            try output.write(styled(line, style, isOn: traits.colorsOutput) + "\n")
        } catch {
            outputFailed(error)
        }
    }

    /// Writes a page of data.
    func show(_ page: Page) {
        let columns = output.columns ?? Self.usualColumns
        for line in traits.renderer.lines(of: page, columns: columns) { data(line) }
    }

    /// Says something to the user.
    func say(_ line: String, style: Style? = nil) {
        clearStatus()
        let line = errors.columns.map { line.lines(of: $0, breakingWords: false).joined(separator: "\n") } ?? line
        try? errors.write(styled(line, style, isOn: traits.colorsErrors) + "\n")
    }

    /// Asks for a line; the answer comes on the reading thread.
    func ask(_ prompt: String, isHidden: Bool = false, then deliver: @escaping LineReader.Deliver) {
        clearStatus()
        prompter.ask(prompt, isHidden: isHidden, then: deliver)
    }

    /// Shows another question for the line that was asked for and has not come.
    func replace(with question: Question) {
        clearStatus()
        prompter.replace(with: question.prompt, isHidden: question.isHidden)
    }

    func showStatus(_ text: String) {
        try? errors.write(Output.eraseLine + text)
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
