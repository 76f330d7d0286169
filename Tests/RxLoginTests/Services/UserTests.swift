import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct UserTests {
    @Test func doesNotPrintItsSecret() {
        let user = User(email: "a@b.org", authorizationHeader: "Bearer hush")
        var dumped = ""
        dump([user], to: &dumped)
        for text in ["\(user)", String(reflecting: user), "\([user])", "\(Optional(user) as Any)", dumped] {
            #expect(text.contains("a@b.org"))
            #expect(!text.contains("hush"))
        }
    }
}
