extension String {
    /// The text without blanks around it.
    var trimmed: String {
        let isBlank = { (character: Character) in character.isWhitespace }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
