import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct AuthorizationAdapterTests {
    @Test func holdsWhatItWasGiven() {
        let adapter = AuthorizationAdapter()
        #expect(adapter.authorizationHeader == nil)
        adapter.authorizationHeader = "Bearer 1.2"
        #expect(adapter.authorizationHeader == "Bearer 1.2")
        adapter.authorizationHeader = nil
        #expect(adapter.authorizationHeader == nil)
    }
}
