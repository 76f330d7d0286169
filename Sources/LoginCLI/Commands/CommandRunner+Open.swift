import RxLogin

extension CommandRunner {
    /// Prints one screen, for whom the flags name or else for who is remembered.
    ///
    /// - Parameter show: Shows the screen and tells how that went.
    func open(_ credentials: Credentials, _ show: (User) async -> ExitCode) async -> ExitCode {
        guard credentials.email != nil else {
            switch await rememberedUser() {
            case .success(let user): return await show(user)
            case .failure(let nobody): return say(nobody)
            }
        }
        return await withCredentials(credentials) { email, password in
            switch await calls.answer(services.loginInteractor.login(with: email, password), ViewTexts.loggingIn) {
            case .failure(let error): return fail(error)
            case .success(let user):
                let code = await show(user)
                // Nobody will know the token of this session after the command.
                _ = await calls.done(services.userService.logout(authorizationHeader: user.authorizationHeader), nil)
                return code
            }
        }
    }
}
