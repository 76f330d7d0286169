extension Invocation {
    /// Fails at once, naming the flag, where the command would have to prompt and cannot.
    ///
    /// - Parameter isTerminal: Whether somebody sits at standard input.
    func checkInput(isTerminal: Bool) throws(UsageError) {
        switch command {
        case .session:
            // Off a terminal the session is a script, which needs no prompt.
            if isTerminal && !options.mayPrompt { throw .sessionWithoutInput }
        case .open(_, let credentials):
            // Without credentials it is for whoever is remembered.
            if credentials.email != nil { try check(credentials, of: .open, isTerminal: isTerminal) }
        case .login(let credentials, _):
            try check(credentials, of: .login, isTerminal: isTerminal)
        case .register(let credentials):
            try check(credentials, of: .register, isTerminal: isTerminal)
        case .status, .logout, .help, .version:
            return
        }
    }

    private func check(_ credentials: Credentials, of command: CommandName, isTerminal: Bool) throws(UsageError) {
        if isTerminal && options.mayPrompt { return }
        if credentials.email == nil { throw .missingInput(.email, command) }
        if !credentials.passwordFromInput { throw .missingInput(.passwordStdin, command) }
        if isTerminal { throw .passwordFromTerminal }
    }
}
