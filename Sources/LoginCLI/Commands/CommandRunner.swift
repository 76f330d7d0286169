import RxLogin

/// Runs the commands that need no session.
///
/// Each returns how the process ends.
@MainActor struct CommandRunner {
    let conversation: any Conversation
    let input: CredentialsInput
    let calls: ServiceCalls
    let services: Services

    func fail(_ error: ServiceError) -> ExitCode {
        conversation.say(error.sentence.visible, style: .failure)
        return ExitCode(error)
    }

    func withCredentials(
        _ credentials: Credentials, _ use: (_ email: String, _ password: String) async -> ExitCode
    ) async -> ExitCode {
        let found: (email: String, password: String)
        do throws(CredentialsFault) {
            found = try await input.read(credentials)
        } catch {
            return fail(error)
        }
        return await use(found.email, found.password)
    }

    private func fail(_ fault: CredentialsFault) -> ExitCode {
        switch fault {
        case .cancelled:
            conversation.say(SessionTexts.cancelled)
            return .failed
        case .unreadable(let code):
            conversation.say(SessionTexts.unreadable(code), style: .failure)
            return .failed
        case .refused(let problem):
            conversation.say(problem, style: .failure)
            return .rejected
        case .password(let fault):
            conversation.say("LoginCLI: " + fault.message, style: .failure)
            conversation.say(Manual.hint)
            return .usage
        }
    }
}
