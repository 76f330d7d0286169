extension CommandRunner {
    func register(_ credentials: Credentials) async -> ExitCode {
        await withCredentials(credentials) { email, password in
            let request = services.registerInteractor.register(with: email, password)
            switch await calls.answer(request, ViewTexts.registering) {
            case .failure(let error): return fail(error)
            case .success(let email):
                conversation.data(CommandTexts.registered(email.visible))
                return .done
            }
        }
    }
}
