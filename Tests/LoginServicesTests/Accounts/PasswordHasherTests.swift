import Foundation
import RxLogin
import TestSupport
import Testing

@testable import LoginServices

@Suite(.noLeaks) struct PasswordHasherTests {
    private let hasher = PasswordHasher(cost: .least)

    @Test func acceptsThePasswordItHashedAndNoOther() throws {
        let stored = try hasher.hash("correct horse")
        #expect(try hasher.verify("correct horse", against: stored))
        for wrong in ["correct hors", "correct horse ", "Correct horse", "", "correct horse\0", "correct horse\0x"] {
            #expect(try !hasher.verify(wrong, against: stored))
        }
    }

    @Test func saltsEachHash() throws {
        let hashes = try (0..<20).map { _ in try hasher.hash("the same") }
        #expect(Set(hashes).count == 20)
        #expect(hashes.allSatisfy { !$0.contains("the same") })
    }

    @Test func keepsEveryByteApart() throws {
        let long = String(repeating: "x", count: 510)
        #expect(try !hasher.verify(long + "a", against: hasher.hash(long + "b")))
    }

    @Test(arguments: [
        "", "$", "$y$", "*0", "*1", "ab", "abJnggxhB/yWI", "$1$salt$x", "$y$j9T$x\0", "$y$zzzzzzzz", "plain",
    ])
    func acceptsNothingAgainstWhatItNeverMade(_ stored: String) throws {
        for password in ["plain", "", "pencil", stored] {
            #expect(try !hasher.verify(password, against: stored))
        }
    }

    @Test(arguments: ["a\0b", String(repeating: "x", count: 512)])
    func refusesWhatTheSystemWouldCutOff(_ password: String) {
        #expect(throws: ServiceError.self) { try hasher.hash(password) }
    }

    @Test func acceptsTheLongestPasswordOfTheValidator() throws {
        let longest = String(repeating: "x", count: PasswordValidator.maxLength)
        #expect(try hasher.verify(longest, against: hasher.hash(longest)))
    }

    @Test func verifiesHashesOfAnotherCost() throws {
        let stored = try PasswordHasher().hash("pencil")
        #expect(try hasher.verify("pencil", against: stored))
        #expect(try !hasher.verify("pen", against: stored))
    }

    @Test func hashesTheNormalForm() throws {
        let (composed, decomposed) = ("caf\u{e9} au lait", "cafe\u{301} au lait")
        for (typed, again) in [(composed, decomposed), (decomposed, composed)] {
            let stored = try hasher.hash(typed)
            #expect(try hasher.verify(again, against: stored))
            #expect(try hasher.verify(typed, against: stored))
        }
    }

    @Test func acceptsAHashOfAPasswordAsItWasTyped() throws {
        let decomposed = "cafe\u{301} au lait"
        let stored = try #require(try SystemHash.shared.get().make(decomposed, cost: .least))
        #expect(try hasher.verify(decomposed, against: stored))
        #expect(try !hasher.verify("caf\u{e9} au lait", against: stored))
    }

    @Test func takesTheTimeOfAVerificationWithoutAHash() throws {
        #expect(try !hasher.verify("pencil", against: nil))
    }

    #if os(Linux)
        @Test func verifiesHashesOfOtherPrograms() throws {
            let stored = "$y$j75$wF1VSwXe9VQv1yj5gDuaq.$OW4tI7O9miRIKEj/VihAV7f6GM84ENwDXXQqILtaD0/"
            #expect(try hasher.verify("pencil", against: stored))
            #expect(try !hasher.verify("pencil ", against: stored))
        }

        /// Takes 128 MB or more; a damaged file could ask for terabytes.
        @Test(arguments: ["jCT", "jBU", "jI5", "j9", "j9T1", "kAT"])
        func remakesNoHashThatTakesMuchMemory(parameters: String) throws {
            let system = try SystemHash.shared.get()
            #expect(system.remake("pencil", like: "$y$\(parameters)$LdJMENpBABJJ3hIHjB1Bi.$") == nil)
        }

        @Test(arguments: ["j75", "j9T", "jBT"]) func remakesHashesOfKnownCost(parameters: String) throws {
            let system = try SystemHash.shared.get()
            #expect(system.remake("pencil", like: "$y$\(parameters)$LdJMENpBABJJ3hIHjB1Bi.$") != nil)
        }

        @Test func namesThePackageOfAMissingLibrary() {
            let missing = Result { () throws(ServiceError) in
                // The second exists, without the functions.
                try SystemHash(libraries: ["libcrypt.so.99", "libm.so.6"])
            }
            let hasher = PasswordHasher(cost: .least, system: missing)
            for call in [{ _ = try hasher.hash("pencil") }, { _ = try hasher.verify("pencil", against: nil) }] {
                #expect {
                    try call()
                } throws: { error in
                    error.localizedDescription.contains("libcrypt1")
                }
            }
        }
    #endif

    @Test func worksOnManyThreadsAtOnce() throws {
        let stored = try (0..<4).map { try hasher.hash("password \($0)") }
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            #expect((try? hasher.verify("password \(index % 4)", against: stored[index % 4])) == true)
            #expect((try? hasher.verify("password \(index % 4)", against: stored[(index + 1) % 4])) == false)
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
