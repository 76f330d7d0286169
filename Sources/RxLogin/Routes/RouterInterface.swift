/// What wireframes ask of the part that knows every module.
@MainActor public protocol RouterInterface: AnyObject {
    /// Opens what a route names; what needs a session asks for it first, and is opened after that.
    func open(_ route: Route)

    /// Opens Home for who logged in, then what has been waiting for that.
    func enter(_ user: User)

    /// Goes back to Login as the service has ended the session, and opens `route` again after that.
    func sessionHasEnded(at route: Route)

    /// Goes back to Login, which replaces everything.
    func leave()
}
