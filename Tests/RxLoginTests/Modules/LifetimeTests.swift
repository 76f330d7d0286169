import Foundation
import RxLogin
import TestSupport
import Testing
import Viper

/// Every module that requires a session is released, in each state and for each way to leave it.
@MainActor @Suite(.noLeaks) struct LifetimeTests {
    enum State: CaseIterable {
        case inFlight, answered, failed
    }

    enum Way: CaseIterable {
        case pop, home, replace
    }

    private static let ann = User(email: "ann@example.org", authorizationHeader: "Bearer 1.2")

    @Test(
        arguments: [Route.shows, .show(id: 42), .cities, .city(id: 703_447), .statement].flatMap { route in
            State.allCases.map { (route, $0) }
        }, Way.allCases)
    func everythingIsFreed(place: (Route, State), way: Way) async throws {
        let (route, state) = place
        let app = App(
            expecting: ["shows", "show", "reviews", "obtainCurrentWeather", "transactions"])
        app.logIn(Self.ann)
        app.root.router.open(route)
        let requests = requests(app)
        switch state {
        case .inFlight: break
        case .answered: answer(app)
        case .failed: fail(app)
        }

        // A module whose first request fails has left the stack already.
        let isOpen = app.path.count == 3
        #expect(isOpen == (state != .failed || requests == 0))
        switch way {
        case .pop: if isOpen { try app.root.stack.popWireframe() }
        case .home: app.root.router.open(.home)
        case .replace:
            app.authorization.user = nil
            app.root.router.leave()
        }
        #expect(app.path == (way == .replace ? ["Login"] : ["Login", "Home"]))
        switch state {
        case .inFlight: #expect(cancelled(app) == requests)
        case .answered: #expect(cancelled(app) == 0)
        // One of two that fails cancels the other.
        case .failed: #expect(cancelled(app) < max(requests, 1))
        }
        await app.probe.settled()
        #expect(app.probe.leaks == [])
        #expect(app.probe.watchedModules == (way == .replace ? 3 : 1))
        #expect(app.spinner.calls.filter { $0 == "show" }.count == app.spinner.calls.filter { $0 == "hide" }.count)
    }

    private func requests(_ app: App) -> Int {
        app.shows.lists.requests + app.shows.found.requests + app.shows.reviews.requests
            + app.weather.weather.requests + app.statement.lists.requests
    }

    private func cancelled(_ app: App) -> Int {
        app.shows.lists.cancelled + app.shows.found.cancelled + app.shows.reviews.cancelled
            + app.weather.weather.cancelled + app.statement.lists.cancelled
    }

    private func answer(_ app: App) {
        app.shows.lists.succeed([])
        app.shows.found.succeed(Show(id: 42, title: "", description: "", imageURL: nil))
        app.shows.reviews.succeed([])
        app.weather.weather.succeed(Weather())
        app.statement.lists.succeed([])
    }

    private func fail(_ app: App) {
        app.shows.lists.fail(ServiceError.offline)
        app.shows.reviews.fail(ServiceError.offline)
        app.shows.found.fail(ServiceError.offline)
        app.weather.weather.fail(ServiceError.offline)
        app.statement.lists.fail(ServiceError.offline)
    }
}
