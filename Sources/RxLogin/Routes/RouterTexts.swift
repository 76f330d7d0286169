/// Everything the router says.
enum RouterTexts {
    static let loggedInAlready = "You are logged in already. Log out first."

    static func sessionEnded(_ route: Route) -> String { "Your session has ended. Log in to go on with \(route)." }

    static func loginFirst(_ route: Route) -> String { "Log in to open \(route)." }
}
