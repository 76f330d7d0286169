extension String {
    /// The number of terminal columns that the text occupies.
    var columns: Int { isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.columns } }

    /// The text filled with blanks up to a width; a wider text is returned unchanged.
    func padded(to width: Int, alignment: Cell.Alignment = .leading) -> String {
        let gap = String(repeating: " ", count: max(width - columns, 0))
        return alignment == .leading ? self + gap : gap + self
    }
}

extension Character {
    /// The number of terminal columns that the character occupies: 2 for an emoji of any length, otherwise the sum of
    /// its scalars.
    var columns: Int {
        // U+FE0F requests the emoji form of a character that also has a narrow form.
        let isEmoji = unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
        return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columns }
    }
}

extension Unicode.Scalar {
    /// The blocks that Unicode calls wide or fullwidth, apart from emoji.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]

    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control: 0
        case .format: isNumberSign ? 1 : 0
        default: isConjoiningJamo ? 0 : Self.wide.contains { $0.contains(value) } ? 2 : 1
        }
    }

    /// Whether the scalar is a visible sign before a number, which Unicode nevertheless calls a format character.
    var isNumberSign: Bool {
        switch value {
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// The vowels and final consonants that share the columns of the consonant before them.
    private var isConjoiningJamo: Bool { (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) }
}

extension String {
    /// The text in lines of at most `width` columns.
    ///
    /// Lines break at line feeds, at blanks, and around ideographs and kana, whose text has no blanks. A blank at a
    /// break is dropped.
    ///
    /// - Parameter breakingWords: Whether a word that is wider than a line is broken, too. Otherwise it is kept whole,
    ///   so that a path, for example, can be copied.
    func lines(of width: Int, breakingWords: Bool = true) -> [String] {
        // Blanks at the end of a line are dropped below.
        if isPrintableASCII, utf8.count <= width, utf8.last != UInt8(ascii: " ") { return [self] }
        return split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines = LineBreaker(width: width, breakingWords: breakingWords)
            for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { lines.addBlank() }
                for part in word.unbreakableParts { lines.add(part) }
            }
            return lines.lines
        }
    }
}

private struct LineBreaker {
    let width: Int
    let breakingWords: Bool
    private(set) var lines = [""]
    private var used = 0
    private var pendingBlanks = 0

    init(width: Int, breakingWords: Bool) {
        self.width = width
        self.breakingWords = breakingWords
    }

    mutating func addBlank() { pendingBlanks += 1 }

    mutating func add(_ part: Substring) {
        let columns = String(part).columns
        if used > 0 && used + pendingBlanks + columns > width {
            breakLine()
        } else {
            // Blanks at the start of a line leave room for the word.
            let blanks = used > 0 ? pendingBlanks : min(pendingBlanks, max(width - columns, 0))
            append(String(repeating: " ", count: blanks), columns: blanks)
        }
        pendingBlanks = 0
        guard breakingWords && columns > width else { return append(String(part), columns: columns) }
        for character in part {
            if used > 0 && used + character.columns > width { breakLine() }
            append(String(character), columns: character.columns)
        }
    }

    private mutating func append(_ text: String, columns: Int) {
        lines[lines.count - 1] += text
        used += columns
    }

    private mutating func breakLine() {
        lines.append("")
        used = 0
    }
}

extension Substring {
    /// The parts of a word between which a line may break.
    fileprivate var unbreakableParts: [Substring] {
        guard !isEmpty else { return [] }
        var parts: [Substring] = []
        var start = startIndex
        for (index, next) in zip(indices, indices.dropFirst())
        where (self[index].isIdeographic || self[next].isIdeographic) && !self[index].opens && !self[next].closes {
            parts.append(self[start..<next])
            start = next
        }
        return parts + [self[start...]]
    }
}

extension Character {
    private static let smallKana: Set<Character> = Set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")

    /// Whether lines may break before and after the character; Hangul, which is written with blanks, is no ideograph.
    fileprivate var isIdeographic: Bool {
        columns == 2 && unicodeScalars.allSatisfy { !("\u{AC00}"..."\u{D7FF}").contains($0) && $0.value > 0x11FF }
    }

    /// Whether the character belongs to the one after it.
    fileprivate var opens: Bool {
        [.openPunctuation, .initialPunctuation].contains(unicodeScalars.first?.properties.generalCategory)
    }

    /// Whether the character belongs to the one before it, as punctuation, sound marks and small kana do.
    fileprivate var closes: Bool {
        switch unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
        default: Self.smallKana.contains(self) || columns == 0
        }
    }
}
