import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TerminalSessionTests {
        @Test(arguments: SessionPrompt.allCases) func commandsWorkAtEveryPrompt(_ prompt: SessionPrompt) throws {
            let terminal = try prompt.reach()
            terminal.type("help")
            try terminal.expect("At any prompt you can type:")
            try terminal.expect(prompt.text)
            terminal.type("back")
            try terminal.expect(prompt.afterBack)
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.echoes)
        }

        @Test(arguments: SessionPrompt.allCases) func controlDQuitsAtEveryPrompt(_ prompt: SessionPrompt) throws {
            let terminal = try prompt.reach()
            terminal.typeControl("d")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.transcript.hasSuffix(prompt.text + "\r\n"))
            #expect(terminal.echoes)
        }

        @Test(arguments: SessionPrompt.allCases) func controlCInterruptsAtEveryPrompt(_ prompt: SessionPrompt) throws {
            let terminal = try prompt.reach()
            terminal.typeControl("c")
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.transcript.hasSuffix("\r\n"))
            #expect(terminal.echoes)
        }

        @Test func backslashMakesAPasswordOfACommand() throws {
            let scratch = Scratch()
            try scratch.register(password: "register")
            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type("\\register")
            try terminal.expect("Logged in as ada@example.com")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
        }

        @Test func rememberedSessionStartsAtHome() throws {
            let scratch = Scratch()
            try scratch.register()
            #expect(try scratch.run("login", "--remember", password: Account.password).status == .code(0))
            let terminal = try scratch.terminal()
            try terminal.expect("Home")
            try terminal.expect("Logged in as ada@example.com")
            try terminal.answer("> ", with: "logout")
            try terminal.answer("Email: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(try scratch.run("status").status == .code(4))
        }
    }
}

/// The prompts of a session.
enum SessionPrompt: CaseIterable {
    case loginEmail, loginPassword, registerEmail, registerPassword, home

    var text: String {
        switch self {
        case .loginEmail, .registerEmail: "Email: "
        case .loginPassword, .registerPassword: "Password: "
        case .home: "> "
        }
    }

    /// What `back` leads to.
    var afterBack: String {
        switch self {
        case .loginEmail: "There is no screen to go back to."
        case .registerEmail: "\r\nLogin\r\n"
        case .loginPassword, .registerPassword, .home: "Email [ada@example.com]: "
        }
    }

    func reach() throws -> Pseudoterminal {
        let scratch = Scratch()
        switch self {
        case .loginEmail:
            return try atEmail(scratch)
        case .loginPassword:
            return try .atPasswordPrompt(scratch)
        case .registerEmail:
            return try atRegister(scratch)
        case .registerPassword:
            let terminal = try atRegister(scratch)
            terminal.type(Account.email)
            try terminal.expect("Password: ")
            return terminal
        case .home:
            try scratch.register()
            return try .atHome(scratch)
        }
    }

    private func atEmail(_ scratch: Scratch) throws -> Pseudoterminal {
        let terminal = try scratch.terminal("--color", "never")
        try terminal.expect("Email: ")
        return terminal
    }

    private func atRegister(_ scratch: Scratch) throws -> Pseudoterminal {
        let terminal = try atEmail(scratch)
        terminal.type("register")
        try terminal.expect("Login > Register")
        try terminal.expect("Email: ")
        return terminal
    }
}
