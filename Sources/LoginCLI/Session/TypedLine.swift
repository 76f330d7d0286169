/// What a typed line is: a command of the screen, or text.
enum TypedLine: Equatable {
    case command(SessionCommand)
    case text(String)

    /// A backslash before a command word makes text of it; before anything else it is an ordinary character.
    init(_ line: String, commands: [SessionCommand]) {
        let words = commands.map(\.rawValue)
        let bare = line.drop { $0 == "\\" }
        if let command = commands.first(where: { $0.rawValue == line }) {
            self = .command(command)
        } else if bare.startIndex > line.startIndex, words.contains(String(bare)) {
            self = .text(String(line.dropFirst()))
        } else {
            self = .text(line)
        }
    }
}
