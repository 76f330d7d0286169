import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct FileFormatTests {
    private typealias Format = FileFormat<[String]>
    private let format = Format(name: "streams-login-test")

    @Test func readsWhatItWrites() throws {
        #expect(try format.decode(try format.encode(["a", "b"])) == ["a", "b"])
        #expect(try format.decode(Data(#"{ "version": 1, "payload": [], "format": "streams-login-test" }"#.utf8)) == [])
    }

    @Test func callsEveryTruncationDamage() throws {
        let whole = try format.encode(["a", "b"])
        // Without its last byte, a line feed, it is still whole.
        for length in 0..<(whole.count - 2) {
            #expect(throws: Format.Unfit.damaged) { try format.decode(whole.prefix(length)) }
        }
    }

    @Test(arguments: [
        #"{"format":"streams-login-test","payload":[1],"version":1}"#,
        #"{"format":"streams-login-test","payload":["a"],"version":0}"#,
        #"{"format":"streams-login-test","payload":["a"],"version":1.5}"#,
        #"{"format":"streams-login-test","version":1}"#,
        #"{"format":"streams-login-test",@@@@"#,
    ])
    func callsOursAndBrokenDamage(_ text: String) {
        #expect(throws: Format.Unfit.damaged) { try format.decode(Data(text.utf8)) }
    }

    @Test(arguments: [
        "a shopping list", "{}", "[]", "null", " ", "\0\0\0\0", #"{"format":"another","version":1,"payload":[]}"#,
        #"{"name":"streams-login-test"}"#, "see streams-login-test", #"{"format":"streams-login-test2","#,
    ])
    func callsTheRestForeign(_ text: String) {
        #expect(throws: Format.Unfit.foreign) { try format.decode(Data(text.utf8)) }
    }

    @Test func tellsALaterVersion() {
        let text = #"{"format":"streams-login-test","payload":{"new":true},"version":2}"#
        #expect(throws: Format.Unfit.newer(version: 2)) { try format.decode(Data(text.utf8)) }
    }
}
