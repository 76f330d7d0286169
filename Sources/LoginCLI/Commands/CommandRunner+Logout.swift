import RxLogin

extension CommandRunner {
    func logout() async -> ExitCode {
        switch await calls.answer(services.sessions.load(), nil) {
        case .success(nil):
            conversation.say(CommandTexts.nobodyWasLoggedIn)
            return .done
        case .failure:
            // There is no session in it to end, but it is forgotten all the same.
            if case .failure(let error) = await calls.done(services.sessions.clear(), nil) { return fail(error) }
        case .success(let user?):
            services.authorization.authorizationHeader = user.authorizationHeader
            let request = services.homeInteractor.logout()
            if case .failure(let error) = await calls.done(request, nil) { return fail(error) }
        }
        conversation.data(CommandTexts.loggedOut)
        return .done
    }
}
