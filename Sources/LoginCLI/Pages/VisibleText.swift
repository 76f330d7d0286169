extension String {
    /// The text on one line, with characters that could control a terminal or disguise the text written out.
    ///
    /// For text from outside the program: an escape sequence in a name must not clear the screen, and a direction
    /// override must not make one name look like another. Characters that a script needs stay as they are: joiners and
    /// direction marks, as in Persian words, in family emoji, and in the dates and amounts of many locales.
    var visible: String {
        // Most texts are this simple, and a statement has tens of thousands of them.
        if isPrintableASCII { return self }
        return map { character in
            if character.isEmojiSequence { return String(character) }
            return character.unicodeScalars.map(\.visible).joined()
        }.joined()
    }

    /// The text with its line breaks, and everything else as in `visible`.
    var visibleLines: [String] {
        if isPrintableASCII { return [self] }
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).visible }
        while lines.count > 1 && lines[lines.count - 1].isEmpty { lines.removeLast() }
        return lines
    }

    /// Whether the text consists of ASCII characters of one column each.
    var isPrintableASCII: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}

extension Character {
    /// Whether this is an emoji of several scalars; the flags of some regions are spelled with invisible tags.
    fileprivate var isEmojiSequence: Bool {
        let scalars = unicodeScalars
        return scalars.count > 1 && scalars.first?.properties.isEmojiPresentation == true
            && scalars.dropFirst().allSatisfy { scalar in
                let properties = scalar.properties
                return properties.isEmoji || properties.isVariationSelector || scalar == "\u{200D}"
                    || ("\u{E0020}"..."\u{E007F}").contains(scalar)
            }
    }
}

extension Unicode.Scalar {
    fileprivate var visible: String {
        switch value {
        case 0..<0x20: "^" + String(UnicodeScalar(UInt8(value) + 0x40))
        case 0x7F: "^?"
        case _ where isInvisible: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
        default: String(self)
        }
    }

    /// Whether the scalar could control a terminal or disguise the text around it.
    var isInvisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        case .format: !isHarmlessFormat
        default: false
        }
    }

    /// Whether the scalar affects only its neighbors, as joiners and direction marks do, or is a visible sign.
    ///
    /// Embeddings, overrides and isolates are not harmless: they reorder all text up to their end, which may be missing.
    private var isHarmlessFormat: Bool {
        switch value {
        case 0x200C, 0x200D, 0x200E, 0x200F, 0x061C: true
        default: isNumberSign
        }
    }
}
