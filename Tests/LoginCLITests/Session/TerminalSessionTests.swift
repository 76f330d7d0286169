import StreamsTest
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct TerminalSessionTests {
        @Test func fromTheFirstRunToTheEnd() throws {
            let terminal = try Scratch().terminal()
            try terminal.expect("Login")
            try terminal.expect("[login unavailable: Enter an email address.]")
            try terminal.answer("Email: ", with: "register")
            try terminal.expect("Login > Register")
            try terminal.answer("Email: ", with: Account.email)
            try terminal.expect("[register unavailable: Enter a password.]")
            try terminal.answer("Password: ", with: Account.password)
            try terminal.answer("Password again: ", with: Account.password)
            try terminal.expect("The account ada@example.com was created.")
            try terminal.answer("Email [ada@example.com]: ", with: "")
            try terminal.answer("Password: ", with: Account.password)
            try terminal.expect("Login > Home")
            try terminal.expect("Logged in as ada@example.com")
            try terminal.answer("> ", with: "logout")
            try terminal.expect("Logged out.")
            try terminal.answer("Email: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains(Account.password))
            #expect(!terminal.transcript.contains("outlived"))
        }

        @Test func threeWrongPasswordsEndIt() throws {
            let scratch = try Scratch()
            try scratch.register()
            let terminal = try scratch.terminal()
            try terminal.answer("Email: ", with: Account.email)
            for attempt in 1...3 {
                try terminal.answer("Password: ", with: "wrong password \(attempt)")
                try terminal.expect("is wrong")
                guard attempt < 3 else { break }
                try terminal.answer("Email [ada@example.com]: ", with: "")
            }
            #expect(try terminal.waitForExit() == .code(4))
            #expect(!terminal.transcript.contains("wrong password"))
        }

        @Test func lockedAccountSaysHowLongAndEndsIt() throws {
            let scratch = try Scratch()
            try scratch.register()
            for _ in 1...5 {
                let run = try scratch.run("login", "--email", Account.email, "--password-stdin", input: "wrong1")
                #expect(run.status == .code(4))
            }
            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type(Account.password)
            try terminal.expect("Too many failed attempts. Try again in ")
            try terminal.expect(" s.")
            #expect(try terminal.waitForExit() == .code(4))
        }

        @Test func onlyTheFaultyFieldIsAskedAgain() throws {
            let terminal = try Scratch().terminal()
            try terminal.answer("Email: ", with: "nobody")
            try terminal.expect("An email address needs an @")
            try terminal.answer("Email: ", with: Account.email)
            try terminal.answer("Password: ", with: "short")
            try terminal.expect("A password has at least 6 characters.")
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            terminal.type("back")
            try terminal.answer("Email [ada@example.com]: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.echoes)
        }

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

        @Test(arguments: SessionPrompt.allCases) func controlDFailsAtEveryPrompt(_ prompt: SessionPrompt) throws {
            let terminal = try prompt.reach()
            terminal.typeControl("d")
            try terminal.expect("Canceled.")
            #expect(try terminal.waitForExit() == .code(1))
            #expect(terminal.echoes)
        }

        @Test(arguments: SessionPrompt.allCases) func controlCInterruptsAtEveryPrompt(_ prompt: SessionPrompt) throws {
            let terminal = try prompt.reach()
            terminal.typeControl("c")
            #expect(try terminal.waitForExit() == .code(130))
            #expect(terminal.echoes)
        }

        @Test func registerWorksAtThePasswordPrompt() throws {
            let terminal = try Pseudoterminal.atPasswordPrompt()
            terminal.type("register")
            try terminal.expect("Login > Register")
            try terminal.answer("Email: ", with: "back")
            try terminal.expect("back\r\n")
            try terminal.answer("Email [ada@example.com]: ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
        }

        @Test func backslashMakesAPasswordOfACommand() throws {
            let scratch = try Scratch()
            try scratch.register(password: "register")
            let terminal = try Pseudoterminal.atPasswordPrompt(scratch)
            terminal.type("\\register")
            try terminal.expect("Logged in as ada@example.com")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
        }

        @Test func rememberedSessionStartsAtHome() throws {
            let scratch = try Scratch()
            try scratch.register()
            let login = try scratch.run(
                "login", "--remember", "--email", Account.email, "--password-stdin", input: Account.password)
            #expect(login.status == .code(0))
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
        let scratch = try Scratch()
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
