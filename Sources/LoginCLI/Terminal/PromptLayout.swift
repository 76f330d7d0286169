/// Places a prompt and the input after it on a screen of a width.
///
/// The input stays in one row, in which longer input scrolls: the start of the row can then be reached in every terminal.
/// Terminals disagree on the columns of emoji and combining marks, so an edit writes the row again instead of moving by
/// a number of columns. Where the columns matter, for the end of the row, the most that any terminal uses is assumed.
struct PromptLayout {
    /// The lines of a prompt that is too long for the row.
    let above: [String]
    private let prompt: String
    private let columns: Int

    init(prompt: String, columns: Int) {
        self.columns = columns
        let room = min(columns / 3, 20)
        let width = max(columns - 1 - room, 1)
        guard prompt.maxColumns > width else {
            (above, self.prompt) = ([], prompt)
            return
        }
        // On the whole width, unless the last line then leaves no room for input.
        let wide = prompt.trimmed.lines(of: max(columns - 1, 1))
        let lines = (wide.last ?? "").maxColumns < width ? wide : prompt.trimmed.lines(of: max(width - 1, 1))
        let last = (lines.last ?? "") + " "
        (above, self.prompt) = last.maxColumns > width ? (lines, "") : (Array(lines.dropLast()), last)
    }

    /// A row of the screen, without the blanks at its end.
    struct Row: Equatable {
        fileprivate let beforeCursor: String
        fileprivate let afterCursor: String
        /// Whether the row shows all of the input.
        let isComplete: Bool

        /// The text that shows the row on an empty line, with the cursor in its place.
        var text: String { beforeCursor + afterCursor + (afterCursor.isEmpty ? "" : "\r" + beforeCursor) }
    }

    /// Returns the row for an input with a cursor.
    ///
    /// The complexity is proportional to the width, not to the length of the input.
    func row(_ beforeCursor: String, _ afterCursor: String) -> Row {
        let width = max(columns - 1 - prompt.maxColumns, 1)
        // A quarter of the row shows what is after the cursor, if there is as much.
        let ahead = Self.echo(afterCursor, width: width / 4)
        let before = Self.echo(beforeCursor.reversed(), width: width - ahead.columns)
        let after = Self.echo(afterCursor, width: width - before.columns)
        return Row(
            beforeCursor: prompt + before.parts.reversed().joined(), afterCursor: after.parts.joined(),
            isComplete: before.isComplete && after.isComplete)
    }

    /// Returns the text that turns one row into another.
    func change(from old: Row, to new: Row) -> String {
        if old == new { return "" }
        let (oldText, newText) = (old.beforeCursor.unicodeScalars, new.beforeCursor.unicodeScalars)
        if old.afterCursor.isEmpty, new.afterCursor.isEmpty, newText.starts(with: oldText) {
            return String(newText.dropFirst(oldText.count))
        }
        return erasure(of: old) + new.text
    }

    /// Returns the text that erases a row, also in terminals without escape sequences.
    func erasure(of row: Row) -> String {
        let shown = min((row.beforeCursor + row.afterCursor).maxColumns, columns - 1)
        return "\r" + String(repeating: " ", count: max(shown, 0)) + "\r"
    }

    /// Returns the echo of the first characters, as many as fit.
    private static func echo(
        _ characters: some Sequence<Character>, width: Int
    ) -> (parts: [String], columns: Int, isComplete: Bool) {
        var parts: [String] = []
        var columns = 0
        for character in characters {
            let echo = character.echo
            guard columns + echo.maxColumns <= width else { return (parts, columns, false) }
            columns += echo.maxColumns
            parts.append(echo)
        }
        return (parts, columns, true)
    }
}

extension String {
    /// The text as it is shown while it is typed.
    var echo: String { map(\.echo).joined() }

    /// The largest number of columns that a terminal uses for the text.
    fileprivate var maxColumns: Int {
        unicodeScalars.reduce(0) { columns, scalar in
            switch scalar.value {
            // Below the Hangul Jamo, and for joiners and variation selectors; all other scalars can be wide, also
            // within an emoji.
            case ..<0x1100, 0x200B...0x200F, 0xFE00...0xFE0F: columns + 1
            default: columns + 2
            }
        }
    }
}

extension Character {
    /// The character as it is shown while it is typed: as it is, except for controls.
    fileprivate var echo: String {
        if unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return String(self).visible }
        // A mark without a letter would be shown on the prompt, and vanish when the prompt is written again.
        guard let first = unicodeScalars.first, first.properties.isGraphemeExtend || first == "\u{200D}" else {
            return String(self)
        }
        return "\u{25CC}" + String(self)
    }
}
