import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct EmbeddedUserServiceTests {
    /// Keeps the events of singles, in order.
    private final class Events: Sendable {
        private let events = Lock<[String]>([])

        var all: [String] { events.withLock { $0 } }

        func record(_ event: String) { events.withLock { $0.append(event) } }
    }

    private let folder: TemporaryFolder
    private let store: UserStore
    private let background = ManualScheduler()
    private let service: EmbeddedUserService
    private let events = Events()
    private let bag = DisposeBag()

    init() throws {
        folder = try TemporaryFolder()
        store = UserStore(at: folder.file("users.json"))
        service = EmbeddedUserService(store: store, background: background)
    }

    private func listen(to single: Single<User>) -> any Disposable {
        single.subscribe(
            onSuccess: { [events] in events.record($0.email) },
            onFailure: { [events] in events.record("\($0)") })
    }

    @Test func registersLogsInKnowsAndLogsOut() throws {
        listen(to: service.register(with: "ann@example.org", "pencil")).disposed(by: bag)
        background.runAll()
        listen(to: service.login(with: "ann@example.org", "pencil")).disposed(by: bag)
        background.runAll()
        #expect(events.all == ["ann@example.org", "ann@example.org"])

        let user = try store.login(email: "ann@example.org", password: "pencil")
        listen(to: service.user(authorizedBy: user.authorizationHeader)).disposed(by: bag)
        background.runAll()
        service.logout(authorizationHeader: user.authorizationHeader)
            .subscribe(onCompleted: { [events] in events.record("logged out") })
            .disposed(by: bag)
        background.runAll()
        listen(to: service.user(authorizedBy: user.authorizationHeader)).disposed(by: bag)
        background.runAll()
        #expect(events.all[2...] == ["ann@example.org", "logged out", "unauthorized"])
    }

    @Test func failsWithTheErrorsOfTheStore() throws {
        _ = try store.register(email: "ann@example.org", password: "pencil")
        listen(to: service.register(with: "ann@example.org", "pencil")).disposed(by: bag)
        listen(to: service.login(with: "ann@example.org", "wrong one")).disposed(by: bag)
        background.runAll()
        #expect(events.all == ["emailTaken", "invalidCredentials"])
    }

    @Test func worksInTheBackgroundOnly() throws {
        let register = service.register(with: "ann@example.org", "pencil")
        #expect(background.dueTimes.isEmpty, "nothing before somebody subscribes")
        listen(to: register).disposed(by: bag)
        #expect(try folder.names == [])
        #expect(events.all == [])
        background.runAll()
        #expect(events.all == ["ann@example.org"])
    }

    @Test func doesNothingWhenCancelledInTime() throws {
        listen(to: service.register(with: "ann@example.org", "pencil")).dispose()
        background.runAll()
        #expect(try folder.names == [])
        #expect(events.all == [])
    }

    @Test func eachSubscriptionIsARequest() throws {
        let register = service.register(with: "ann@example.org", "pencil")
        listen(to: register).disposed(by: bag)
        listen(to: register).disposed(by: bag)
        background.runAll()
        #expect(events.all == ["ann@example.org", "emailTaken"])
    }
}
