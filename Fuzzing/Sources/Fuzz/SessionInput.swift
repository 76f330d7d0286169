@testable import LoginTerminal

extension FuzzTarget {
    /// The first two bytes choose the commands of the screen, and whether it takes any text.
    static let sessionInput = FuzzTarget("session-input") { input in
        var input = input
        let takesAnyText = input.choice() & 1 == 1
        let choice = Int(input.choice())
        let commands = SessionCommand.allCases.enumerated().filter { choice >> ($0.offset % 8) & 1 == 1 }.map(\.element)
        let line = input.text
        let parse = { ParsedInput($0, commands: commands, takesAnyText: takesAnyText) }
        switch parse(line) {
        case .command(let command): require(command.words.contains(line), "\(line) is no word for \(command)")
        case .open(let place):
            require(commands.contains(.open) && !takesAnyText, "\(line) is text here")
            require(place.trimmed == place && (place.isEmpty || line.contains(place)), "Another place: \(place)")
            return
        case .text(let text): require(line.hasSuffix(text), "A text that was not typed: \(text)")
        }
        // Every text can be typed.
        let typed = parse(line) == .text(line) ? line : "\\" + line
        require(parse(typed) == .text(line), "A text that cannot be typed: \(line)")
    }
}
