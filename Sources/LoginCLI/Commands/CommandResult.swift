import RxLogin

/// The result of a one-shot command, as text and as JSON.
struct CommandResult: Equatable {
    /// Sentences for the user, beside the result.
    var messages: [String] = []
    /// The result as text.
    var lines: [String] = []
    /// The result as JSON; `nil` if a failure follows, which is the result.
    var json: JSONValue?

    /// - Parameter isStored: Whether the session is stored for the next run.
    static func login(_ email: String, isStored: Bool, _ files: Files) -> CommandResult {
        let logout = files.advice.command(CommandName.logout.rawValue)
        return CommandResult(
            messages: isStored ? CommandTexts.sessionStored(files.session.visible, logout: logout.visible) : [],
            lines: [ViewTexts.loggedIn(email.visible)],
            json: JSONReport.login(user: email, session: isStored ? files.session : nil))
    }

    static func registration(_ email: String) -> CommandResult {
        CommandResult(lines: [CommandTexts.registered(email.visible)], json: JSONReport.registration(user: email))
    }

    /// - Parameter ended: The session that was ended, if there was one.
    static func logout(_ ended: EndedSession?, _ files: Files) -> CommandResult {
        let json = JSONReport.logout(ended)
        guard let email = ended?.item.email else {
            return CommandResult(messages: [CommandTexts.noUserWasLoggedIn] + otherSessions(files), json: json)
        }
        // With a session that is still stored, the user is not logged out.
        let lines = ended?.isStored == true ? [] : [loggedOut(email, of: files.server?.url.absoluteString)]
        return CommandResult(lines: lines, json: json)
    }

    static func logoutAll(_ sessions: [EndedSession]) -> CommandResult {
        let lines = sessions.filter { $0.failure == nil }.compactMap { ended in
            ended.item.email.map { loggedOut($0, of: ended.item.server) }
        }
        return CommandResult(
            lines: sessions.isEmpty ? [ViewTexts.noSessions] : lines, json: JSONReport.logoutAll(sessions))
    }

    private static func loggedOut(_ email: String, of server: String?) -> String {
        CommandTexts.loggedOut(email.visible, of: server?.visible)
    }

    /// The user, and the places of the accounts and the session.
    static func status(of email: String, _ files: Files) -> CommandResult {
        CommandResult(
            lines: [ViewTexts.loggedIn(email.visible)] + places(files), json: JSONReport.status(user: email, files))
    }

    /// No user is logged in, which is the status.
    static func statusWithoutUser(_ files: Files) -> CommandResult {
        CommandResult(
            messages: noUserMessages(files), lines: places(files), json: JSONReport.status(user: nil, files))
    }

    /// The stored session cannot be used.
    ///
    /// - Parameter isKnown: Whether the service has said that no user is logged in.
    static func statusAfterFailure(isKnown: Bool, _ files: Files) -> CommandResult {
        CommandResult(lines: places(files), json: isKnown ? JSONReport.status(user: nil, files) : nil)
    }

    /// No user is logged in, so that the command cannot do its work.
    static func noUser(_ files: Files) -> CommandResult {
        failure(ServiceError.unauthorized.code, noUserMessages(files))
    }

    /// The user ended the input at a prompt.
    static let canceled = failure("canceled", [SessionTexts.canceled])

    /// A failure whose message has been shown.
    static func failed(_ error: ServiceError) -> CommandResult {
        CommandResult(json: JSONReport.failure(code: error.code, message: error.sentence))
    }

    /// - Parameter messages: The reason, and further sentences.
    private static func failure(_ code: String, _ messages: [String]) -> CommandResult {
        CommandResult(messages: messages, json: JSONReport.failure(code: code, message: messages[0]))
    }

    private static func places(_ files: Files) -> [String] {
        let server = files.server?.url.absoluteString
        return [
            server.map { CommandTexts.server($0.visible) } ?? CommandTexts.users(files.users.visible),
            CommandTexts.session(files.session.visible),
        ]
    }

    private static func noUserMessages(_ files: Files) -> [String] {
        let login = files.advice.command(CommandName.login.rawValue)
        return [CommandTexts.noUserLoggedIn(login: login.visible)] + otherSessions(files)
    }

    private static func otherSessions(_ files: Files) -> [String] {
        guard files.hasOtherSessions else { return [] }
        let list = files.advice.command(CommandName.open.rawValue, Route.sessions.description)
        return [CommandTexts.otherSessions(list: list.visible)]
    }
}
