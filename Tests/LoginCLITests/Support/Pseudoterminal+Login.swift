import Testing

extension Pseudoterminal {
    /// A session that has been given an email and now asks for the password.
    static func atPasswordPrompt() throws -> Pseudoterminal {
        let terminal = try Pseudoterminal()
        try terminal.expect("Email: ")
        #expect(terminal.echoes)
        terminal.send("ada@example.com\n")
        try terminal.expect("ada@example.com")
        try terminal.expect("Password: ")
        #expect(!terminal.echoes)
        return terminal
    }
}
