import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct ScriptTests {
        @Test func sessionRunsFromLines() throws {
            let run = try Scratch().script(
                "register", Account.email, Account.password, Account.password, "", Account.password, "logout", "quit")
            #expect(run.status == .code(0))
            #expect(run.outputText == Account.home)
            #expect(
                run.messages == """
                    Login
                    Login > Register
                    Login
                    The account ada@example.com was created. Log in with it.
                    Login > Home
                    Logged out.
                    Login

                    """)
        }

        @Test func endingWhileLoggedInIsWell() throws {
            let scratch = Scratch()
            try scratch.register()
            #expect(try scratch.script(Account.email, Account.password).status == .code(0))
            #expect(try scratch.script(Account.email, Account.password, "logout").status == .code(0))
            #expect(try scratch.script(Account.email, Account.password, "back").status == .code(0))
        }

        @Test func lastLineNeedsNoLineEnding() throws {
            let scratch = Scratch()
            try scratch.register()
            let run = try scratch.script(bytes: Array("\(Account.email)\r\n\(Account.password)".utf8))
            #expect(run.status == .code(0))
            #expect(run.outputText == Account.home)
        }

        @Test(arguments: [
            [], [Account.email], ["register"], ["register", Account.email],
            ["register", Account.email, Account.password],
            [Account.email, Account.password, "logout", Account.email],
        ])
        func endingEarlyFails(lines: [String]) throws {
            let scratch = Scratch()
            try scratch.register()
            let run = try scratch.script(lines)
            #expect(run.status == .code(1))
            #expect(run.errorText.hasSuffix("The input ended before a user was logged in.\n"))
        }

        /// The login before has ended; the place is what the script is about.
        @Test(arguments: [[], ["quit"]]) func aPlaceThatIsNotOpenedDecidesTheCode(rest: [String]) throws {
            let scratch = Scratch()
            try scratch.register()
            let lines = [Account.email, Account.password, "logout", "open shows"]
            #expect(try scratch.script(lines + rest).status == .code(4))
            let run = try scratch.script(lines + [Account.email, Account.password] + rest)
            #expect(run.status == .code(0))
            #expect(run.outputText.contains("show:51"))
        }

        @Test(arguments: [[], ["quit"], ["help", "quit"], ["nonsense"]])
        func rejectedLoginDecidesTheCode(rest: [String]) throws {
            let lines = [Account.email, "wrong password"] + rest
            let run = try Scratch().script(lines)
            #expect(run.status == .code(4))
            #expect(run.output.isEmpty)
        }

        @Test func rejectedLoginCanBeMadeGood() throws {
            let scratch = Scratch()
            try scratch.register()
            let run = try scratch.script(Account.email, "wrong password", Account.password, "quit")
            #expect(run.status == .code(0))
            #expect(run.outputText == Account.home)
        }

        @Test func rejectedRegistrationEndsIt() throws {
            let scratch = Scratch()
            try scratch.register()
            let run = try scratch.script(
                "register", Account.email, Account.password, Account.password, Account.email, Account.password)
            #expect(run.status == .code(4))
            #expect(run.errorText.contains("There is an account with this email already."))
        }

        /// A line that the session does not ask for would be the email of a login.
        @Test func theRepeatedPasswordOfARegistrationIsNoEmail() throws {
            let password = "p@ssword.example"
            let run = try Scratch().script("register", Account.email, password, password)
            #expect(run.status == .code(0))
            #expect(run.errorText.hasSuffix("The account ada@example.com was created. Log in with it.\n"))
        }

        @Test func passwordsThatDifferEndARegistration() throws {
            let scratch = Scratch()
            let run = try scratch.script("register", Account.email, Account.password, "wrong horse", Account.password)
            #expect(run.status == .code(4))
            #expect(run.errorText.hasSuffix("The passwords are not the same.\n"))
            #expect(try scratch.names == [])
        }

        @Test(arguments: ["", "\n"]) func lineThatIsTooLongEndsIt(ending: String) throws {
            let run = try Scratch().script(bytes: [UInt8](repeating: 0x61, count: 1_048_576) + ending.utf8)
            #expect(run.status == .code(2))
            #expect(run.errorText.contains("too long"))
            #expect(run.errorText.utf8.count < 200)
        }

        @Test func inputThatCannotBeReadIsTold() throws {
            let script = "exec '\(Products.loginCLI)' --store /nowhere/users.json < /"
            let run = try Subprocess.run(["-c", script], executable: "/bin/sh")
            #expect(run.status == .code(1))
            #expect(run.errorText.contains("Standard input cannot be read"))
        }
    }
}
