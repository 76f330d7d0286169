/// A place in the app.
///
/// As text it is a name and arguments, `show:42`; `RouteTable` knows how to read and write it.
public enum Route: Sendable, Hashable {
    /// Where one logs in.
    case login
    /// Where one creates an account.
    case register
    /// What can be opened.
    case home
    /// The list of shows.
    case shows
    /// A show with its reviews.
    case show(id: Int)
    /// The list of cities.
    case cities
    /// The weather of a city.
    case city(id: Int)
    /// The account's transactions.
    case statement

    /// Whether somebody has to be logged in to go there.
    public var needsSession: Bool {
        switch self {
        case .login, .register: false
        case .home, .shows, .show, .cities, .city, .statement: true
        }
    }
}

extension Route: CustomStringConvertible {
    /// The route as it is typed.
    public var description: String { RouteTable.text(of: self) }
}
