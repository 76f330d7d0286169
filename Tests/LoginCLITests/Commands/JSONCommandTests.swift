import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    /// Every command with `--json` writes one object to standard output: its result or its failure.
    @Suite(.noLeaks) struct JSONCommandTests {
        private let scratch = Scratch()

        /// The only object on standard output.
        private func object(_ run: Subprocess) throws -> [String: Any] {
            #expect(run.outputText.filter { $0 == "\n" }.count == 1, "\(run.outputText)")
            return try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
        }

        private func code(_ run: Subprocess) throws -> String? {
            (try object(run)["error"] as? [String: String])?["code"]
        }

        @Test func resultsAreObjects() throws {
            let registered = try scratch.run("register", "--json", password: Account.password)
            #expect(try object(registered)["user"] as? String == Account.email)
            let login = try object(scratch.run("login", "--json", password: Account.password))
            #expect(login["user"] as? String == Account.email)
            #expect(login["session"] as? String == scratch.session)
            #expect(try object(scratch.run("status", "--json"))["user"] as? String == Account.email)
            #expect(try object(scratch.run("whoami", "--json"))["user"] as? String == Account.email)
            for (place, key) in [
                ("home", "places"), ("shows", "shows"), ("show:42", "show"), ("cities", "cities"),
                ("city:703447", "weather"), ("statement", "transactions"),
            ] {
                let run = try scratch.run("open", place, "--json", "--locale", "de_DE")
                #expect(run.status == .code(0))
                #expect(try object(run)[key] != nil, "\(place)")
            }
            #expect(try object(scratch.run("logout", "--json"))["user"] as? String == Account.email)
            #expect(try object(scratch.run("logout", "--json"))["user"] is NSNull)
        }

        @Test func amountsAndDatesAreData() throws {
            try scratch.register()
            let run = try scratch.run("open", "statement", "--json", "--locale", "de_DE", password: Account.password)
            #expect(run.outputText.contains(#""amount":-200,"currency":"EUR","date":"2026-08-28""#))
        }

        @Test func failuresHaveACode() throws {
            try scratch.register()
            #expect(try code(scratch.run("open", "home", "--json")) == "unauthorized")
            #expect(try code(scratch.run("login", "--json", password: "wrong horse")) == "invalid_credentials")
            #expect(try code(scratch.run("register", "--json", password: Account.password)) == "email_taken")
            #expect(try code(scratch.run("login", "--json", email: "ada", password: "wrong horse")) == "rejected")
            #expect(try code(scratch.run("open", "show:99", "--json", password: Account.password)) == "not_found")
            #expect(try code(scratch.run("open", "nowhere", "--json")) == "usage")
            #expect(try code(scratch.run("login", "--json", "--email", "x")) == "usage")
            let status = try scratch.run("status", "--json", "--server", "http://127.0.0.1:1")
            #expect(try object(status)["user"] is NSNull)
        }

        /// A user who mistypes the password first: that failure is not the result.
        @Test func theFailureThatEndsTheCommandIsReported() throws {
            try scratch.register()
            #expect(try code(scratch.run("open", "city:1", "--json", password: Account.password)) == "not_found")
            let terminal = try scratch.terminal("open", "city:1", "--json", "--email", Account.email)
            for password in ["wrong horse", Account.password] { try terminal.answer("Password: ", with: password) }
            #expect(try terminal.waitForExit() == .code(1))
            #expect(terminal.transcript.contains(#"{"error":{"code":"not_found","#))
            #expect(!terminal.transcript.contains("invalid_credentials"))
        }

        @Test func aLogoutThatFailsSaysWhy() throws {
            try scratch.register()
            _ = try scratch.run("login", password: Account.password)
            try Data("not ours".utf8).write(to: URL(filePath: scratch.store))
            let logout = try scratch.run("logout", "--json")
            #expect(logout.status == .code(1))
            #expect(try code(logout) == "storage")
            #expect(try object(logout)["user"] as? String == Account.email)
            #expect(try object(scratch.run("logout", "--json"))["error"] is NSNull)
        }

        @Test func aCanceledPromptHasACode() throws {
            let terminal = try scratch.terminal("login", "--json", "--email", Account.email)
            try terminal.expect("Password: ")
            terminal.typeControl("d")
            #expect(try terminal.waitForExit() == .code(1))
            #expect(terminal.transcript.contains(#"{"error":{"code":"canceled","message":"Canceled."}}"#))
        }

        @Test func sessionsAreListedAndEnded() throws {
            try scratch.register()
            _ = try scratch.run("login", password: Account.password)
            let sessions = #"{"sessions":[{"error":null,"server":null,"user":"ada@example.com"}]}"# + "\n"
            #expect(try scratch.run("open", "sessions", "--json").outputText == sessions)
            #expect(try scratch.run("logout", "--all", "--json").outputText == sessions)
            #expect(try scratch.run("logout", "--all", "--json").outputText == #"{"sessions":[]}"# + "\n")
        }

        @Test func aStoreThatCannotBeReadIsAFailure() throws {
            try Data("not ours".utf8).write(to: URL(filePath: scratch.session))
            #expect(try code(scratch.run("status", "--json")) == "storage")
        }
    }
}
