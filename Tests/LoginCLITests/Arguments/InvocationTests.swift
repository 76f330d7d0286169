import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct InvocationTests {
    private static let nothing = Credentials()
    private static let email = Credentials(email: "ada@example.com")
    private static let full = Credentials(email: "ada@example.com", passwordFromInput: true)

    private func check(_ command: Command, isTerminal: Bool, mayPrompt: Bool) throws(UsageError) {
        try Invocation(command: command, options: Options(mayPrompt: mayPrompt)).checkInput(isTerminal: isTerminal)
    }

    @Test(arguments: [
        Command.session(remember: false), .login(nothing, remember: false), .register(email),
        .login(full, remember: true),
    ])
    func terminalCanPrompt(command: Command) throws {
        try check(command, isTerminal: true, mayPrompt: true)
    }

    @Test(arguments: [true, false]) func scriptGivesEverything(mayPrompt: Bool) throws {
        try check(.login(Self.full, remember: false), isTerminal: false, mayPrompt: mayPrompt)
        try check(.session(remember: false), isTerminal: false, mayPrompt: mayPrompt)
        try check(.status, isTerminal: false, mayPrompt: mayPrompt)
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func missingFlagIsNamed(isTerminal: Bool, mayPrompt: Bool) {
        #expect(throws: UsageError.missingInput(.email, .login)) {
            try check(.login(Self.nothing, remember: false), isTerminal: isTerminal, mayPrompt: mayPrompt)
        }
        #expect(throws: UsageError.missingInput(.passwordStdin, .register)) {
            try check(.register(Self.email), isTerminal: isTerminal, mayPrompt: mayPrompt)
        }
    }

    @Test func promptsAreRefusedWhereForbidden() {
        #expect(throws: UsageError.sessionWithoutInput) {
            try check(.session(remember: false), isTerminal: true, mayPrompt: false)
        }
        #expect(throws: UsageError.passwordFromTerminal) {
            try check(.register(Self.full), isTerminal: true, mayPrompt: false)
        }
    }
}
