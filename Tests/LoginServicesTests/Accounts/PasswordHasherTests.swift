import Foundation
import RxLogin
import StreamsTest
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct PasswordHasherTests {
    private let hasher = PasswordHasher(cost: .least)

    @Test func acceptsThePasswordItHashedAndNoOther() throws {
        let stored = try hasher.hash("correct horse")
        #expect(hasher.verify("correct horse", against: stored))
        for wrong in ["correct hors", "correct horse ", "Correct horse", "", "correct horse\0", "correct horse\0x"] {
            #expect(!hasher.verify(wrong, against: stored))
        }
    }

    @Test func saltsEachHash() throws {
        let hashes = try (0..<20).map { _ in try hasher.hash("the same") }
        #expect(Set(hashes).count == 20)
        #expect(hashes.allSatisfy { !$0.contains("the same") })
    }

    @Test func keepsEveryByteApart() throws {
        let long = String(repeating: "x", count: 510)
        #expect(!hasher.verify(long + "a", against: try hasher.hash(long + "b")))
        #expect(!hasher.verify("e\u{301}e\u{301}", against: try hasher.hash("éx")))
    }

    @Test(arguments: [
        "", "$", "$y$", "*0", "*1", "ab", "abJnggxhB/yWI", "$1$salt$x", "$y$j9T$x\0", "$y$zzzzzzzz", "plain",
    ])
    func acceptsNothingAgainstWhatItNeverMade(_ stored: String) {
        for password in ["plain", "", "pencil", stored] {
            #expect(!hasher.verify(password, against: stored))
        }
    }

    @Test(arguments: ["a\0b", String(repeating: "x", count: 512)])
    func refusesWhatTheSystemWouldCutOff(_ password: String) {
        #expect(throws: ServiceError.self) { try hasher.hash(password) }
    }

    @Test func acceptsTheLongestPasswordOfTheValidator() throws {
        let longest = String(repeating: "x", count: PasswordValidator.maxLength)
        #expect(hasher.verify(longest, against: try hasher.hash(longest)))
    }

    @Test func verifiesHashesOfAnotherCost() throws {
        let stored = try PasswordHasher().hash("pencil")
        #expect(hasher.verify("pencil", against: stored))
        #expect(!hasher.verify("pen", against: stored))
    }

    @Test func worksOnManyThreadsAtOnce() throws {
        let stored = try (0..<4).map { try hasher.hash("password \($0)") }
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            #expect(hasher.verify("password \(index % 4)", against: stored[index % 4]))
            #expect(!hasher.verify("password \(index % 4)", against: stored[(index + 1) % 4]))
        }
    }

    @Test func comparesWholeTexts() {
        #expect(PasswordHasher.areEqual("", ""))
        #expect(PasswordHasher.areEqual("abc", "abc"))
        #expect(!PasswordHasher.areEqual("abc", "abd"))
        #expect(!PasswordHasher.areEqual("abc", "ab"))
        #expect(!PasswordHasher.areEqual("xbc", "abc"))
    }
}
