import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct NearestMatchTests {
    @Test(arguments: [
        ("", "", 0), ("login", "login", 0), ("", "abc", 3), ("abc", "", 3), ("lgoin", "login", 1), ("logn", "login", 1),
        ("logiin", "login", 1), ("kitten", "sitting", 3),
    ])
    func distance(source: String, target: String, expected: Int) {
        #expect(editDistance(from: source, to: target) == expected)
    }

    @Test func onlyACloseWordIsNamed() {
        let words = ["login", "logout", "status"]
        #expect(words.nearest(to: "logot") == "logout")
        #expect(words.nearest(to: "stat") == "status")
        #expect(words.nearest(to: "register") == nil)
        #expect(words.nearest(to: "") == nil)
    }

    @Test func hugeWordIsNotCompared() {
        #expect(["login"].nearest(to: String(repeating: "x", count: 1_000_000)) == nil)
    }
}
