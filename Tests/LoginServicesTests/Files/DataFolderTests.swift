import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct DataFolderTests {
    #if canImport(Darwin)
        @Test func isInApplicationSupport() {
            let folder = DataFolder(environment: ["HOME": "/Users/ann", "XDG_DATA_HOME": "/elsewhere"])
            #expect(folder.path == "/Users/ann/Library/Application Support/streams-login")
        }
    #else
        @Test(arguments: [
            (["HOME": "/home/ann"], "/home/ann/.local/share/streams-login"),
            (["HOME": "/home/ann", "XDG_DATA_HOME": "/data"], "/data/streams-login"),
            (["HOME": "/home/ann", "XDG_DATA_HOME": "/\u{301}a"], "/\u{301}a/streams-login"),
            (["HOME": "/home/ann", "XDG_DATA_HOME": ""], "/home/ann/.local/share/streams-login"),
            (["HOME": "/home/ann", "XDG_DATA_HOME": "data"], "/home/ann/.local/share/streams-login"),
            (["XDG_DATA_HOME": "/data"], "/data/streams-login"),
        ])
        func followsTheBaseDirectorySpecification(_ environment: [String: String], _ path: String) {
            #expect(DataFolder(environment: environment).path == path)
        }
    #endif

    @Test func fallsBackToTheHomeOfTheAccount() {
        for environment in [[:], ["HOME": ""], ["HOME": "here"]] {
            #expect(DataFolder(environment: environment).path.hasPrefix(NSHomeDirectory()))
        }
    }

    @Test func namesItsFiles() {
        let folder = DataFolder(environment: ["HOME": "/home/ann"])
        #expect(folder.usersPath == folder.path + "/users.json")
        #expect(folder.sessionPath == folder.path + "/session.json")
    }
}
