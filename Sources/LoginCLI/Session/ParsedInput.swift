/// What a typed line is: a command of the screen, or text.
enum ParsedInput: Equatable {
    case command(SessionCommand)
    /// The command to open something, with what it says to open.
    case open(String)
    case text(String)

    /// A backslash before a command word makes text of it; before anything else it is an ordinary character.
    ///
    /// - Parameter takesAnyText: Whether the line may be prose or a secret, which can begin with a command word.
    init(_ line: String, commands: [SessionCommand], takesAnyText: Bool = false) {
        let opening = SessionCommand.open.rawValue + " "
        let words = commands.map(\.rawValue)
        let bare = line.drop { $0 == "\\" }
        if !takesAnyText, commands.contains(.open), line.hasPrefix(opening) {
            self = .open(line.dropFirst(opening.count).trimmingPrefix { $0 == " " }.description)
        } else if let command = commands.first(where: { $0.rawValue == line }) {
            self = .command(command)
        } else if bare.startIndex > line.startIndex, words.contains(String(bare)) {
            self = .text(String(line.dropFirst()))
        } else {
            self = .text(line)
        }
    }
}
