import RxLogin

extension CommandRunner {
    /// Says who is logged in, and in any case where that would be found.
    func status() async -> ExitCode {
        let code = await currentUser()
        conversation.data(CommandTexts.users(services.files.users.visible))
        conversation.data(CommandTexts.session(services.files.session.visible))
        return code
    }

    private func currentUser() async -> ExitCode {
        switch services.sessions.load() {
        case .nobody:
            conversation.say(CommandTexts.nobodyLoggedIn)
            return .rejected
        case .unusable(let error):
            return fail(error)
        case .user(let user):
            // The file may hold a session that the service has ended.
            let request = services.userService.user(authorizedBy: user.authorizationHeader)
            switch await calls.answer(request, nil) {
            case .success(let user): return welcome(user)
            case .failure(.unauthorized):
                conversation.say(CommandTexts.sessionEnded)
                return .rejected
            case .failure(let error): return fail(error)
            }
        }
    }
}
