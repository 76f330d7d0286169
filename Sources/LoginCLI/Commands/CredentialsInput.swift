import RxLogin

/// Gets the credentials of a command: from its flags, from standard input, or by asking.
@MainActor struct CredentialsInput {
    let conversation: any Conversation
    let reader: LineReader

    func read(_ credentials: Credentials) async throws(CredentialsFault) -> (email: String, password: String) {
        let email = try await email(credentials)
        let password = try await password(credentials)
        return (email, password)
    }

    private func email(_ credentials: Credentials) async throws(CredentialsFault) -> String {
        guard let email = credentials.email else {
            return try await ask(Question(prompt: ViewTexts.emailPrompt(nil)), EmailValidator())
        }
        if let problem = EmailValidator().problem(with: email) { throw .refused(problem) }
        return email
    }

    private func password(_ credentials: Credentials) async throws(CredentialsFault) -> String {
        guard credentials.passwordFromInput && !conversation.isInteractive else {
            return try await ask(Question(prompt: ViewTexts.passwordPrompt, isHidden: true), PasswordValidator())
        }
        let answer = await withCheckedContinuation { continuation in
            PasswordInput.read(from: reader) { continuation.resume(returning: $0) }
        }
        switch answer {
        case .failure(let fault): throw .password(fault)
        case .success(let password):
            if let problem = PasswordValidator().problem(with: password) { throw .refused(problem) }
            return password
        }
    }

    /// Asks until the answer will do.
    private func ask(_ question: Question, _ validator: some StringValidator) async throws(CredentialsFault) -> String {
        while true {
            let line = await withCheckedContinuation { continuation in
                conversation.ask(question) { continuation.resume(returning: $0) }
            }
            let problem: String?
            switch line {
            case .text(let typed):
                let text = question.isHidden ? typed : typed.trimmed
                problem = validator.problem(with: text)
                if problem == nil { return text }
            case .tooLong: problem = SessionTexts.tooLong
            case .notText: problem = SessionTexts.notText
            case .containsNUL: problem = SessionTexts.containsNUL
            case .end: throw .cancelled
            case .unreadable(let code): throw .unreadable(code)
            }
            if let problem { conversation.say(problem, style: .failure) }
        }
    }
}
