import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct ServerAddressTests {
    @Test(arguments: [
        ("https://example.org", "https://example.org"), ("https://example.org/", "https://example.org"),
        ("https://example.org:8443/api/v1//", "https://example.org:8443/api/v1"),
        ("http://localhost:8080", "http://localhost:8080"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://127.9.8.7", "http://127.9.8.7"),
        ("https://example.org/%ff/", "https://example.org/%ff"),
    ])
    func isAccepted(text: String, url: String) throws {
        #expect(try ServerAddress(text).url.absoluteString == url)
    }

    /// A session is stored by the address of its server, so another spelling would be another session.
    @Test(arguments: [
        ("HTTPS://RX.Example.org:443/API/", "https://rx.example.org/API"),
        ("https://rx.example.org:", "https://rx.example.org"),
        ("HTTP://LocalHost:80", "http://localhost"), ("http://localhost:443", "http://localhost:443"),
        ("https://rx.example.org:80", "https://rx.example.org:80"),
    ])
    func hasOneSpelling(text: String, url: String) throws {
        #expect(try ServerAddress(text).url.absoluteString == url)
    }

    @Test(arguments: ["http://[::1]:8080", "https://[2001:db8::1]"])
    func hasAnIPv6AddressWhereFoundationCanReachIt(_ text: String) throws {
        #if os(Linux)
            expectRefusal(of: text, mentioning: "IPv6")
        #else
            #expect(try ServerAddress(text).url.absoluteString == text)
        #endif
    }

    @Test(arguments: [
        "http://example.org", "http://192.168.1.4:8080", "http://128.0.0.1", "http://localhost.example.org",
        "http://127.0.0.1.example.org", "http://127.1", "http://127.0.0.256", "http://[::2]", "http://localhos",
        // Names for a name server: the digits of an IPv4 address have neither signs nor zeros before them.
        "http://127.0.0.+1", "http://127.0.0.08", "http://localhost.", "http://127.0.0.1.",
    ])
    func mustBeEncryptedBeyondThisMachine(_ text: String) {
        expectRefusal(of: text, mentioning: "https")
    }

    @Test func mayBeUnencryptedBeyondThisMachineIfThatIsAllowed() throws {
        let address = try ServerAddress("http://192.168.1.4:8080/", allowsPlainHTTP: true)
        #expect(address.url.absoluteString == "http://192.168.1.4:8080")
        #expect(throws: ServiceError.self) { try ServerAddress("ftp://192.168.1.4", allowsPlainHTTP: true) }
    }

    @Test(arguments: [
        "", " ", "example.org", "//example.org", "https:", "https://", "https://:80", "/tmp/socket",
        "https://example.org:0", "https://example.org:65536",
    ])
    func mustBeAnAddress(_ text: String) {
        expectRefusal(of: text, mentioning: "https://example.org")
    }

    @Test(arguments: ["ftp://example.org", "file:///etc/passwd", "ws://localhost"])
    func mustBeOfTheWeb(_ text: String) {
        expectRefusal(of: text, mentioning: "https")
    }

    @Test(arguments: [
        "https://ann@example.org", "https://ann:secret@example.org", "https://example.org?key=secret",
        "https://example.org#top", "http://example.org@127.0.0.1",
        // Bytes that are not UTF-8.
        "https://%ff@example.org", "https://ann:%ff@example.org", "https://example.org?%ff", "https://example.org#%ff",
    ])
    func hasNoFurtherParts(_ text: String) {
        expectRefusal(of: text, mentioning: "no user, password, query or fragment")
    }

    private func expectRefusal(
        of text: String, mentioning words: String, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(sourceLocation: location) {
            try ServerAddress(text)
        } throws: { error in
            guard case .refused(let reason) = error as? ServiceError else { return false }
            return reason.contains(words) && !reason.contains("secret")
        }
    }
}
