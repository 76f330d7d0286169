import RxLogin

/// Prints the result of a one-shot command.
@MainActor struct CommandReport {
    let command: OneShotCommand
    let conversation: any Conversation
    let files: Files
    let writesJSON: Bool

    /// - Parameter path: The path of the stored session, if the session was to be stored.
    func loggedIn(_ login: LoginSuccess, storedAt path: String?) {
        if login.storageFailure == nil, let path {
            let logout = files.advice.command(CommandName.logout.rawValue)
            conversation.say(CommandTexts.sessionStored(path.visible, logout: logout.visible))
        }
        conversation.data(ViewTexts.loggedIn(login.user.email.visible))
    }

    func registered(_ email: String) { conversation.data(CommandTexts.registered(email.visible)) }

    func loggedOut() { conversation.data(CommandTexts.loggedOut) }

    func ended(_ session: SessionItem) {
        conversation.data(CommandTexts.loggedOut(session.email.visible, of: session.server?.visible))
    }

    func noUserLoggedIn() {
        let login = files.advice.command(CommandName.login.rawValue)
        say(CommandTexts.noUserLoggedIn(login: login.visible))
    }

    func noUserWasLoggedIn() { say(CommandTexts.noUserWasLoggedIn) }

    /// Says that there is no session here, and where other sessions are listed.
    private func say(_ text: String) {
        conversation.say(text)
        guard files.hasOtherSessions else { return }
        let list = files.advice.command(CommandName.open.rawValue, Route.sessions.description)
        conversation.say(CommandTexts.otherSessions(list: list.visible))
    }

    /// Prints the user, and the places of the accounts and the session.
    ///
    /// - Parameter isKnown: Whether the service has said who is logged in; otherwise there is no JSON.
    func status(of email: String?, isKnown: Bool) {
        let server = files.server?.url.absoluteString
        if writesJSON {
            guard isKnown else { return }
            return conversation.data(
                JSONReport.text(
                    of: JSONReport.Status(
                        user: email, server: server, users: server == nil ? files.users : nil, session: files.session)))
        }
        if let email { conversation.data(ViewTexts.loggedIn(email.visible)) }
        conversation.data(
            server.map { CommandTexts.server($0.visible) } ?? CommandTexts.users(files.users.visible))
        conversation.data(CommandTexts.session(files.session.visible))
    }
}
