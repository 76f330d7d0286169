import Foundation
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct TerminalTraitsTests {
    private func traits(
        color: ColorChoice = .auto, _ environment: [String: String] = ["TERM": "xterm"],
        terminals: Set<Int32> = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    ) -> TerminalTraits {
        TerminalTraits(color: color, environment: environment) { terminals.contains($0) }
    }

    @Test func eachStreamIsDecidedOnItsOwn() {
        let onlyInput = traits(terminals: [STDIN_FILENO])
        #expect(onlyInput.prompts && !onlyInput.animates && !onlyInput.colorsOutput && !onlyInput.colorsErrors)
        let onlyOutput = traits(terminals: [STDOUT_FILENO])
        #expect(!onlyOutput.prompts && !onlyOutput.animates && onlyOutput.colorsOutput && !onlyOutput.colorsErrors)
        let onlyErrors = traits(terminals: [STDERR_FILENO])
        #expect(!onlyErrors.prompts && onlyErrors.animates && !onlyErrors.colorsOutput && onlyErrors.colorsErrors)
    }

    @Test(arguments: [
        (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
        (["TERM": "xterm", "NO_COLOR": "1"], false),
        (["TERM": "dumb"], false), (["TERM": ""], false), ([:], false),
    ])
    func environmentDecidesAboutColor(environment: [String: String], expected: Bool) {
        #expect(traits(environment).colorsOutput == expected)
        #expect(traits(environment).colorsErrors == expected)
    }

    @Test func flagOverridesEverything() {
        #expect(traits(color: .always, ["NO_COLOR": "1", "TERM": "dumb"], terminals: []).colorsOutput)
        #expect(!traits(color: .never).colorsErrors)
    }

    /// A program that reads colors still splits lines at tabs.
    @Test func theOutputDecidesAboutColumns() {
        #expect(traits(color: .always, terminals: []).renderer == .tabSeparated(inColor: true))
        #expect(traits(terminals: [STDIN_FILENO, STDERR_FILENO]).renderer == .tabSeparated(inColor: false))
        #expect(traits(color: .always).renderer == .color)
        #expect(traits(color: .never).renderer == .plain)
    }

    @Test func dumbTerminalIsNotAnimated() {
        #expect(!traits(["TERM": "dumb"]).animates)
        #expect(traits(["TERM": "xterm", "NO_COLOR": "1"]).animates)
    }
}
