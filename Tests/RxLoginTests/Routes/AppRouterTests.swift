import RxLogin
import TestSupport
import Testing
import Viper

/// Routes over the real modules and services at the test's command.
@MainActor @Suite(.noLeaks) struct AppRouterTests {
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    private func app(_ expecting: Set<String> = [], loggedIn: Bool = true) -> App {
        let app = App(expecting: expecting)
        if loggedIn { app.logIn(ann) }
        return app
    }

    @Test(arguments: [
        (Route.shows, ["shows"], "Shows"), (.show(id: 42), ["show", "reviews"], "Details"), (.cities, [], "Cities"),
        (.city(id: 703_447), ["obtainCurrentWeather"], "Kyiv"), (.statement, ["transactions"], "Statement"),
    ])
    func opensAModuleOnTop(route: Route, calls: [String], title: String) {
        let app = app(Set(calls))
        app.root.router.open(route)
        #expect(app.path == ["Login", "Home", title])
    }

    @Test func theArgumentReachesTheService() {
        let app = app(["show", "reviews", "obtainCurrentWeather"])
        app.root.router.open(.show(id: 42))
        app.root.router.open(.city(id: 703_447))
        #expect(app.shows.calls.all == ["show 42", "reviews 42"])
        #expect(app.weather.calls.all == ["obtainCurrentWeather Kyiv"])
    }

