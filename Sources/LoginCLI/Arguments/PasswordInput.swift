/// Reads a password that a script sends to standard input: one line without its line ending.
enum PasswordInput {
    static func read(from reader: LineReader) async -> Result<String, PasswordFault> {
        let password = password(in: await reader.next())
        guard case .success = password else { return password }
        return await reader.next() == .end ? password : .failure(.severalLines)
    }

    /// The password in a line.
    static func password(in line: LineResult) -> Result<String, PasswordFault> {
        switch line {
        case .end, .text(""): .failure(.empty)
        case .text(let password): .success(password)
        case .tooLong: .failure(.tooLong)
        case .notText: .failure(.notText)
        case .containsNUL: .failure(.containsNUL)
        case .unreadable(let code): .failure(.unreadable(code))
        }
    }
}
