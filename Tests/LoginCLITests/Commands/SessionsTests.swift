import Foundation
import RxLogin
import TestSupport
import Testing

extension ProcessSuites {
    /// The stored sessions of several servers, of which each advice ends the one that it is about.
    @Suite(.noLeaks, .needsBackend) struct SessionsTests {
        private let scratch = Scratch()
        private let email = "ada@\(UUID().uuidString.lowercased()).example.org"

        init() throws {
            try scratch.register()
            try scratch.register(email, server: Backend.shared.url)
        }

        private func logIn() throws {
            #expect(try scratch.run("login", password: Account.password).status == .code(0))
            #expect(try logInToServer().status == .code(0))
        }

        private func logInToServer() throws -> Subprocess {
            try scratch.run("login", "--server", Backend.shared.url, email: email, password: Account.password)
        }

        private func isLoggedIn(_ flags: String...) throws -> Bool {
            try Subprocess.run(["status"] + flags + ["--store", scratch.store]).status == .code(0)
        }

        @Test func theAdviceOfALoginEndsItsSession() throws {
            try logIn()
            let advice = try #require(
                try logInToServer().errorText.firstMatch(of: /End it with: LoginCLI (.+)\n/)?.1)
            let script = "exec '\(Products.loginCLI)' \(advice)"
            let logout = try Subprocess.run(["-c", script], executable: "/bin/sh")
            #expect(logout.outputText == "Logged out \(email) of \(try Backend.shared.url)\n")
            #expect(try !isLoggedIn("--server", Backend.shared.url))
            #expect(try isLoggedIn())
        }

        @Test func allAreListedEachWithTheCommandThatEndsIt() throws {
            let url = try Backend.shared.url
            #expect(try scratch.run("open", "sessions").outputText == "There are no stored sessions.\n")
            try logIn()
            let list = try scratch.run("open", "sessions")
            #expect(list.status == .code(0))
            #expect(
                list.outputText == """
                    ada@example.com\tembedded\tLoginCLI logout --store \(scratch.store)
                    \(email)\t\(url)\tLoginCLI logout --server \(url) --store \(scratch.store)

                    """)
        }

        @Test func whoIsNotLoggedInHereIsToldOfTheOtherSessions() throws {
            #expect(try logInToServer().status == .code(0))
            let logout = try scratch.run("logout")
            #expect(logout.status == .code(0))
            let list = "There are other sessions. List them with: LoginCLI open sessions --store \(scratch.store)\n"
            #expect(logout.errorText == "No user was logged in.\n" + list)
            #expect(try scratch.run("status").errorText.hasSuffix("--store \(scratch.store)\n" + list))
            #expect(try isLoggedIn("--server", Backend.shared.url))
        }

        @Test func allAreEnded() throws {
            try logIn()
            let run = try scratch.run("logout", "--all")
            #expect(run.status == .code(0))
            #expect(run.outputText == "Logged out ada@example.com\nLogged out \(email) of \(try Backend.shared.url)\n")
            #expect(try !isLoggedIn())
            #expect(try !isLoggedIn("--server", Backend.shared.url))
            #expect(try scratch.run("logout").errorText == "No user was logged in.\n")
            let again = try scratch.run("logout", "--all")
            #expect(again.status == .code(0))
            #expect(again.outputText == "There are no stored sessions.\n")
        }

        @Test func aServerThatCannotBeReachedIsReportedAndTheOthersAreEnded() throws {
            let server = try Backend()
            try scratch.register(email, server: server.url)
            let login = try scratch.run("login", "--server", server.url, email: email, password: Account.password)
            #expect(login.status == .code(0))
            try logIn()
            server.end()
            let run = try scratch.run("logout", "--all")
            #expect(run.status == .code(1))
            #expect(run.outputText.contains("Logged out ada@example.com\n"))
            #expect(run.errorText.contains("The session of \(email) at \(server.url) may continue."))
            #expect(try scratch.run("open", "sessions").outputText == "There are no stored sessions.\n")
        }

        @Test func aSessionThatCannotBeReadHidesNoOther() throws {
            try logIn()
            try Data("{".utf8).write(to: URL(filePath: scratch.session))
            let list = try scratch.run("open", "sessions")
            #expect(list.status == .code(1))
            #expect(list.outputText.contains("(unreadable)\tembedded\tLoginCLI logout --store \(scratch.store)\n"))
            #expect(list.outputText.contains("\(email)\t\(try Backend.shared.url)\t"))
            let reason = ServiceError.storage(.damaged(keptAt: nil), path: scratch.session).sentence
            #expect(list.errorText == reason + "\n")
            #expect(try scratch.run("open", "sessions", "--json").outputText.contains(#"{"error":{"code":"storage""#))
            let logout = try scratch.run("logout", "--all")
            #expect(logout.status == .code(1))
            #expect(logout.outputText == "Logged out \(email) of \(try Backend.shared.url)\n")
            #expect(logout.errorText.contains(scratch.session))
            #expect(try !isLoggedIn("--server", Backend.shared.url))
        }

        @Test func theEnvironmentNamesTheServer() throws {
            try logIn()
            let environment = ["LOGINCLI_SERVER": try Backend.shared.url, "LOGINCLI_STORE": scratch.store]
            let run = try Subprocess.run(["status"], environment: environment)
            #expect(run.outputText.hasPrefix("Logged in as \(email)\nServer:  \(try Backend.shared.url)\n"))
            let list = try Subprocess.run(["open", "sessions"], environment: environment)
            #expect(list.outputText.contains("embedded\tLoginCLI logout --server embedded --store \(scratch.store)\n"))
            let logout = try Subprocess.run(["logout", "--server", "embedded"], environment: environment)
            #expect(logout.outputText == "Logged out \(Account.email)\n")
            #expect(try !isLoggedIn())
            #expect(try isLoggedIn("--server", Backend.shared.url))
        }
    }
}
