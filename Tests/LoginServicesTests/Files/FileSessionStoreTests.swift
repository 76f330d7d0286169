import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct FileSessionStoreTests {
    private let folder = TemporaryFolder()
    private let store: FileSessionStore
    private let user = User(email: "ann@example.org", authorizationHeader: "Bearer a.b")

    init() {
        store = FileSessionStore(path: folder.file("deep/session.json"))
    }

    @Test func remembersAndForgets() async throws {
        #expect(try await store.load().value == nil)
        #expect(try await store.save(user).value == nil)
        #expect(try await store.load().value == user)
        #expect(try await FileSessionStore(path: store.path).load().value == user)
        #expect(try mode(of: store.path) == 0o600)
        let next = User(email: "bob@example.org", authorizationHeader: "Bearer c.d")
        #expect(try await store.save(next).value == user)
        #expect(try await store.load().value == next)
        try await store.forget(user).value
        try await store.forgetUnreadable().value
        #expect(try await store.load().value == next)
        try await store.forget(next).value
        #expect(try await store.load().value == nil)
    }

    @Test(arguments: [true, false])
    func aSessionThatAnotherProcessStoresMeanwhileStays(isDamaged: Bool) async throws {
        _ = try await store.save(user).value
        if isDamaged { try contents(of: store.path).dropLast(20).write(to: URL(fileURLWithPath: store.path)) }
        let newer = try await contents(of: otherSession())
        let lock = try #require(FileHandle(forReadingAtPath: store.path + ".lock"))
        #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        let path = store.path
        let waiting = FileSessionStore(
            path: path,
            lockWait: LockWait(pause: { _ in
                try? newer.write(to: URL(fileURLWithPath: path))
                _ = flock(lock.fileDescriptor, LOCK_UN)
            }))
        try await (isDamaged ? waiting.forgetUnreadable() : waiting.forget(user)).value
        #expect(try contents(of: path) == newer)
        try lock.close()
    }

    /// Returns the path of a file with the session of another user.
    private func otherSession() async throws -> String {
        let other = FileSessionStore(path: folder.file("other.json"))
        _ = try await other.save(User(email: "bob@example.org", authorizationHeader: "Bearer c.d")).value
        return other.path
    }

    @Test func touchesTheFileInTheBackgroundOnly() throws {
        let background = ManualScheduler()
        let store = FileSessionStore(path: folder.file("session.json"), background: background)
        let bag = DisposeBag()
        store.save(user).subscribe().disposed(by: bag)
        store.save(user).subscribe().dispose()
        #expect(try folder.names.isEmpty)
        background.runAll()
        #expect(try folder.names == ["session.json", "session.json.lock"])
        store.forget(user).subscribe().disposed(by: bag)
        #expect(try folder.names == ["session.json", "session.json.lock"])
        background.runAll()
        #expect(try folder.names == ["session.json.lock"])
    }

    @Test(arguments: [0o640, 0o604, 0o666]) func refusesASessionThatOthersCanRead(_ mode: Int) async throws {
        _ = try await store.save(user).value
        try setMode(mode, of: store.path)
        await #expect(throws: ServiceError.storage(.exposed, path: store.path)) { try await store.load().value }
        #expect(try await store.loadForLogout().value == user)
        #expect(try await store.save(user).value == user)
        #expect(try await store.load().value == user)
        try setMode(mode, of: store.path)
        try await store.forget(user).value
        #expect(try await store.load().value == nil)
    }

    @Test func reportsALockThatIsNeverReleased() async throws {
        _ = try await store.save(user).value
        let lock = try #require(FileHandle(forReadingAtPath: store.path + ".lock"))
        #expect(flock(lock.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
        let impatient = FileSessionStore(path: store.path, lockWait: LockWait(limit: .seconds(2), pause: { _ in }))
        await #expect(throws: ServiceError.storage(.locked(after: .seconds(2)), path: store.path)) {
            try await impatient.save(user).value
        }
        try lock.close()
    }

    @Test func forgettingNobodyTouchesNothing() async throws {
        try await store.forget(user).value
        try await store.forgetUnreadable().value
        #expect(try folder.names.isEmpty)
    }

    @Test func reportsDamageAndReplacesIt() async throws {
        _ = try await store.save(user).value
        let half = try contents(of: store.path).dropLast(20)
        try half.write(to: URL(fileURLWithPath: store.path))
        await #expect(throws: ServiceError.storage(.damaged(keptAt: nil), path: store.path)) {
            try await store.load().value
        }
        try await store.forget(user).value
        #expect(try contents(of: store.path) == half)
        #expect(try await store.save(user).value == nil)
        #expect(try await store.load().value == user)

        try half.write(to: URL(fileURLWithPath: store.path))
        try await store.forgetUnreadable().value
        #expect(try await store.load().value == nil)
    }

    @Test func leavesAForeignFileAlone() async throws {
        let foreign = FileSessionStore(path: folder.file("notes.txt"))
        try write("notes", to: foreign.path)
        let error = ServiceError.storage(.foreign, path: foreign.path)
        await #expect(throws: error) { try await foreign.load().value }
        await #expect(throws: error) { try await foreign.save(user).value }
        await #expect(throws: error) { try await foreign.forgetUnreadable().value }
        try await foreign.forget(user).value
        #expect(try contents(of: foreign.path) == Data("notes".utf8))
    }
}
