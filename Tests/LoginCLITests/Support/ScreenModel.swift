/// The screen of a terminal, as far as the program uses it: text, line breaks, carriage returns, and Backspace.
struct ScreenModel {
    /// The ways in which terminals count columns.
    enum Width: CaseIterable {
        /// As xterm: each scalar of an emoji has its own columns, and marks have none.
        case byScalar
        /// As tmux: an emoji has two columns.
        case byCharacter

        func columns(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
            let properties = scalar.properties
            if [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory) { return 0 }
            if self == .byCharacter, previous == "\u{200D}" || properties.isEmojiModifier { return 0 }
            return properties.isEmojiPresentation || (0x1100...0xFFDC).contains(scalar.value) ? 2 : 1
        }
    }

    let columns: Int
    let width: Width
    /// The cells of each row; the second cell of a wide character is empty.
    private var rows: [[String]] = [[]]
    private var column = 0
    private var previous: Unicode.Scalar?

    init(columns: Int, width: Width) {
        self.columns = columns
        self.width = width
    }

    /// The rows without the blanks at their ends.
    var lines: [String] {
        rows.map { row in
            let text = row.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The text of the last row before the cursor.
    var textBeforeCursor: String { rows[rows.count - 1].prefix(column).joined() }

    mutating func show(_ text: String) {
        for scalar in text.unicodeScalars { show(scalar) }
    }

    private mutating func show(_ scalar: Unicode.Scalar) {
        defer { previous = scalar }
        switch scalar {
        case "\r": column = 0
        // The driver of a terminal adds the carriage return.
        case "\n": breakLine()
        // Terminals differ here; this one stays in its row.
        case "\u{8}": column = max(column - 1, 0)
        default: put(scalar)
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        let count = width.columns(of: scalar, after: previous)
        let row = rows.count - 1
        guard count > 0 else {
            let base = rows[row].prefix(column).lastIndex { !$0.isEmpty }
            if let base { rows[row][base].unicodeScalars.append(scalar) }
            return
        }
        if column + count > columns { breakLine() }
        let last = rows.count - 1
        while rows[last].count < column + count { rows[last].append(" ") }
        // Half a wide character is a blank.
        if rows[last][column].isEmpty, column > 0 { rows[last][column - 1] = " " }
        rows[last][column] = String(scalar)
        for rest in 1..<max(count, 1) { rows[last][column + rest] = "" }
        column += count
        if column < rows[last].count, rows[last][column].isEmpty { rows[last][column] = " " }
    }

    private mutating func breakLine() {
        rows.append([])
        column = 0
    }
}
