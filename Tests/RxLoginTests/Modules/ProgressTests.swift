import RxLogin
import TestSupport
import Testing

/// Each request that a user begins shows progress once, and hides it once, however the request ends.
///
/// `LifetimeTests` has the requests that a screen begins when it opens.
@MainActor @Suite(.noLeaks) struct ProgressTests {
    enum End: CaseIterable {
        case success, failure, cancellation
    }

    private static let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    @Test(arguments: End.allCases) func aLogin(_ end: End) throws {
        let app = App(expecting: ["login"])
        let view = try #require(app.login)
        view.type("ann@example.org", "pencil")
        view.login.accept(())
        #expect(app.spinner.calls == ["show"])
        switch end {
        case .success: app.service.users.succeed(Self.ann)
        case .failure: app.service.users.fail(ServiceError.offline)
        case .cancellation: view.cancel.accept(())
        }
        #expect(app.service.users.cancelled == (end == .cancellation ? 1 : 0))
        #expect(app.spinner.calls == ["show", "hide"])
    }

    @Test(arguments: End.allCases) func aRegistration(_ end: End) {
        let app = App(expecting: ["register", "logout"])
        app.login?.register.accept(())
        app.register?.type("ann@example.org", "pencil")
        app.register?.register.accept(())
        #expect(app.spinner.calls == ["show"])
        switch end {
        case .success:
            app.service.users.succeed(Self.ann)
            app.service.logouts.succeed(())
        case .failure: app.service.users.fail(ServiceError.offline)
        case .cancellation: app.register?.cancel.accept(())
        }
        #expect(app.service.users.cancelled == (end == .cancellation ? 1 : 0))
        #expect(app.spinner.calls == ["show", "hide"])
    }

    @Test(arguments: End.allCases) func aLogout(_ end: End) throws {
        let app = App(expecting: ["logout"])
        app.logIn(Self.ann)
        app.home?.logout.accept(())
        #expect(app.spinner.calls == ["show"])
        switch end {
        case .success: app.service.logouts.succeed(())
        case .failure: app.service.logouts.fail(ServiceError.offline)
        case .cancellation: try app.root.stack.popWireframe()
        }
        #expect(app.service.logouts.cancelled == (end == .cancellation ? 1 : 0))
        #expect(app.spinner.calls == ["show", "hide"])
    }
}
