import RxLogin

/// Prints the result of a one-shot command.
@MainActor struct CommandReport {
    let command: OneShotCommand
    let conversation: any Conversation
    let files: Files
    let writesJSON: Bool

    /// - Parameter path: The path of the stored session, if the session was to be stored.
    func loggedIn(_ login: LoginSuccess, storedAt path: String?) {
        if login.storageFailure == nil, let path { conversation.say(CommandTexts.sessionStored(path.visible)) }
        let email = login.user.email
        write(
            ViewTexts.loggedIn(email.visible),
            JSONReport.login(user: email, session: login.storageFailure == nil ? path : nil))
    }

    func registered(_ email: String) {
        write(CommandTexts.registered(email.visible), JSONReport.registration(user: email))
    }

    func loggedOut(_ email: String) { write(CommandTexts.loggedOut, JSONReport.logout(user: email)) }

    func noUserLoggedIn() {
        conversation.say(CommandTexts.noUserLoggedIn)
        guard writesJSON, command != .status else { return }
        conversation.data(
            JSONReport.failure(code: ServiceError.unauthorized.code, message: CommandTexts.noUserLoggedIn).line)
    }

    func noUserWasLoggedIn() {
        conversation.say(CommandTexts.noUserWasLoggedIn)
        if writesJSON { conversation.data(JSONReport.logout(user: nil).line) }
    }

    private func write(_ text: String, _ json: JSONValue) { conversation.data(writesJSON ? json.line : text) }

    /// Prints the user, and the places of the accounts and the session.
    ///
    /// - Parameter isKnown: Whether the service has said who is logged in; otherwise the JSON is a failure.
    func status(of email: String?, isKnown: Bool) {
        let server = files.server?.url.absoluteString
        if writesJSON {
            guard isKnown else { return }
            return conversation.data(
                JSONReport.status(
                    user: email, server: server, users: server == nil ? files.users : nil, session: files.session
                ).line)
        }
        if let email { conversation.data(ViewTexts.loggedIn(email.visible)) }
        conversation.data(
            server.map { CommandTexts.server($0.visible) } ?? CommandTexts.users(files.users.visible))
        conversation.data(CommandTexts.session(files.session.visible))
    }
}
