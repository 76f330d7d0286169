import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct PasswordValidatorTests {
    @Test(arguments: ["123456", "pass word", "éééééé", "👨‍👩‍👧1234👍", String(repeating: "x", count: 511)])
    func accepts(_ password: String) {
        #expect(PasswordValidator().problem(with: password) == nil)
        #expect(PasswordValidator().isValid(password))
    }

    @Test(arguments: [
        "", "12345", "👨‍👩‍👧👨‍👩‍👧", "1234567\0", "\0\0\0\0\0\0", String(repeating: "x", count: 512),
        String(repeating: "é", count: 256),
    ])
    func refuses(_ password: String) throws { try expectRefusal(of: password) }

    @Test func refusesAMegabyte() throws { try expectRefusal(of: String(repeating: "x", count: 1 << 20)) }

    private func expectRefusal(of password: String) throws {
        let problem = try #require(PasswordValidator().problem(with: password))
        #expect(problem.hasSuffix("."))
        #expect(!PasswordValidator().isValid(password))
    }

    @Test func takesAnotherMinimum() {
        #expect(PasswordValidator(minLength: 0).isValid(""))
        #expect(PasswordValidator(minLength: 8).problem(with: "1234567") == "A password has at least 8 characters.")
    }
}
