/// Reads a password that a script sends to standard input: one line without its line ending.
enum PasswordInput {
    /// Reads the password; `deliver` is called on the reading thread.
    static func read(
        from reader: LineReader,
        then deliver: @escaping @Sendable (Result<String, PasswordFault>) -> Void
    ) {
        reader.next { line in
            switch password(in: line) {
            case .success(let password):
                reader.next { deliver($0 == .end ? .success(password) : .failure(.severalLines)) }
            case .failure(let fault):
                deliver(.failure(fault))
            }
        }
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
