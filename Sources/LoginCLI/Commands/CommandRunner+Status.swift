import RxLogin

extension CommandRunner {
    /// Says who is logged in, and in any case where that would be found.
    func status() async -> ExitCode {
        let code = await currentUser()
        let files = services.files
        conversation.data(
            files.server.map { CommandTexts.server($0.url.absoluteString.visible) }
                ?? CommandTexts.users(files.users.visible))
        conversation.data(CommandTexts.session(files.session.visible))
        return code
    }

    private func currentUser() async -> ExitCode {
        switch await rememberedUser() {
        case .success(let user): welcome(user)
        case .failure(let nobody): say(nobody)
        }
    }
}

/// Why there is nobody to act for.
enum NobodyLoggedIn: Error {
    case never
    case sessionEnded
    case failed(ServiceError)
}

extension CommandRunner {
    /// Whose session is remembered, if the service still knows it.
    func rememberedUser() async -> Result<User, NobodyLoggedIn> {
        switch await calls.answer(services.sessions.load(), nil) {
        case .success(nil): return .failure(.never)
        case .failure(let error): return .failure(.failed(error))
        case .success(let user?):
            // The file may hold a session that the service has ended.
            let request = services.userService.user(authorizedBy: user.authorizationHeader)
            return await calls.answer(request, nil).mapError { $0 == .unauthorized ? .sessionEnded : .failed($0) }
        }
    }

    func say(_ nobody: NobodyLoggedIn) -> ExitCode {
        switch nobody {
        case .never: conversation.say(CommandTexts.nobodyLoggedIn)
        case .sessionEnded: conversation.say(CommandTexts.sessionEnded)
        case .failed(let error): return fail(error)
        }
        return .rejected
    }
}
