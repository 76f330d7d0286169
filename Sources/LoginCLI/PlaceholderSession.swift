/// Gets credentials and passes them on, until the modules take over.
@MainActor struct PlaceholderSession {
    let terminal: Terminal
    let accepts: @MainActor (_ email: String, _ password: String) -> Bool

    func start(_ credentials: Credentials) {
        guard let email = credentials.email else {
            return ask("Email: ", isHidden: false) { finish(email: $0, passwordFromInput: false) }
        }
        finish(email: email, passwordFromInput: credentials.passwordFromInput)
    }

    private func finish(email: String, passwordFromInput: Bool) {
        guard passwordFromInput && !terminal.console.traits.prompts else {
            return ask("Password: ", isHidden: true) { logIn(email: email, password: $0) }
        }
        PasswordInput.read(from: terminal.reader) { result in
            Task { @MainActor in
                switch result {
                case .success(let password): logIn(email: email, password: password)
                case .failure(let fault): terminal.end(.password(fault))
                }
            }
        }
    }

    private func logIn(email: String, password: String) {
        guard accepts(email, password) else {
            terminal.console.say("Nobody can log in yet.", style: .failure)
            terminal.end(.rejected)
        }
        terminal.console.data("Logged in as \(email.visible)")
        terminal.end(.done)
    }

    private func ask(_ prompt: String, isHidden: Bool, then use: @escaping @MainActor (String) -> Void) {
        terminal.console.ask(prompt, isHidden: isHidden) { line in
            Task { @MainActor in
                guard case .text(let text) = line else {
                    terminal.console.say("Cancelled.")
                    terminal.end(.failed)
                }
                use(text)
            }
        }
    }
}
