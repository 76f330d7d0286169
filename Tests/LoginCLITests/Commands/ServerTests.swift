import Foundation
import LoginServices
import TestSupport
import Testing

@testable import LoginCLI

extension ProcessSuites {
    /// The program with a server in place of the embedded services.
    @Suite(.noLeaks, .needsBackend) struct ServerTests {
        private let scratch = Scratch()
        private let email = "ada@\(UUID().uuidString.lowercased()).example.org"

        private func run(_ arguments: String..., path: String = "", input: String = "") throws -> Subprocess {
            try Subprocess.run(
                arguments + ["--server", Backend.shared.url + path, "--store", scratch.store],
                input: Array(input.utf8))
        }

        @Test func theServerHasTheAccountsAndTheShows() throws {
            let registered = try run("register", "--email", email, "--password-stdin", input: Account.password)
            #expect(registered.outputText == "Registered \(email)\n")
            let wrong = try run("login", "--email", email, "--password-stdin", input: "wrong horse")
            #expect(wrong.status == .code(4))
            #expect(wrong.errorText.contains("The email or the password is wrong."))
            let login = try run("login", "--email", email, "--password-stdin", "--remember", input: Account.password)
            #expect(login.status == .code(0))

            let status = try run("status")
            #expect(status.status == .code(0))
            #expect(status.outputText.contains("Logged in as \(email)\nServer:  \(try Backend.shared.url)\nSession: "))
            let show = try run("open", "show:42")
            #expect(show.status == .code(0))
            #expect(show.outputText.contains("I never could get the hang of Thursdays."))

            #expect(try run("logout").status == .code(0))
            #expect(try run("open", "show:42").status == .code(4))
            #expect(try scratch.names.filter { !$0.hasSuffix(".lock") } == [])
        }

        @Test(arguments: ["http_proxy", "all_proxy", "ALL_PROXY"])
        func aServerOnThisMachineIsNeverAskedThroughAProxy(variable: String) throws {
            let registered = try Subprocess.run(
                [
                    "register", "--email", email, "--password-stdin", "--server", Backend.shared.url, "--store",
                    scratch.store,
                ],
                input: Array(Account.password.utf8),
                // A proxy that would answer, by a refusal.
                environment: [variable: "\(Backend.shared.url)/faults/status/418", "no_proxy": "example.org"])
            #expect(registered.outputText == "Registered \(email)\n", "\(registered.errorText)")
        }

        @Test func leavesNoFoldersBehind() throws {
            let home = scratch.path + "/home"
            try FileManager.default.createDirectory(atPath: home + "/data", withIntermediateDirectories: true)
            for environment in [["HOME": home], ["HOME": home, "XDG_DATA_HOME": home + "/data"]] {
                let run = try Subprocess.run(
                    ["login", "--server", Backend.shared.url, "--email", email, "--password-stdin"],
                    input: Array("wrong horse".utf8), environment: environment)
                #expect(run.status == .code(4))
                #expect(try FileManager.default.subpathsOfDirectory(atPath: home) == ["data"])
            }
        }

        @Test func aSessionIsShownToItsServerOnly() throws {
            _ = try run("register", "--email", email, "--password-stdin", input: Account.password)
            _ = try run("login", "--email", email, "--password-stdin", "--remember", input: Account.password)
            #expect(try run("status").status == .code(0))
            #expect(try run("status", path: "/faults/echo").status == .code(4))
            #expect(try scratch.run("status").status == .code(4))
        }

        @Test func whoseSessionWasEndedElsewhereLogsInAgainAndGoesOn() throws {
            try scratch.register(email, server: Backend.shared.url)
            let terminal = try scratch.terminal("--server", Backend.shared.url, "--remember")
            func logIn() throws {
                try terminal.answer("Email: ", with: email)
                try terminal.answer("Password: ", with: Account.password)
                try terminal.expect("Login > Home")
            }
            try logIn()
            try terminal.expect("> ")
            // The session that is kept in the file is that of the terminal.
            #expect(try run("logout").status == .code(0))

            terminal.type("open show:42")
            try terminal.expect("Your session has ended. Log in to continue with show:42.")
            try logIn()
            try terminal.expect("I never could get the hang of Thursdays.")
            try terminal.answer("> ", with: "quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(!terminal.transcript.contains("outlived"))
            #expect(try run("status").status == .code(0))
        }

        @Test func quittingWhileTheStoredSessionIsCheckedErasesTheSpinner() throws {
            let server = try Backend.shared.url + "/faults/silent/\(UUID().uuidString)"
            try scratch.register()
            _ = try scratch.run("login", password: Account.password)
            let files = Files(store: scratch.store, server: try ServerAddress(server))
            try FileManager.default.copyItem(atPath: scratch.session, toPath: files.session)
            let terminal = try scratch.terminal("--server", server)
            try terminal.expect("Loading...")
            terminal.type("quit")
            #expect(try terminal.waitForExit() == .code(0))
            #expect(terminal.transcript.hasSuffix(Output.eraseLine))
        }

        /// However a session is left, nobody can use it afterwards.
        @Test func aSessionThatIsNotRememberedEndsWithTheProgram() throws {
            let server = try Backend()
            defer { server.end() }
            try scratch.register(email, server: server.url)
            let ways: [(leave: (Pseudoterminal) -> Void, status: ExitStatus)] = [
                ({ $0.type("quit") }, .code(0)), ({ $0.typeControl("d") }, .code(0)),
                ({ $0.typeControl("c") }, .code(130)), ({ $0.send(signal: SIGTERM) }, .code(143)),
                ({ $0.send(signal: SIGHUP) }, .code(129)),
            ]
            for (count, way) in ways.enumerated() {
                let terminal = try scratch.terminal("--server", server.url)
                try terminal.answer("Email: ", with: email)
                try terminal.answer("Password: ", with: Account.password)
                try terminal.expect("Login > Home")
                try terminal.expect("> ")
                way.leave(terminal)
                #expect(try terminal.waitForExit() == way.status)
                // The one more is that of the registration.
                #expect(server.log.ranges(of: "DELETE /sessions/current 204").count == count + 2)
            }
        }

        @Test(arguments: [("malformed", 1), ("status/503", 1), ("limited/12", 1), ("redirect", 1)])
        func saysWhatIsWrongWithTheServer(fault: String, code: Int32) throws {
            let run = try run(
                "login", "--email", email, "--password-stdin", path: "/faults/\(fault)", input: Account.password)
            #expect(run.status == .code(code))
            #expect(run.outputText == "")
            #expect(run.errorText.hasSuffix(".\n"))
        }

        /// The login succeeds, and the screen that was asked for fails: the result is that of the screen.
        @Test func theExitCodeIsThatOfTheScreen() throws {
            for _ in 0..<30 {
                let run = try run(
                    "open", "shows", "--email", email, "--password-stdin", path: "/faults/large-list",
                    input: Account.password)
                #expect(run.status == .code(1))
                #expect(run.output.isEmpty)
                #expect(run.errorText.contains("The server's answer is too large"))
            }
        }

        @Test func passwordsDoNotGoOutInTheOpen() throws {
            let run = try Subprocess.run(
                ["login", "--email", email, "--password-stdin", "--server", "http://example.org"],
                input: Array(Account.password.utf8))
            #expect(run.status == .code(2))
            #expect(run.errorText.contains("http is not encrypted"))
        }
    }
}
