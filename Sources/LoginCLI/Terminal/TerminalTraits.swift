#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
}

/// The abilities of each standard stream.
struct TerminalTraits: Equatable, Sendable {
    /// Whether a person types at a terminal and sees prompts; otherwise a script is read.
    let prompts: Bool
    /// Whether standard error is a terminal that can erase a line.
    let animates: Bool
    let colorsOutput: Bool
    let colorsErrors: Bool
    private let showsOutput: Bool

    /// The form of pages: in columns at a terminal, and tab-separated for a program, each in colors where they are on.
    var renderer: PageRenderer {
        guard showsOutput else { return .tabSeparated(inColor: colorsOutput) }
        return colorsOutput ? .color : .plain
    }

    init(
        color: ColorChoice,
        environment: [String: String],
        isTerminal: (Int32) -> Bool = { isatty($0) == 1 }
    ) {
        let isDumb = environment["TERM", default: ""].isEmpty || environment["TERM"] == "dumb"
        let refusesColor = !environment["NO_COLOR", default: ""].isEmpty
        func colors(_ descriptor: Int32) -> Bool {
            switch color {
            case .always: true
            case .never: false
            case .auto: isTerminal(descriptor) && !isDumb && !refusesColor
            }
        }
        prompts = isTerminal(STDIN_FILENO)
        animates = isTerminal(STDERR_FILENO) && !isDumb
        showsOutput = isTerminal(STDOUT_FILENO)
        colorsOutput = colors(STDOUT_FILENO)
        colorsErrors = colors(STDERR_FILENO)
    }
}
