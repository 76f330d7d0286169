/// Parses and formats routes.
public enum RouteTable {
    private struct Row: Sendable {
        let template: URNTemplate
        let isPlace: Bool
        /// Returns the route with these arguments, as many as the template has.
        let route: @Sendable ([String], URNTemplate) throws(RouteError) -> Route
        /// Returns the arguments of a route, if it belongs to this row.
        let arguments: @Sendable (Route) -> [String]?
    }

    private static let rows = [
        plain("login", .login),
        plain("register", .register),
        plain("sessions", .sessions),
        plain("home", .home),
        plain("shows", .shows),
        numbered("show:{id}", Route.show) { if case .show(let id) = $0 { id } else { nil } },
        plain("cities", .cities),
        numbered("city:{cityId}", Route.city) { if case .city(let id) = $0 { id } else { nil } },
        plain("statement", .statement),
    ]

    /// The patterns of the places to open.
    public static var places: [String] { rows.filter(\.isPlace).map(\.template.pattern) }

    /// Parses a route.
    public static func route(_ text: String) throws(RouteError) -> Route {
        let name = URNTemplate.name(of: text)
        guard let row = rows.first(where: { $0.template.name == name }) else { throw .unknown(name: name) }
        return try row.route(row.template.arguments(in: text), row.template)
    }

    /// Formats a route, so that parsing the text returns the route.
    static func text(of route: Route) -> String {
        for row in rows {
            guard let arguments = row.arguments(route), let text = try? row.template.urn(with: arguments) else {
                continue
            }
            return text
        }
        // A case without a row; a test covers all cases.
        return ""
    }
}

extension RouteTable {
    private static func plain(_ pattern: String, _ route: Route) -> Row {
        Row(
            template: URNTemplate(pattern), isPlace: route.isPlace,
            route: { (_, _) throws(RouteError) in route },
            arguments: { $0 == route ? [] : nil })
    }

    private static func numbered(
        _ pattern: String, _ route: @escaping @Sendable (Int) -> Route, number: @escaping @Sendable (Route) -> Int?
    ) -> Row {
        Row(
            template: URNTemplate(pattern), isPlace: true,
            route: { (arguments, template) throws(RouteError) in
                let text = arguments[0]
                guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains), let number = Int(text)
                else { throw .malformedArgument(name: template.parameters[0], value: text, pattern: pattern) }
                return route(number)
            },
            arguments: { number($0).map { ["\($0)"] } })
    }
}
