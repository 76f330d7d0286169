extension String {
    /// How many columns of a terminal the text takes.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text with blanks up to a width; a wider one as it is.
    func padded(to width: Int, alignment: Cell.Alignment = .leading) -> String {
        let gap = String(repeating: " ", count: max(width - columns, 0))
        return alignment == .leading ? self + gap : gap + self
    }

    /// The text in lines no wider than `width`, broken between words, and inside of a word that is wider than that.
    func lines(of width: Int) -> [String] {
        var lines = [""]
        var used = 0
        for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let isFirst = lines[lines.count - 1].isEmpty
            if !isFirst && used + 1 + word.columns <= width {
                lines[lines.count - 1] += " " + word
                used += 1 + word.columns
                continue
            }
            if !isFirst {
                lines.append("")
                used = 0
            }
            for character in word {
                if used > 0 && used + character.columns > width {
                    lines.append("")
                    used = 0
                }
                lines[lines.count - 1].append(character)
                used += character.columns
            }
        }
        return lines
    }
}

extension Character {
    /// None, one or two; what is put together of several scalars is as wide as the widest of them.
    fileprivate var columns: Int {
        // U+FE0F asks for the picture of a character that also has a narrow form.
        unicodeScalars.contains("\u{FE0F}") ? 2 : unicodeScalars.map(\.columns).max() ?? 0
    }
}

extension Unicode.Scalar {
    /// The blocks whose characters Unicode calls wide or full-width, as far as they are not emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
        0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
    ]

    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
        }
    }
}
