import RxLogin

extension CommandRunner {
    func logout() async -> ExitCode {
        switch services.sessions.load() {
        case .nobody:
            conversation.say(CommandTexts.nobodyWasLoggedIn)
            return .done
        case .unusable:
            // There is no session in it to end, but it is forgotten all the same.
            do throws(ServiceError) {
                try services.sessions.clear()
            } catch {
                return fail(error)
            }
        case .user(let user):
            services.authorization.authorizationHeader = user.authorizationHeader
            let request = services.homeInteractor.logout()
            if case .failure(let error) = await calls.done(request, nil) { return fail(error) }
        }
        conversation.data(CommandTexts.loggedOut)
        return .done
    }
}
