import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct CurrentSessionCatalogTests {
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    private func items(of storage: SessionsDouble) throws -> [SessionItem] {
        let catalog = CurrentSessionCatalog(userService: UserServiceDouble(), storage: storage)
        return try catalog.sessions().map { $0.map(\.item) }.toBlocking().single()
    }

    @Test func theStoredSessionIsTheOnlyOne() throws {
        #expect(try items(of: SessionsDouble(ann)) == [SessionItem(email: "ann@example.org", server: nil)])
        #expect(try items(of: SessionsDouble()) == [])
    }

    @Test func aSessionThatCannotBeReadIsThereWithItsFailure() throws {
        let storage = SessionsDouble(ann, logoutFailure: .malformed)
        #expect(try items(of: storage) == [SessionItem(email: nil, server: nil, failure: .malformed)])
        #expect(storage.stored == ann)
    }
}
