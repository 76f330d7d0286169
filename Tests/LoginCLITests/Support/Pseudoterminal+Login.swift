import Testing

extension Pseudoterminal {
    /// A session that has been given an email and now asks for the password.
    static func atPasswordPrompt(_ scratch: Scratch? = nil) throws -> Pseudoterminal {
        let terminal = try (scratch ?? Scratch()).terminal()
        try terminal.answer("Email: ", with: Account.email)
        try terminal.expect(Account.email + "\r\n")
        try terminal.expect("Password: ")
        #expect(!terminal.echoes)
        return terminal
    }

    /// A session with a logged-in user.
    static func atHome(_ scratch: Scratch) throws -> Pseudoterminal {
        let terminal = try atPasswordPrompt(scratch)
        terminal.type(Account.password)
        try terminal.expect("Logged in as \(Account.email)")
        try terminal.expect("> ")
        return terminal
    }

    func type(_ line: String) {
        send(line + "\n")
    }

    /// Waits for a prompt, and types a line.
    func answer(_ prompt: String, with line: String) throws {
        try expect(prompt)
        type(line)
    }

    func typeControl(_ letter: Character) {
        send(bytes: [(letter.asciiValue ?? 0) & 0x1F])
    }
}
