import Foundation
import TestSupport
import Testing

extension ProcessSuites {
    @Suite(.noLeaks) struct StoreFaultTests {
        private let scratch: Scratch

        init() throws {
            scratch = try Scratch()
        }

        private func login() throws -> Subprocess {
            try scratch.run("login", "--email", Account.email, "--password-stdin", input: Account.password)
        }

        @Test func damagedStoreIsKeptAside() throws {
            try scratch.register()
            let whole = try String(contentsOfFile: scratch.store, encoding: .utf8)
            try scratch.write(String(whole.prefix(whole.count / 2)))
            let run = try login()
            #expect(run.status == .code(1))
            let kept = try #require(try scratch.names.first { $0.hasPrefix("users.json.damaged-") })
            #expect(run.errorText.contains("It is kept as \(scratch.path)/\(kept)"))
            #expect(try register().status == .code(0))
        }

        @Test func foreignStoreIsLeftAlone() throws {
            try scratch.write("{\"recipes\": []}")
            for run in [try login(), try register(), try scratch.script(Account.email, Account.password, "quit")] {
                #expect(run.status == .code(1))
                #expect(run.errorText.contains("is not a file of this app"))
            }
            #expect(try String(contentsOfFile: scratch.store, encoding: .utf8) == "{\"recipes\": []}")
        }

        @Test func damagedSessionIsTold() throws {
            try Data("{".utf8).write(to: URL(fileURLWithPath: scratch.session))
            let status = try scratch.run("status")
            #expect(status.status == .code(1))
            #expect(status.errorText.contains(scratch.session))
        }

        private func register() throws -> Subprocess {
            try scratch.run("register", "--email", Account.email, "--password-stdin", input: Account.password)
        }
    }
}
