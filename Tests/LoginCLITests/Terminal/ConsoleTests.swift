import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@MainActor @Suite(.noLeaks) final class ConsoleTests {
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()
    private var failures: [OutputError] = []

    private func console(color: ColorChoice = .never, terminals: Set<Int32> = []) -> Console {
        let traits = TerminalTraits(color: color, environment: ["TERM": "xterm"]) { terminals.contains($0) }
        let screen = Output(descriptor: errors.writeEnd)
        let editor = traits.prompts ? LineEditor(screen: screen) : nil
        return Console(
            traits: traits, output: Output(descriptor: output.writeEnd), errors: screen,
            reader: LineReader(descriptor: input.readEnd, editor: editor), editor: editor
        ) { [weak self] in self?.failures.append($0) }
    }

    private var outputText: String {
        output.closeWriteEnd()
        return output.text
    }

    private var errorText: String {
        errors.closeWriteEnd()
        return errors.text
    }

    /// Whether standard error has received this text, and nothing else.
    private func errorText(upTo text: String) -> Bool {
        var entry = pollfd(fd: errors.readEnd, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) == 1 else { return false }
        var bytes: [UInt8] = []
        return errors.drain(into: &bytes) && bytes == Array(text.utf8)
    }

    @Test func dataAndTalkGoTheirWays() {
        let console = console()
        console.data("data")
        console.say("talk")
        #expect(outputText == "data\n")
        #expect(errorText == "talk\n")
    }

    @Test func stylesShowWhereColorsAreOn() {
        let console = console(color: .auto, terminals: [STDERR_FILENO])
        console.data("data", style: .success)
        console.say("talk", style: .failure)
        #expect(outputText == "data\n")
        #expect(errorText == "\u{1B}[31mtalk\u{1B}[0m\n")
    }

    @Test func statusIsErasedBeforeAnyLine() {
        let console = console()
        console.showStatus("| Wait")
        console.say("talk")
        console.say("more")
        #expect(errorText == "\r\u{1B}[K| Wait\r\u{1B}[Ktalk\nmore\n")
    }

    @Test func statusIsErasedBeforeData() {
        let console = console()
        console.showStatus("| Wait")
        console.data("data")
        #expect(errorText == "\r\u{1B}[K| Wait\r\u{1B}[K")
    }

    @Test func promptsAreForPeopleOnly() async {
        let script = console()
        input.send("typed\n")
        #expect(await answer(script, "Email: ") == .text("typed"))
        let person = console(terminals: [STDIN_FILENO])
        input.send("hidden\n")
        #expect(await answer(person, "Password: ", isHidden: true) == .text("hidden"))
        #expect(errorText == "Password: \n")
    }

    @Test func questionCanBeReplacedWhileItIsAsked() async {
        let person = console(terminals: [STDIN_FILENO])
        async let line = answer(person, "Password: ", isHidden: true)
        await until { errorText(upTo: "Password: ") }
        person.replace(with: Question(kind: .field(.email), prompt: "Email: "))
        input.send("typed\n")
        #expect(await line == .text("typed"))
        #expect(errorText == "\nEmail: typed\n")
    }

    @Test func aQuestionTakesThePlaceOfSilence() async {
        let person = console(terminals: [STDIN_FILENO])
        let answers = Recorder<LineResult>()
        person.ask(.silent) { answers.record($0) }
        person.showStatus("| Wait")
        person.replace(with: Question(kind: .field(.email), prompt: "Email: "))
        input.send("typed\n")
        await until { !answers.values.isEmpty }
        #expect(answers.values == [.text("typed")])
        #expect(errorText == "\r\u{1B}[K| Wait\r\u{1B}[KEmail: typed\n")
    }

    @Test func lostOutputIsReported() {
        signal(SIGPIPE, SIG_IGN)
        let console = console()
        output.closeReadEnd()
        console.data("data")
        #expect(failures == [.closed])
    }

    private func answer(_ console: Console, _ prompt: String, isHidden: Bool = false) async -> LineResult {
        let question = Question(kind: .field(isHidden ? .password : .email), prompt: prompt)
        return await withCheckedContinuation { continuation in
            console.ask(question) { continuation.resume(returning: $0) }
        }
    }
}
