/// Parses the text of a marble diagram from left to right.
struct MarbleParser {
    private let text: String
    private let characters: [Character]
    private var column = 0
    private var tick = 0
    private var group: Group?
    private var marks: [MarbleDiagram.Mark] = []

    /// The group that is being parsed.
    private struct Group {
        let column: Int
        var width = 1
    }

    static func marks(in text: String) throws(MarbleSyntaxError) -> [MarbleDiagram.Mark] {
        var parser = MarbleParser(text)
        try parser.readAll()
        return parser.marks
    }

    private init(_ text: String) {
        self.text = text
        characters = Array(text)
    }

    private mutating func readAll() throws(MarbleSyntaxError) {
        while column < characters.count {
            let character = characters[column]
            group?.width += character == " " ? 0 : 1
            try read(character)
            column += 1
        }
        if let group {
            throw error("The group that begins here is not closed. Write ) behind its last event.", at: group.column)
        }
    }

    private mutating func read(_ character: Character) throws(MarbleSyntaxError) {
        switch character {
        case " ": break
        case "-":
            if group != nil { throw error("A group is one tick; no time passes in it. Close it with ) before the -.") }
            try advance(by: 1)
        case "<": try readSpan()
        case "(":
            if group != nil { throw error("A group cannot contain another one. Close the first with ) before.") }
            group = Group(column: column)
        case ")": try closeGroup()
        case "|": try mark(.completed)
        case "#": try mark(.failed)
        case "^": try markOnce(.subscribed)
        case "!": try markOnce(.unsubscribed)
        case _ where character.isLetter || character.isNumber: try mark(.element(character))
        default:
            throw error(
                "This is no sign of a marble diagram. Elements are letters or digits, and `values` says what they stand"
                    + " for; the other signs are - | # ( ) <n> ^ ! and the space.")
        }
    }

    // MARK: Events

    private mutating func mark(_ sign: MarbleDiagram.Sign) throws(MarbleSyntaxError) {
        marks.append(MarbleDiagram.Mark(tick: tick, column: column, sign: sign))
        if group == nil { try advance(by: 1) }
    }

    private mutating func markOnce(_ sign: MarbleDiagram.Sign) throws(MarbleSyntaxError) {
        if marks.contains(where: { $0.sign == sign }) {
            throw error("There is a \(characters[column]) already. Draw each subscription in a diagram of its own.")
        }
        try mark(sign)
    }

    private mutating func closeGroup() throws(MarbleSyntaxError) {
        guard let group else { throw error("This closes no group. Write ( before its first event.") }
        if marks.last.map({ $0.column < group.column }) ?? true {
            throw error("The group is empty. Write its events between ( and ), or - for a tick without any.")
        }
        self.group = nil
        // Columns are not aligned across a gap, so the width of a group before one has no meaning.
        let isBeforeSpan = characters[(column + 1)...].first { $0 != " " } == "<"
        try advance(by: isBeforeSpan ? 1 : group.width)
    }

    // MARK: Time

    private mutating func readSpan() throws(MarbleSyntaxError) {
        if group != nil { throw error("A group is one tick; no time passes in it. Close it with ) before the <.") }
        let start = column
        guard let end = characters[start...].firstIndex(of: ">") else {
            throw error("This span of time is not closed. Write the number of its ticks and >, as in <30>.")
        }
        let digits = characters[(start + 1)..<end].filter { $0 != " " }
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            throw error("A span of time is a number of ticks between < and >, as in <30>.")
        }
        try advance(by: Int(String(digits)) ?? .max)
        column = end
    }

    private mutating func advance(by ticks: Int) throws(MarbleSyntaxError) {
        // Small enough that no tick overflows.
        let limit = 1_000_000_000
        if ticks > limit - tick { throw error("The time in a diagram ends after \(limit) ticks.") }
        tick += ticks
    }

    // MARK: Errors

    private func error(_ message: String, at column: Int? = nil) -> MarbleSyntaxError {
        MarbleSyntaxError(diagram: text, column: column ?? self.column, message: message)
    }
}
