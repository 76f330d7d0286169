/// Everything the router says.
enum RouterTexts {
    static let loggedInAlready = "You are logged in already. Log out first."

    static func loginFirst(_ route: Route) -> String { "Log in to open \(route)." }
}
