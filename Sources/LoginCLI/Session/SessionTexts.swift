import RxLogin

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The texts of a session that belong to no screen.
enum SessionTexts {
    static let welcome = "Type help for the commands, quit to leave."
    static let howToLeave = "Type quit to leave."
    static let canceled = "Canceled."
    static let endedEarly = "The input ended before a user was logged in."
    static let tooLong = "That line is too long. Enter a shorter one."
    static let notText = "That line is not UTF-8 text. Enter it again."
    static let containsNUL = "That line contains a NUL byte. Enter it again."
    static let nothingToOpen = "Enter the place to open, as in open show:42. Type help for the list of places."

    static func leak(_ part: String) -> String { "[debug: \(part) outlived its screen]" }

    static let hiddenNotHere = #"That command does nothing here. To enter the word itself, type \ before it."#

    static func notHere(_ word: String) -> String { "'\(word)' does nothing here. Type help for the commands." }

    static func unreadable(_ code: Int32) -> String {
        "Standard input cannot be read: \(String(cString: strerror(code)))."
    }

    static func help(_ commands: [SessionCommand]) -> String {
        let all = commands + SessionCommand.everywhere
        let words = all.map { $0 == .open ? "\($0.rawValue) PLACE" : $0.rawValue }
        let width = words.map(\.count).max() ?? 0
        let lines = zip(all, words).map { command, word in "  \(word.padded(to: width))   \(command.summary)" }
        let example = (all.first ?? .help).rawValue
        return """
            At any prompt you can type:
            \(lines.joined(separator: "\n"))
            A place is one of \(RouteTable.places.joined(separator: ", ")).
            To enter one of these words itself, for example as a password, type \\\(example).
            """
    }
}
