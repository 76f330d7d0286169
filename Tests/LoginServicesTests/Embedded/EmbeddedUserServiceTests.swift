import LoginServices
import RxLogin
import TestSupport
import Testing

@Suite(.noLeaks) struct EmbeddedUserServiceTests {
    private let folder = TemporaryFolder()
    private let store: UserStore
    private let background = ManualScheduler()
    private let service: EmbeddedUserService
    private let events = Recorder<String>()
    private let bag = DisposeBag()

    init() {
        store = UserStore(at: folder.file("users.json"))
        service = EmbeddedUserService(store: store, background: background)
    }

    private func listen(to single: Single<User>) -> any Disposable {
        single.subscribe(
            onSuccess: { [events] in events.record($0.email) },
            onFailure: { [events] in events.record("\($0)") })
    }

    @Test func worksInTheBackgroundOnly() throws {
        let register = service.register(with: "ann@example.org", "pencil")
        #expect(background.dueTimes.isEmpty, "nothing before somebody subscribes")
        listen(to: register).disposed(by: bag)
        #expect(try folder.names == [])
        #expect(events.values == [])
        background.runAll()
        #expect(events.values == ["ann@example.org"])
    }

    @Test func doesNothingWhenCancelledInTime() throws {
        listen(to: service.register(with: "ann@example.org", "pencil")).dispose()
        background.runAll()
        #expect(try folder.names == [])
        #expect(events.values == [])
    }

    @Test func eachSubscriptionIsARequest() throws {
        let register = service.register(with: "ann@example.org", "pencil")
        listen(to: register).disposed(by: bag)
        listen(to: register).disposed(by: bag)
        background.runAll()
        #expect(events.values == ["ann@example.org", "emailTaken"])
    }
}
