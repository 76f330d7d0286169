/// The meaning of a line that was typed in a session.
enum ParsedInput: Equatable {
    case command(SessionCommand)
    /// The command to open a place, with the text that names it.
    case open(String)
    case text(String)

    /// A line that consists of a command word is a command, unless a backslash precedes the word.
    ///
    /// - Parameter takesAnyText: Whether the line may be prose or a secret, which can begin with a command word.
    init(_ line: String, commands: [SessionCommand], takesAnyText: Bool = false) {
        // Of scalars: the space would be one character with an accent that follows it.
        let opening = (SessionCommand.open.rawValue + " ").unicodeScalars
        let bare = String(line.drop { $0 == "\\" })
        if !takesAnyText, commands.contains(.open), line.unicodeScalars.starts(with: opening) {
            self = .open(String(line.unicodeScalars.dropFirst(opening.count)).trimmed)
        } else if let command = commands.first(where: { $0.words.contains(line) }) {
            self = .command(command)
        } else if bare != line, commands.contains(where: { $0.words.contains(bare) }) {
            self = .text(String(line.dropFirst()))
        } else {
            self = .text(line)
        }
    }
}

extension String {
    /// The text without white space around it.
    var trimmed: String {
        String(trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed())
    }
}
