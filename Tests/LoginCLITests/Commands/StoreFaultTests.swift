import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct StoreFaultTests {
        private let scratch = Scratch()

        private func login() throws -> Subprocess {
            try scratch.run("login", password: Account.password)
        }

        @Test func damagedStoreIsKeptAside() throws {
            try scratch.register()
            let whole = try String(contentsOfFile: scratch.store, encoding: .utf8)
            try write(String(whole.prefix(whole.count / 2)), to: scratch.store)
            let run = try login()
            #expect(run.status == .code(1))
            let kept = try #require(try scratch.names.first { $0.hasPrefix("users.json.damaged-") })
            #expect(run.errorText.contains("It is kept as \(scratch.path)/\(kept)"))
            #expect(try scratch.run("register", password: Account.password).status == .code(0))
        }

        @Test func aDamagedStoreIsTheOnlyThingThatIsSaid() throws {
            try scratch.register()
            #expect(try login().status == .code(0))
            let credentials = ["--email", Account.email, "--password-stdin"]
            let commands = [
                ["open", "shows"], ["status"], ["logout"], ["login"] + credentials, ["register"] + credentials,
            ]
            for command in commands {
                try write(#"{"format":"streams-login-users","pay"#, to: scratch.store)
                let run = try Subprocess.run(
                    command + ["--store", scratch.store], input: Array(Account.password.utf8))
                #expect(run.status == .code(1))
                #expect(run.messages.hasPrefix("\(scratch.store) was damaged. It is kept as "), "\(command)")
                #expect(run.messages.filter { $0 == "\n" }.count == 1, "\(run.errorText)")
            }
        }

        @Test(arguments: [0o640, 0o604, 0o620]) func aStoreThatOthersCanUseIsRefused(mode: Int) throws {
            try scratch.register()
            try setMode(mode, of: scratch.store)
            for run in [try login(), try scratch.run("register", email: "b@example.com", password: "correct horse")] {
                #expect(run.status == .code(1))
                #expect(run.errorText.contains("\(scratch.store) can be read or changed by other users"))
            }
            try setMode(0o600, of: scratch.store)
            #expect(try login().status == .code(0))
        }

        @Test func foreignStoreIsLeftAlone() throws {
            try write("{\"recipes\": []}", to: scratch.store)
            let register = try scratch.run("register", password: Account.password)
            for run in [try login(), register, try scratch.script(Account.email, Account.password, "quit")] {
                #expect(run.status == .code(1))
                #expect(run.errorText.contains("is not a file of this app"))
            }
            #expect(try String(contentsOfFile: scratch.store, encoding: .utf8) == "{\"recipes\": []}")
        }

        @Test func aLoginWhoseSessionCannotBeStoredFails() throws {
            try scratch.register()
            try FileManager.default.createDirectory(atPath: scratch.session, withIntermediateDirectories: false)
            let run = try login()
            #expect(run.status == .code(1))
            #expect(run.output.isEmpty)
            #expect(
                run.messages == """
                    The password is right, but you are not logged in, since the session cannot be stored. \
                    \(scratch.session) is a folder, not a regular file. Choose another file.

                    """)
            let json = try scratch.run("login", "--json", password: Account.password)
            #expect(json.status == .code(1))
            let failure = #"{"error":{"code":"storage","message":"\#(scratch.session) is a folder"#
            #expect(json.outputText.hasPrefix(failure))
            #expect(json.outputText.filter { $0 == "\n" }.count == 1)
        }

        @Test func damagedSessionIsTold() throws {
            try Data("{".utf8).write(to: URL(fileURLWithPath: scratch.session))
            let status = try scratch.run("status")
            #expect(status.status == .code(1))
            #expect(status.errorText.contains(scratch.session))
        }
    }
}
