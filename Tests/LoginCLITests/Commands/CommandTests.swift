import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct CommandTests {
        private let scratch = Scratch()

        private func login(password: String = Account.password) throws -> Subprocess {
            try scratch.run("login", password: password)
        }

        @Test func registeringAndLoggingIn() throws {
            let registered = try scratch.run("register", password: Account.password)
            #expect(registered.status == .code(0))
            #expect(registered.outputText == "Registered ada@example.com\n")
            let loggedIn = try scratch.run("login", "--no-remember", password: Account.password)
            #expect(loggedIn.status == .code(0))
            #expect(loggedIn.outputText == "Logged in as ada@example.com\n")
            #expect(loggedIn.messages == "")
            #expect(try scratch.run("status").status == .code(4))
            #expect(try !scratch.names.contains("users.json.session"))
        }

        @Test(arguments: ["\n", "\r\n"]) func oneLineEndingIsNotPartOfThePassword(ending: String) throws {
            try scratch.register()
            #expect(try login(password: Account.password + ending).status == .code(0))
        }

        @Test func blanksArePartOfThePassword() throws {
            try scratch.register(password: " secret ")
            #expect(try login(password: " secret \n").status == .code(0))
            #expect(try login(password: "secret\n").status == .code(4))
        }

        @Test(arguments: ["register", "\\register", "\\\\ back"]) func aPasswordMayBeACommand(password: String) throws {
            #expect(try scratch.run("register", password: password).status == .code(0))
            #expect(try login(password: password).status == .code(0))
        }

        @Test func loginsThatAreNotRememberedLeaveTheRememberedOne() throws {
            try scratch.register()
            #expect(try scratch.run("login", "--remember", password: Account.password).status == .code(0))
            for _ in 0..<17 {
                #expect(try scratch.run("login", "--no-remember", password: Account.password).status == .code(0))
            }
            #expect(try scratch.run("status").status == .code(0))
        }

        @Test func unknownUserAndWrongPasswordAreToldAlike() throws {
            let unknown = try login(password: "wrong password")
            try scratch.register()
            let wrong = try login(password: "wrong password")
            #expect(unknown.status == .code(4))
            #expect(wrong.status == .code(4))
            #expect(unknown.messages == wrong.messages)
            #expect(unknown.output.isEmpty && wrong.output.isEmpty)
            #expect(!wrong.errorText.contains("wrong password"))
        }

        @Test(arguments: [("nobody", "secret1", "needs an @"), (Account.email, "short", "at least 6 characters")])
        func refusedCredentials(email: String, password: String, reason: String) throws {
            let run = try scratch.run("register", email: email, password: password)
            #expect(run.status == .code(4))
            #expect(run.errorText.contains(reason))
            #expect(try scratch.names == [])
        }

        @Test func sessionIsKeptShownAndEnded() throws {
            try scratch.register()
            #expect(try scratch.run("status").status == .code(4))
            let kept = try login()
            #expect(kept.status == .code(0))
            #expect(kept.outputText == "Logged in as ada@example.com\n")
            #expect(kept.errorText.contains("The session is stored in \(scratch.session)"))
            #expect(try mode(of: scratch.session) == 0o600)
            #expect(try mode(of: scratch.store) == 0o600)

            let status = try scratch.run("status")
            #expect(status.status == .code(0))
            #expect(
                status.outputText == """
                    Logged in as ada@example.com
                    Users:   \(scratch.store)
                    Session: \(scratch.session)

                    """)
            #expect(status.errors.isEmpty)
            #expect(
                try scratch.run("status", "--json").outputText == """
                    {"server":null,"session":"\(scratch.session)","user":"ada@example.com","users":"\(scratch.store)"}

                    """)

            let loggedOut = try scratch.run("logout")
            #expect(loggedOut.status == .code(0))
            #expect(loggedOut.outputText == "Logged out ada@example.com\n")
            let again = try scratch.run("logout")
            #expect(again.status == .code(0))
            #expect(again.errorText == "No user was logged in.\n")
        }

        @Test func statusWithoutASessionNamesTheCommand() throws {
            let run = try scratch.run("status")
            #expect(run.status == .code(4))
            #expect(run.errorText == "No user is logged in. Log in with: LoginCLI login --store \(scratch.store)\n")
            #expect(run.outputText == "Users:   \(scratch.store)\nSession: \(scratch.session)\n")
        }

        @Test func sessionThatEndedElsewhereIsTold() throws {
            try scratch.register()
            #expect(try scratch.run("login", "--remember", password: Account.password).status == .code(0))
            try FileManager.default.removeItem(atPath: scratch.store)
            let run = try scratch.run("status")
            #expect(run.status == .code(4))
            #expect(run.errorText.contains("Your session has ended."))
            #expect(try scratch.run("logout").status == .code(0))
        }

        /// Another user may have copied the session.
        @Test func logoutEndsASessionThatOthersCanRead() throws {
            try scratch.register()
            #expect(try login().status == .code(0))
            let copy = scratch.session + ".copy"
            try FileManager.default.copyItem(atPath: scratch.session, toPath: copy)
            chmod(scratch.session, 0o644)
            #expect(try scratch.run("status").errorText.contains("can be read by other users"))
            #expect(try scratch.run("logout").status == .code(0))
            try FileManager.default.moveItem(atPath: copy, toPath: scratch.session)
            #expect(try scratch.run("status").errorText.contains("Your session has ended."))
        }

        @Test func defaultPlaceIsInTheUsersDataFolder() throws {
            let environment = ["HOME": scratch.path, "XDG_DATA_HOME": scratch.path + "/data"]
            let run = try Subprocess.run(["status"], environment: environment)
            #expect(run.status == .code(4))
            #expect(run.outputText.contains("Users:   \(scratch.path)/"))
        }

        @Test func commandAsksAtATerminal() throws {
            try scratch.register()
            let terminal = try scratch.terminal("login")
            try terminal.answer("Email: ", with: "nobody")
            try terminal.expect("needs an @")
            try terminal.answer("Email: ", with: Account.email)
            try terminal.expect("Password: ")
            #expect(!terminal.echoes)
            terminal.type("short")
            try terminal.expect("at least 6 characters")
            try terminal.answer("Password: ", with: Account.password)
            try terminal.expect("Logged in as ada@example.com")
            #expect(try terminal.waitForExit() == .code(0))
        }

        @Test(arguments: [("d", 1), ("c", 130)])
        func commandIsCancelledAtATerminal(key: Character, code: Int32) throws {
            let terminal = try scratch.terminal("register", "--email", Account.email)
            try terminal.expect("Password: ")
            terminal.typeControl(key)
            #expect(try terminal.waitForExit() == .code(code))
            #expect(terminal.echoes)
        }
    }
}
