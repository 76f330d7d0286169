import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct EmailValidatorTests {
    private static let label63 = String(repeating: "a", count: 63)
    private static let local64 = String(repeating: "l", count: 64)

    @Test(arguments: [
        "a@b", "user@example.org", "USER@EXAMPLE.ORG", "first.last+tag@sub.example.co.uk", "1@2.3", ".a..b.@c",
        "!#$%&'*+/=?^_`{|}~-@x", "a@b-c.d", "a@b--c", "\(local64)@x", "a@\(label63).\(label63)",
        // 254 bytes in all: 64 + 1 + 63 + 1 + 63 + 1 + 61.
        "\(local64)@\(label63).\(label63).\(label63.dropLast(2))",
    ])
    func accepts(_ email: String) {
        #expect(EmailValidator().problem(with: email) == nil)
        #expect(EmailValidator().isValid(email))
    }

    @Test(arguments: [
        "", "a", "@", "a@", "@b", "a@b@c", "a b@c", " a@b", "a@b ", "a@b\n", "a@.b", "a@b.", "a@b..c", "a@-b", "a@b-",
        "a@b-.c", "a@b.-c", "a@b_c", "é@b", "a@é", "a@ｂ", "\"a\"@b", "a(c)@b", "a,b@c", "a@[127.0.0.1]", "a@b\0",
        "a\0@b",
        "\(local64)l@x", "a@\(label63)a", "\(local64)@\(label63).\(label63).\(label63.dropLast())",
    ])
    func refuses(_ email: String) throws { try expectRefusal(of: email) }

    @Test func refusesAMegabyte() throws { try expectRefusal(of: String(repeating: "@", count: 1 << 20)) }

    private func expectRefusal(of email: String) throws {
        let problem = try #require(EmailValidator().problem(with: email))
        #expect(problem.hasSuffix("."))
        #expect(!EmailValidator().isValid(email))
    }
}
