import RxLogin

/// The result of a one-shot command, as text and as JSON.
struct CommandResult: Equatable {
    /// A sentence for the user, beside the result.
    var message: String?
    /// The result as text.
    var lines: [String] = []
    /// The result as JSON; `nil` if the failure that the services reported is the result.
    var json: JSONValue?

    /// - Parameter path: The path of the stored session; `nil` if it is not stored.
    static func login(_ email: String, storedAt path: String?) -> CommandResult {
        CommandResult(
            message: path.map { CommandTexts.sessionStored($0.visible) },
            lines: [ViewTexts.loggedIn(email.visible)], json: JSONReport.login(user: email, session: path))
    }

    static func registration(_ email: String) -> CommandResult {
        CommandResult(lines: [CommandTexts.registered(email.visible)], json: JSONReport.registration(user: email))
    }

    /// - Parameter email: The user who was logged out, if there was one.
    static func logout(_ email: String?) -> CommandResult {
        let json = JSONReport.logout(user: email)
        return email == nil
            ? CommandResult(message: CommandTexts.noUserWasLoggedIn, json: json)
            : CommandResult(lines: [CommandTexts.loggedOut], json: json)
    }

    /// The user, and the places of the accounts and the session.
    ///
    /// - Parameter isKnown: Whether the service has said who is logged in.
    static func status(of email: String?, _ files: Files, isKnown: Bool = true) -> CommandResult {
        let server = files.server?.url.absoluteString
        let account = server.map { CommandTexts.server($0.visible) } ?? CommandTexts.users(files.users.visible)
        return CommandResult(
            lines: [email.map { ViewTexts.loggedIn($0.visible) }, account, CommandTexts.session(files.session.visible)]
                .compactMap { $0 },
            json: isKnown
                ? JSONReport.status(
                    user: email, server: server, users: server == nil ? files.users : nil, session: files.session)
                : nil)
    }

    /// No user is logged in, so that the command cannot do its work.
    static let noUser = failure(ServiceError.unauthorized.code, CommandTexts.noUserLoggedIn)

    /// The user ended the input at a prompt.
    static let canceled = failure("canceled", SessionTexts.canceled)

    private static func failure(_ code: String, _ message: String) -> CommandResult {
        CommandResult(message: message, json: JSONReport.failure(code: code, message: message))
    }
}
