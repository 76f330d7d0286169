import RxLogin

extension CommandRunner {
    func login(_ credentials: Credentials, remember: Bool) async -> ExitCode {
        await withCredentials(credentials) { email, password in
            let request = services.loginInteractor.login(with: email, password)
            switch await calls.answer(request, ViewTexts.loggingIn) {
            case .failure(let error): return fail(error)
            case .success(let user):
                if remember { return await keep(user) }
                // Nobody will know the token of this session after the command, so it must not crowd out others.
                _ = await calls.done(services.userService.logout(authorizationHeader: user.authorizationHeader), nil)
                return welcome(user)
            }
        }
    }

    func welcome(_ user: User) -> ExitCode {
        conversation.data(ViewTexts.loggedIn(user.email.visible))
        return .done
    }

    private func keep(_ user: User) async -> ExitCode {
        if case .failure(let error) = await calls.done(services.loginInteractor.remember(user), nil) {
            conversation.say(CommandTexts.notKept(error.sentence.visible), style: .failure)
            return .failed
        }
        conversation.say(CommandTexts.kept(services.files.session.visible))
        return welcome(user)
    }
}
