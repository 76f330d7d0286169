import TestSupport
import Testing

@testable import RxLogin

@Suite(.noLeaks) struct RouteTableTests {
    @Test(arguments: [
        (Route.login, "login"), (.register, "register"), (.sessions, "sessions"), (.home, "home"), (.shows, "shows"),
        (.show(id: 42), "show:42"),
        (.cities, "cities"), (.city(id: 703_447), "city:703447"), (.statement, "statement"),
        (.show(id: .max), "show:9223372036854775807"), (.show(id: 0), "show:0"),
    ])
    func textAndBack(route: Route, text: String) throws {
        #expect(route.description == text)
        #expect(try RouteTable.route(text) == route)
    }

    @Test(arguments: [
        ("show:007", Route.show(id: 7)), ("city:%37", .city(id: 7)),
    ])
    func anotherWayToWriteIt(text: String, route: Route) throws {
        #expect(try RouteTable.route(text) == route)
    }

    @Test(arguments: [
        ("", RouteError.unknown(name: "")), ("shw:42", .unknown(name: "shw")), ("Home", .unknown(name: "Home")),
        (":", .unknown(name: "")), ("\u{1F6B2}", .unknown(name: "\u{1F6B2}")),
        ("show", .missingArgument(name: "id", pattern: "show:{id}")),
        ("show:", .missingArgument(name: "id", pattern: "show:{id}")),
        ("city", .missingArgument(name: "cityId", pattern: "city:{cityId}")),
        ("home:", .extraArgument(pattern: "home")), ("home:1", .extraArgument(pattern: "home")),
        ("show:1:2", .extraArgument(pattern: "show:{id}")), ("show:1:", .extraArgument(pattern: "show:{id}")),
        ("show:x", .malformedArgument(name: "id", value: "x", pattern: "show:{id}")),
        ("show:-1", .malformedArgument(name: "id", value: "-1", pattern: "show:{id}")),
        ("show:+1", .malformedArgument(name: "id", value: "+1", pattern: "show:{id}")),
        ("show:1 ", .malformedArgument(name: "id", value: "1 ", pattern: "show:{id}")),
        ("show:٤", .malformedArgument(name: "id", value: "٤", pattern: "show:{id}")),
        (
            "show:9223372036854775808",
            .malformedArgument(name: "id", value: "9223372036854775808", pattern: "show:{id}")
        ),
        ("show:%", .malformedArgument(name: "id", value: "%", pattern: "show:{id}")),
        ("show:%FF", .malformedArgument(name: "id", value: "%FF", pattern: "show:{id}")),
    ])
    func whatIsNoRoute(text: String, error: RouteError) {
        #expect(throws: error) { try RouteTable.route(text) }
        #expect(error.sentence.hasSuffix("."))
        #expect(!error.sentence.contains("register"))
    }

    @Test func allPlacesButTheListOfSessionsNeedOne() throws {
        let open = try RouteTable.places.map { $0.replacing(/{.*}/, with: "1") }.map(RouteTable.route)
            .filter { !$0.needsSession }
        #expect(open == [.sessions])
    }
}
