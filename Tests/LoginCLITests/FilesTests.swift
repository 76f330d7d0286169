import LoginServices
import RxLogin
import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct FilesTests {
    private let folder = DataFolder(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"])

    @Test func areBesideTheStore() {
        let files = Files(store: "/tmp/users.json")
        #expect(files.users == "/tmp/users.json")
        #expect(files.session == "/tmp/users.json.session")
    }

    @Test func areInTheDataFolderOtherwise() {
        let files = Files(store: nil, folder: folder)
        #expect(files.users == folder.usersPath)
        #expect(files.session == folder.sessionPath)
    }

    @Test func aFolderThatCannotBeListedIsNotTakenForAnEmptyOne() throws {
        let scratch = TemporaryFolder()
        // A file in the place of the folder: whoever runs the tests may read every folder.
        let place = scratch.file("data")
        try write("", to: place)
        #expect(throws: ServiceError.storage(.unreadable, path: place)) {
            try Files.serversWithSession(beside: place + "/users.json")
        }
        #expect(!Files(store: place + "/users.json").hasOtherSessions)
    }

    @Test func findTheSessionsBesideAStore() throws {
        let scratch = TemporaryFolder()
        let store = scratch.file("users.json")
        let servers = [
            nil, try ServerAddress("http://c.example", allowsPlainHTTP: true), try ServerAddress("https://a.example"),
            try ServerAddress("https://b.example/x_y"),
        ]
        #expect(try Files.serversWithSession(beside: store) == [])
        for (count, server) in servers.enumerated().reversed() {
            let files = Files(store: store, server: server)
            #expect(files.hasOtherSessions == (count < 3))
            try write("", to: files.session)
        }
        for name in ["lock", "https%3A%2F%2Fa.example.lock", "https:", "ftp%3A%2F%2Fa.example", "%"] {
            try write("", to: store + ".session." + name)
        }
        #expect(try Files.serversWithSession(beside: store) == servers)
        #expect(Files(store: store).hasOtherSessions)
    }

    /// Such a name would be that of a lock, which is no session, and which may be that of another session.
    @Test func anAddressMayEndAsALock() throws {
        let scratch = TemporaryFolder()
        let store = scratch.file("users.json")
        let server = try ServerAddress("https://a.example/api.lock")
        let files = Files(store: store, server: server)
        #expect(files.session == store + ".session.https%3A%2F%2Fa.example%2Fapi%2Elock")
        try write("", to: files.session)
        try write("", to: files.session + ".lock")
        #expect(try Files.serversWithSession(beside: store) == [server])
    }

    @Test func keepTheSessionsOfServersApart() throws {
        let addresses = ["https://a.example", "https://a.example:8443", "https://a.example/b", "https://a.example/b_c"]
        let sessions = try addresses.map { try Files(store: "/tmp/s", server: ServerAddress($0)).session }
        #expect(sessions[2] == "/tmp/s.session.https%3A%2F%2Fa.example%2Fb")
        #expect(Set(sessions + [Files(store: "/tmp/s").session]).count == 5)
    }
}
