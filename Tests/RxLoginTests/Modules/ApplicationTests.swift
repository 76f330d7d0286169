import RxLogin
import TestSupport
import Testing
import Viper

/// The modules together: real wireframes, presenters and interactors, over a service double.
@MainActor @Suite(.noLeaks) struct ApplicationTests {
    private let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    /// The app with Home pushed onto Login.
    private func loggedIn(expecting: Set<String> = ["login"]) throws -> App {
        let app = App(expecting: expecting)
        let login = try #require(app.login)
        login.type("ann@example.org", "pencil")
        login.login.accept(())
        app.service.users.succeed(ann)
        return app
    }

    // MARK: - The first module -

    @Test func startsWithLoginWhenNobodyIsRemembered() {
        #expect(App().path == ["Login"])
    }

    @Test func startsWithHomeForARememberedSessionThatIsValid() {
        let app = App(expecting: ["user"], sessions: SessionsDouble(ann))
        #expect(app.path == [])
        app.service.users.succeed(ann)
        #expect(app.path == ["Login", "Home"])
        #expect(app.home?.shown == ["ann@example.org"])
        #expect(app.authorization.user == ann)
        #expect(app.service.calls.all == ["user Bearer 1.2"])
    }

    @Test func forgetsARememberedSessionThatIsOver() {
        let app = App(expecting: ["user"], sessions: SessionsDouble(ann))
        app.service.users.fail(ServiceError.unauthorized)
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == ["Your session has ended. Log in again."])
        #expect(app.sessions.stored == nil)
        #expect(app.authorization.user == nil)
    }

    @Test func keepsARememberedSessionThatCannotBeChecked() {
        let app = App(expecting: ["user"], sessions: SessionsDouble(ann))
        app.service.users.fail(ServiceError.offline)
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == [ServiceError.offline.errorDescription])
        #expect(app.sessions.stored == ann)
    }

    @Test func saysWhyARememberedSessionIsUnusable() {
        let error = ServiceError.storage(.unreadable, path: "/session.json")
        let app = App(sessions: SessionsDouble(loadFailure: error))
        #expect(app.path == ["Login"])
        #expect(app.alerts.messages == [error.errorDescription])
    }

    @Test func anUnusableSessionIsTheOnlyThingSaidAndThePlaceWaits() throws {
        let error = ServiceError.storage(.unreadable, path: "/session.json")
        let app = App(sessions: SessionsDouble(loadFailure: error))
        app.root.start(at: .cities)
        #expect(app.path == ["Login"])
        #expect(Set(app.alerts.messages) == [error.errorDescription])
        app.logIn(ann)
        #expect(app.path == ["Login", "Home", "Cities"])
    }

    @Test func anUnusableSessionCanBeEnded() throws {
        let error = ServiceError.storage(.exposed, path: "/session.json")
        let app = App(expecting: ["logout"], sessions: SessionsDouble(ann, loadFailure: error))
        app.root.startLogout()
        #expect(app.path == ["Logout"])
        #expect(app.service.calls.all == ["logout Bearer 1.2"])
        app.service.logouts.succeed(())
        #expect(app.sessions.stored == nil)
    }

    @Test func theStatusIsFoundWithoutLogin() {
        let app = App(expecting: ["user"], sessions: SessionsDouble(ann))
        app.service.users.succeed(ann)
        app.root.startStatus()
        #expect(app.path == ["Status"])
        #expect(app.service.calls.all == ["user Bearer 1.2", "user Bearer 1.2"])
    }

    // MARK: - Login -

    @Test func logsInRemembersAndPushesHome() throws {
        let app = try loggedIn()
        #expect(app.path == ["Login", "Home"])
        #expect(app.home?.shown == ["ann@example.org"])
        #expect(app.sessions.stored == ann)
        #expect(app.authorization.user == ann)
        #expect(app.alerts.messages == [])
        #expect(app.spinner.calls == ["show", "hide"])
    }

    @Test func replacingLoginInFlightCancelsAndFreesIt() async throws {
        let app = App(expecting: ["login"])
        app.login?.type("ann@example.org", "pencil")
        app.login?.login.accept(())
        #expect(app.spinner.calls == ["show"])
        // Starting again puts a new Login in the place of this one.
        app.root.start()
        #expect(app.path == ["Login"])
        #expect(app.service.users.cancelled == 1)
        #expect(app.spinner.calls == ["show", "hide"])
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 1)
    }

    // MARK: - Register -

    @Test func registerIsPresentedAndHandsTheEmailBack() async throws {
        let app = App(expecting: ["register", "logout"])
        app.login?.register.accept(())
        #expect(app.path == ["Login", "Register"])
        app.register?.type("new@example.org", "pencil")
        app.register?.register.accept(())
        app.service.users.succeed(User(email: "new@example.org", authorizationHeader: "Bearer 3.4"))
        // The session that came with the account is ended: the person goes on to log in.
        #expect(app.service.calls.all == ["register new@example.org pencil", "logout Bearer 3.4"])
        app.service.logouts.fail(ServiceError.offline)
        #expect(app.path == ["Login"])
        #expect(app.login?.email.value == "new@example.org")
        #expect(app.alerts.messages == [])
        #expect(app.spinner.calls == ["show", "hide"])
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 1)
    }

    @Test func cancellingRegisterInFlightCancelsTheRequestAndFreesTheModule() async throws {
        let app = App(expecting: ["register"])
        app.login?.register.accept(())
        app.register?.type("new@example.org", "pencil")
        app.register?.register.accept(())
        #expect(app.spinner.calls == ["show"])
        app.register?.cancel.accept(())
        #expect(app.path == ["Login"])
        #expect(app.service.users.cancelled == 1)
        #expect(app.spinner.calls == ["show", "hide"])
        app.service.users.succeed(ann)
        #expect(app.login?.email.value == nil)
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 1)
    }

    @Test func registerCanBeOpenedAgain() throws {
        let app = App()
        app.login?.register.accept(())
        app.register?.cancel.accept(())
        app.login?.register.accept(())
        #expect(app.path == ["Login", "Register"])
        #expect(app.alerts.messages == [])
    }

    // MARK: - Home -

    @Test func logoutEndsTheSessionEverywhereAndStartsAnew() async throws {
        let app = try loggedIn(expecting: ["login", "logout"])
        let before = app.root.stack.screens
        app.home?.logout.accept(())
        #expect(app.service.calls.all.last == "logout Bearer 1.2")
        app.service.logouts.succeed(())
        #expect(app.path == ["Login"])
        #expect(app.sessions.stored == nil)
        #expect(app.authorization.user == nil)
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == 2)
        #expect(before.allSatisfy { $0.view == nil })
    }

    @Test func logoutForgetsTheSessionEvenIfTheServiceIsOutOfReach() throws {
        let app = try loggedIn(expecting: ["login", "logout"])
        app.home?.logout.accept(())
        app.service.logouts.fail(ServiceError.offline)
        #expect(app.path == ["Login"])
        #expect(app.sessions.stored == nil)
        #expect(app.authorization.user == nil)
        #expect(app.alerts.messages.count == 1)
    }

    @Test func poppingHomeInFlightCancelsAndFreesIt() async throws {
        let app = try loggedIn(expecting: ["login", "logout"])
        app.home?.logout.accept(())
        try app.root.stack.popWireframe()
        #expect(app.path == ["Login"])
        #expect(app.service.logouts.cancelled == 1)
        #expect(app.spinner.calls == ["show", "hide", "show", "hide"])
        await app.probe.settled()
        #expect(app.probe.leaks == [])
    }
}
