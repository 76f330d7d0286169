extension String {
    /// The text in lines of at most `width` columns.
    ///
    /// Lines break at line feeds, at blanks, and around ideographs and kana, whose text has no blanks. A blank at a
    /// break is dropped.
    ///
    /// - Parameter breakingWords: Whether a word that is wider than a line is broken, too. Otherwise it is kept whole,
    ///   so that a path, for example, can be copied.
    func lines(of width: Int, breakingWords: Bool = true) -> [String] {
        split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
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
            append(String(repeating: " ", count: pendingBlanks), columns: pendingBlanks)
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
