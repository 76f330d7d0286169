import RxLogin
import TestSupport
import Testing

@MainActor @Suite(.noLeaks) struct AuthorizationAdapterTests {
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    @Test func holdsTheUserWhoIsLoggedIn() {
        let adapter = AuthorizationAdapter()
        let users = Recorder<User?>()
        let subscription = adapter.currentUser.drive(onNext: users.record)
        defer { subscription.dispose() }
        #expect(adapter.authorizationHeader == nil)
        adapter.user = ann
        #expect(adapter.authorizationHeader == "Bearer 1.2")
        adapter.user = nil
        #expect(adapter.authorizationHeader == nil)
        #expect(users.values == [nil, ann, nil])
    }
}
