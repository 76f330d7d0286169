import TestSupport
import Testing

@testable import LoginCLI

@Suite(.noLeaks) struct AdviceTests {
    @Test(arguments: [
        (Advice(), "LoginCLI logout"), (Advice(namesEmbedded: true), "LoginCLI logout --server embedded"),
        (
            Advice(store: "/my files/it's", server: "https://a.example"),
            #"LoginCLI logout --server https://a.example --store '/my files/it'\''s'"#
        ),
        (Advice(store: "$(id)"), "LoginCLI logout --store '$(id)'"),
        (Advice(store: "-x"), "LoginCLI logout --store=-x"), (Advice(store: "-x y"), "LoginCLI logout '--store=-x y'"),
        (Advice(server: "http://a.example"), "LoginCLI logout --server http://a.example --insecure"),
        (Advice(server: "http://127.0.0.1:1"), "LoginCLI logout --server http://127.0.0.1:1"),
        (Advice(server: "https://a.example", namesEmbedded: true), "LoginCLI logout --server https://a.example"),
    ])
    func namesTheServerAndTheStore(advice: Advice, command: String) {
        #expect(advice.command("logout") == command)
    }

    @Test func endsTheSessionOfAnotherServer() {
        let advice = Advice(store: "/s", server: "https://a.example")
        #expect(advice.logout(from: nil) == "LoginCLI logout --store /s")
        #expect(advice.logout(from: "https://b.example") == "LoginCLI logout --server https://b.example --store /s")
    }
}
