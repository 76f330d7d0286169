import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

/// The store with other processes, without space, and without permissions.
@Suite(.noLeaks, .ownThread) struct UserStoreProcessTests {
    private let folder = TemporaryFolder()
    private let store: UserStore
    private var path: String { folder.file("users.json") }

    init() {
        store = UserStore(at: folder.file("users.json"))
    }

    private func canLogIn(_ email: String) throws -> Bool {
        do {
            _ = try store.login(email: email, password: "pencil")
            return true
        } catch ServiceError.invalidCredentials {
            return false
        }
    }

    @Test func ofTwoProcessesRegisteringTheSameEmailsEachIsTakenOnce() throws {
        let probes = try (0..<4).map { _ in try StoreProcess(path, count: 10, prefix: "same") }
        let own = try (0..<2).map { try StoreProcess(path, count: 10, prefix: "own\($0)-") }
        for probe in probes + own { try probe.begin() }

        let lines = try probes.flatMap { try $0.finish() }
        #expect(lines.count == 40)
        #expect(Set(lines.filter { $0.hasPrefix("registered") }).count == 10)
        #expect(lines.count { $0.hasPrefix("registered") } == 10)
        #expect(lines.count { $0 == ServiceError.emailTaken.localizedDescription } == 30)
        for probe in own {
            #expect(try probe.finish().count { $0.hasPrefix("registered") } == 10)
        }
        for number in 0..<10 {
            for prefix in ["same", "own0-", "own1-"] {
                #expect(try canLogIn("\(prefix)\(number)@example.org"))
            }
        }
    }

    @Test func aKilledWriterLeavesTheOldStoreOrTheNewOne() throws {
        // A long file, so that the process can be killed during a write.
        var accounts = Accounts()
        for number in 0..<1_000 {
            let email = "filler\(number)@example.org"
            accounts.users[try EmailKey(email)] = Accounts.Account(email: email, passwordHash: "none")
        }
        let document = StoredDocument<Accounts>(
            file: AtomicFile(path: path), format: FileFormat(name: "streams-login-users"), now: { Date() })
        _ = try document.replace(with: accounts)
        var reported: [String] = []
        for round in 0..<25 {
            let probe = try StoreProcess(path, count: 1_000, prefix: "r\(round)-")
            try probe.begin()
            reported += lines(of: probe.someOutput())
            // At a different time in each round: immediately, or after a number of hashes.
            for _ in 0..<(round % 5) { _ = try PasswordHasher(cost: .least).hash("pencil") }
            probe.kill()
            reported += lines(of: try probe.finish().joined(separator: "\n"))
        }
        #expect(reported.count >= 25)
        let registered = try emails()
        for line in reported {
            #expect(registered.contains(line.replacingOccurrences(of: "registered ", with: "")))
        }
        // In each round, the last registration may have been killed before its report.
        #expect(registered.count <= 1_000 + reported.count + 25)

        _ = try store.register(email: "last@example.org", password: "pencil")
        #expect(try folder.names == ["users.json", "users.json.lock"])
    }

    /// Complete lines only: a report may be cut by the kill.
    private func lines(of output: String) -> [String] {
        output.split(separator: "\n").map(String.init).filter { $0.hasSuffix("@example.org") }
    }

    private func emails() throws -> Set<String> {
        let json = try JSONSerialization.jsonObject(with: try contents(of: path)) as? [String: Any]
        let payload = json?["payload"] as? [String: Any]
        return Set((payload?["users"] as? [String: Any] ?? [:]).keys)
    }

    @Test func aFileSizeLimitLosesNothing() throws {
        _ = try store.register(email: "ann@example.org", password: "pencil")
        let before = try emails()
        let probe = try StoreProcess(path, count: 40, prefix: "more", fileLimit: 4096)
        try probe.begin()
        let lines = try probe.finish()
        let full = ServiceError.storage(.full, path: path).localizedDescription
        #expect(lines.count == 40)
        #expect(lines.last == full)
        #expect(lines.allSatisfy { $0 == full || $0.hasPrefix("registered") })
        #expect(try emails().count == before.count + lines.count { $0.hasPrefix("registered") })
        #expect(try folder.names == ["users.json", "users.json.lock"])
    }

    @Test(
        .enabled("needs the right to mount a file system") {
            let command = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/tmp"]
            return try await Project.run(command).status == 0
        })
    func aFullDiskLosesNothing() throws {
        let script = #"""
            exec unshare --map-root-user --mount sh -c '
                mount -t tmpfs -o size=32k none "$1" && "$0" "$1/users.json" 200 more && ls -A "$1" && cat "$1/users.json"
            ' "$0" "$1"
            """#
        let probe = try StoreProcess(script: script, folder.path)
        try probe.begin()
        let lines = try probe.finish()
        let registered = lines.filter { $0.hasPrefix("registered") }
        let full = ServiceError.storage(.full, path: path).localizedDescription
        #expect(lines.count == 203)
        #expect(!registered.isEmpty)
        #expect(lines.contains(full))
        #expect(lines.suffix(3).prefix(2) == ["users.json", "users.json.lock"])

        try write(try #require(lines.last), to: path)
        #expect(try emails() == Set(registered.map { String($0.dropFirst("registered ".count)) }))
    }

    @Test func aFolderThatMayNotBeWrittenIsReported() throws {
        _ = try store.register(email: "ann@example.org", password: "pencil")
        let before = try contents(of: path)
        // The files belong to whom `asOtherUser` stands for, and the folder does not.
        for name in try folder.names { _ = chown(folder.file(name), 65_534, 65_534) }
        try setMode(0o555, of: folder.path)
        try asOtherUser {
            #expect(throws: ServiceError.storage(.readOnly, path: path)) {
                try store.register(email: "bob@example.org", password: "pencil")
            }
            let newPath = folder.file("deep/users.json")
            let new = UserStore(at: newPath)
            #expect(throws: ServiceError.storage(.readOnly, path: newPath)) {
                try new.register(email: "bob@example.org", password: "pencil")
            }
        }
        #expect(try contents(of: path) == before)
    }

    @Test func damageIsReportedWhereNothingCanBeMoved() throws {
        try write("", to: path)
        try setMode(0o644, of: path)
        try setMode(0o555, of: folder.path)
        try asOtherUser {
            #expect(throws: ServiceError.storage(.damaged(keptAt: nil), path: path)) {
                try store.user(authorizedBy: "Bearer a.b")
            }
        }
        #expect(try folder.names == ["users.json"])
    }

    @Test func aFileOfSomebodyElseIsReported() throws {
        _ = try store.register(email: "ann@example.org", password: "pencil")
        try setMode(0o000, of: path)
        try asOtherUser {
            #expect(throws: ServiceError.storage(.unreadable, path: path)) {
                try store.login(email: "ann@example.org", password: "pencil")
            }
        }
    }
}
