extension String {
    /// The text as a part of a line: quoted if it would be misread there.
    package var inLine: String {
        let isPlain =
            !isEmpty && !contains(where: \.isNewline) && first?.isWhitespace == false && last?.isWhitespace == false
        if isPlain { return self }
        // `debugDescription` does not escape the line separators beyond ASCII.
        return debugDescription.map { character in
            character.isNewline
                ? character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() : String(character)
        }
        .joined()
    }
}