    @Test func asksForLoginFirstThenContinues() throws {
        let app = app(["login", "show", "reviews"], loggedIn: false)
        app.root.router.open(.show(id: 42))
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == ["Log in to open show:42."])
        let login = try #require(app.login)
        login.type("ann@example.org", "pencil")
        login.login.accept(())
        app.service.users.succeed(ann)
        #expect(app.path == ["Login", "Home", "Details"])
        #expect(app.shows.calls.all == ["show 42", "reviews 42"])
    }

    // MARK: - A session that the service has ended -

    @Test(arguments: [(Route.shows, "Shows"), (.show(id: 42), "Details"), (.statement, "Statement")])
    func asksForLoginAgainThenContinues(route: Route, title: String) async throws {
        let app = app(["login", "shows", "show", "reviews", "transactions"])
        app.root.router.open(route)
        let calls = app.shows.calls.all + app.statement.calls.all
        app.shows.lists.fail(ServiceError.unauthorized)
        app.shows.found.fail(ServiceError.unauthorized)
        app.shows.reviews.fail(ServiceError.unauthorized)
        app.statement.lists.fail(ServiceError.unauthorized)
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == ["Your session has ended. Log in to continue with \(route)."])
        #expect(app.authorization.user == nil)

        let login = try #require(app.login)
        login.type("ann@example.org", "pencil")
        login.login.accept(())
        app.service.users.succeed(ann)
        #expect(app.path == ["Login", "Home", title])
        #expect((app.shows.calls.all + app.statement.calls.all) == calls + calls)
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 3)
    }

    @Test(arguments: [true, false]) func forgetsTheRememberedSessionIfItIsTheOneThatEnded(isTheSame: Bool) {
        let other = User(email: "bob@example.org", authorizationHeader: "Bearer 3.4")
        let sessions = SessionsDouble(isTheSame ? ann : other)
        let app = App(expecting: ["user", "shows"], sessions: sessions)
        app.service.users.succeed(other)
        app.authorization.user = ann
        app.root.router.open(.shows)
        app.shows.lists.fail(ServiceError.unauthorized)
        #expect(app.path == ["Login"])
        #expect(sessions.stored == (isTheSame ? nil : other))
    }

    @Test func tellsThatTheRememberedSessionCannotBeForgotten() {
        let error = ServiceError.storage(.full, path: "/session.json")
        let app = App(expecting: ["user", "shows"], sessions: SessionsDouble(ann, failure: error))
        app.service.users.succeed(ann)
        app.root.router.open(.shows)
        app.shows.lists.fail(ServiceError.unauthorized)
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == [error.sentence, "Your session has ended. Log in to continue with shows."])
    }

    // MARK: - What waits for a login -

    @Test func theLastOfSeveralIsWhatItContinuesWith() throws {
        let app = app(loggedIn: false)
        app.root.router.open(.show(id: 42))
        app.root.router.open(.cities)
        app.logIn(ann)
        #expect(app.path == ["Login", "Home", "Cities"])
    }

    @Test func closesRegisterToAskForLogin() throws {
        let app = app(loggedIn: false)
        app.root.router.open(.register)
        #expect(app.path == ["Login", "Register"])
        app.root.router.open(.cities)
        #expect(app.path == ["Login"])
        app.root.router.open(.register)
        app.root.router.open(.login)
        #expect(app.path == ["Login"])
    }

    @Test func homeTakesOffWhatIsAboveIt() async throws {
        let app = app(["show", "reviews"])
        app.root.router.open(.cities)
        app.root.router.open(.show(id: 42))
        app.root.router.open(.home)
        #expect(app.path == ["Login", "Home"])
        #expect(app.shows.found.cancelled == 1)
        #expect(app.shows.reviews.cancelled == 1)
        app.root.router.open(.home)
        #expect(app.path == ["Login", "Home"])
        #expect(app.alerts.messages == [])
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 2)
    }

    @Test(arguments: [(Route.login, ["Login"]), (.register, ["Login", "Register"])])
    func theFormsCloseTheScreensAboveLoginAndLeaveTheSession(route: Route, path: [String]) {
        let app = app()
        app.root.router.open(.cities)
        app.root.router.open(route)
        #expect(app.path == path)
        #expect(app.alerts.messages == [])
        #expect(app.authorization.user == ann)
    }

    @Test(arguments: [(Route.home, ["Login", "Home"]), (.cities, ["Login", "Home", "Cities"])])
    func whoWentBackToLoginIsStillLoggedIn(route: Route, path: [String]) throws {
        let app = app()
        try app.root.stack.goBack()
        #expect(app.path == ["Login"])
        app.root.router.open(route)
        #expect(app.path == path)
        #expect(app.alerts.messages == [])
    }

    @Test func aPresentedRegisterClosesForAPlaceOfTheUser() throws {
        let app = app()
        try app.root.stack.goBack()
        app.root.router.open(.register)
        app.root.router.open(.cities)
        #expect(app.path == ["Login", "Home", "Cities"])
        #expect(app.alerts.messages == [])
    }

    @Test func aSessionThatEndedWhileTheUserWasAtLoginAsksForLogin() throws {
        let app = app(["login", "shows"])
        try app.root.stack.goBack()
        app.root.router.open(.shows)
        app.shows.lists.fail(ServiceError.unauthorized)
        #expect(app.path == ["Login"])
        #expect(app.authorization.user == nil)
        #expect(app.alerts.messages == ["Your session has ended. Log in to continue with shows."])
        try #require(app.login).type("ann@example.org", "pencil")
        app.login?.login.accept(())
        app.service.users.succeed(ann)
        #expect(app.path == ["Login", "Home", "Shows"])
    }

    @Test(arguments: [true, false]) func theSessionsOpenAboveAnyScreen(loggedIn: Bool) throws {
        let app = app(loggedIn: loggedIn)
        app.root.router.open(.sessions)
        #expect(app.path == (loggedIn ? ["Login", "Home", "Sessions"] : ["Login", "Sessions"]))
        app.root.router.open(.register)
        app.root.router.open(.sessions)
        #expect(app.path == ["Login", "Sessions"])
        #expect(app.alerts.messages == [])
    }

    @Test(arguments: [Route.shows, .show(id: 42), .cities, .city(id: 703_447), .statement, .sessions, .register])
    func thePlaceThatIsOpenStaysAsItIs(route: Route) async {
        let app = app(["shows", "show", "reviews", "obtainCurrentWeather", "transactions"])
        app.root.router.open(route)
        let path = app.path
        let calls = app.shows.calls.all + app.weather.calls.all + app.statement.calls.all
        app.root.router.open(route)
        #expect(app.path == path)
        #expect(app.shows.calls.all + app.weather.calls.all + app.statement.calls.all == calls)
        await app.probe.settled()
        #expect(app.probe.watchedModules == (route == .register ? 1 : 0))
    }

    @Test func anotherPlaceOfTheSameKindOpens() {
        let app = app(["show", "reviews"])
        app.root.router.open(.show(id: 42))
        app.root.router.open(.show(id: 51))
        #expect(app.path == ["Login", "Home", "Details", "Details"])
    }

    @Test func homeOpensOnceForAUser() throws {
        let app = app()
        try app.root.stack.goBack()
        app.root.router.open(.home)
        app.root.router.open(.home)
        #expect(app.path == ["Login", "Home"])
    }

    @Test func leavingForgetsWhatWasWaiting() {
        let app = app(loggedIn: false)
        app.root.router.open(.cities)
        app.root.router.leave()
        app.logIn(ann)
        #expect(app.path == ["Login", "Home"])
    }
}
