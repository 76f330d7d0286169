/// A place in the app.
///
/// As text it is a name and arguments, `show:42`; `RouteTable` parses and formats it.
public enum Route: Sendable, Hashable {
    /// The login.
    case login
    /// The registration of an account.
    case register
    /// The sessions that are stored for the next run.
    case sessions
    /// The parts of the app.
    case home
    /// The list of shows.
    case shows
    /// A show with its reviews.
    case show(id: Int)
    /// The list of cities.
    case cities
    /// The weather of a city.
    case city(id: Int)
    /// The transactions of the account.
    case statement

    /// Whether the route is a place to open; the others are commands.
    public var isPlace: Bool { self != .login && self != .register }

    /// Whether the place requires a session.
    public var needsSession: Bool {
        switch self {
        case .login, .register, .sessions: false
        case .home, .shows, .show, .cities, .city, .statement: true
        }
    }
}

extension Route: CustomStringConvertible {
    /// The route as text.
    public var description: String { RouteTable.text(of: self) }
}
