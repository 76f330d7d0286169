import Testing

@testable import RxLogin

@Suite struct EmailKeyTests {
    @Test func ignoresCase() {
        #expect(EmailKey("Ann@Example.ORG") == EmailKey("ann@example.org"))
        #expect(EmailKey("ann@example.org") != EmailKey("anne@example.org"))
    }

    @Test func isMadeOfEmailsOnly() {
        #expect(EmailKey("my secret password") == nil)
        #expect(EmailKey("İ@example.org") == nil)
    }
}
