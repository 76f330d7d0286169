/// The router as seen by the wireframes.
@MainActor public protocol RouterInterface: AnyObject {
    /// Opens the module of a route; if it requires a session and there is none, after a login.
    func open(_ route: Route)

    /// Opens Home for the user who logged in, then the route that waits for the login.
    func enter()

    /// Opens Login because the service has ended the session, and `route` after the login.
    func sessionHasEnded(at route: Route)

    /// Opens Login in place of all screens.
    func leave()
}
