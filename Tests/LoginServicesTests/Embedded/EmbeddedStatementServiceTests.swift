import Foundation
import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct EmbeddedStatementServiceTests {
    private let users: EmbeddedUserService
    private let authorization = AuthorizationAdapter()
    private let background = ManualScheduler()
    private let folder = TemporaryFolder()

    init() throws {
        let store = UserStore(at: folder.file("users.json"))
        users = EmbeddedUserService(store: store, background: CurrentThreadScheduler.instance)
        authorization.user = try store.register(email: "ann@example.org", password: "pencil")
    }

    @Test func asksTheGatewayInTheBackground() throws {
        let row = Transaction(id: 1, date: .distantPast, payee: "Sauer", amount: 1, currency: "EUR")
        let service = EmbeddedStatementService(
            gateway: InMemoryEntityGateway(transactions: [row]), users: users, authorization: authorization,
            background: background)
        let answers = Recorder<[Transaction]>()
        let subscription = service.transactions().subscribe(onSuccess: answers.record)
        defer { subscription.dispose() }
        #expect(answers.values == [])
        background.runAll()
        #expect(answers.values == [[row]])
    }

    @Test func failsLikeTheGateway() async throws {
        try write("{}", to: folder.file("statement.json"))
        let path = folder.file("statement.json")
        let service = EmbeddedStatementService(
            gateway: FileEntityGateway(
                users: UserStore(at: folder.file("users.json")), reviews: folder.file("reviews.json"),
                transactions: path),
            users: users,
            authorization: authorization)
        await #expect(throws: ServiceError.storage(.foreign, path: path)) { try await service.transactions().value }
    }
}
