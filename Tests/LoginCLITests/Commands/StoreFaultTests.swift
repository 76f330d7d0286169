import Foundation
import StreamsTest
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

        @Test func readOnlyStoreIsNotChanged() throws {
            try scratch.register()
            chmod(scratch.store, 0o400)
            let before = try Data(contentsOf: URL(fileURLWithPath: scratch.store))
            let run = try login()
            #expect(run.status == .code(1))
            #expect(run.errorText.contains("cannot be written"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: scratch.store)) == before)
        }

        @Test func unreadableStoreIsTold() throws {
            try scratch.register()
            chmod(scratch.store, 0o200)
            let run = try login()
            #expect(run.status == .code(1))
            #expect(run.errorText.contains("cannot be read"))
        }

        @Test func damagedSessionIsTold() throws {
            try Data("{".utf8).write(to: URL(fileURLWithPath: scratch.session))
            let status = try scratch.run("status")
            #expect(status.status == .code(1))
            #expect(status.errorText.contains(scratch.session))
        }

        /// The hash comes before the lock, so both get as far as to the account.
        @Test func ofTwoRegistrationsAtOnceOneWins() async throws {
            let scratch = scratch
            let runs = try await withThrowingTaskGroup(of: ExitStatus.self) { group in
                for _ in 1...2 {
                    group.addTask {
                        try scratch.run(
                            "register", "--email", Account.email, "--password-stdin", input: Account.password
                        ).status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(Set(runs.map { "\($0)" }) == ["\(ExitStatus.code(0))", "\(ExitStatus.code(4))"])
            #expect(try login().status == .code(0))
        }

        private func register() throws -> Subprocess {
            try scratch.run("register", "--email", Account.email, "--password-stdin", input: Account.password)
        }
    }
}
