import Foundation
import RxLogin
import StreamsTest
import Testing

@Suite(.noLeaks) struct SessionStoreTests {
    private let folder: TemporaryFolder
    private let store: SessionStore
    private let user = User(email: "ann@example.org", authorizationHeader: "Bearer a.b")

    init() throws {
        folder = try TemporaryFolder()
        store = SessionStore(path: folder.file("deep/session.json"))
    }

    @Test func remembersAndForgets() throws {
        #expect(store.load() == .nobody)
        try store.save(user)
        #expect(store.load() == .user(user))
        #expect(SessionStore(path: store.path).load() == .user(user))
        #expect(try mode(of: store.path) == 0o600)
        let next = User(email: "bob@example.org", authorizationHeader: "Bearer c.d")
        try store.save(next)
        #expect(store.load() == .user(next))
        try store.clear()
        #expect(store.load() == .nobody)
    }

    @Test func forgettingNobodyTouchesNothing() throws {
        try store.clear()
        try store.clear()
        #expect(try folder.names.isEmpty)
    }

    @Test func takesDamageForNobodyAndSaysSo() throws {
        try store.save(user)
        let half = try contents(of: store.path).dropLast(20)
        try half.write(to: URL(fileURLWithPath: store.path))
        #expect(store.load() == .unusable(.storage(.damaged(keptAt: nil), path: store.path)))
        #expect(try contents(of: store.path) == half)
        try store.save(user)
        #expect(store.load() == .user(user))

        try half.write(to: URL(fileURLWithPath: store.path))
        try store.clear()
        #expect(store.load() == .nobody)
    }

    @Test func leavesAForeignFileAlone() throws {
        let foreign = SessionStore(path: folder.file("notes.txt"))
        try write("notes", to: foreign.path)
        let error = ServiceError.storage(.foreign, path: foreign.path)
        #expect(foreign.load() == .unusable(error))
        #expect(throws: error) { try foreign.save(user) }
        #expect(throws: error) { try foreign.clear() }
        #expect(try contents(of: foreign.path) == Data("notes".utf8))
    }
}
