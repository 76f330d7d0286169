/// A line as it is typed, with a cursor between its characters.
struct EditedLine {
    /// The length of the longest line that is kept, in bytes.
    let limit: Int

    private(set) var beforeCursor = ""
    private(set) var afterCursor = ""
    private var isText = true

    init(limit: Int) {
        self.limit = limit
    }

    var text: String { beforeCursor + afterCursor }

    /// Replaces the text, and moves the cursor to its end.
    mutating func replace(with text: String) {
        self = EditedLine(limit: limit)
        beforeCursor = text
    }

    /// Processes a key, and returns the line if the key ends it.
    mutating func type(_ key: Key) -> LineResult? {
        switch key {
        case .enter: return result
        case .endOfInput:
            if isEmpty { return .end }
            // As in shells.
            if !afterCursor.isEmpty { afterCursor.removeFirst() }
        case .text(let scalar):
            // On Linux, a Ctrl-D that was typed before single characters were read.
            if scalar == "\0", isEmpty { return nil }
            // One character more than the limit is kept, for the line to be reported as too long.
            if beforeCursor.utf8.count + afterCursor.utf8.count <= limit { beforeCursor.unicodeScalars.append(scalar) }
        case .notText: isText = false
        case .backspace: _ = beforeCursor.popLast()
        case .delete: if !afterCursor.isEmpty { afterCursor.removeFirst() }
        case .deleteWord: deleteWord()
        case .deleteToStart: beforeCursor = ""
        case .deleteToEnd: afterCursor = ""
        case .left: if let character = beforeCursor.popLast() { afterCursor = String(character) + afterCursor }
        case .right: if !afterCursor.isEmpty { beforeCursor.append(afterCursor.removeFirst()) }
        case .home: (beforeCursor, afterCursor) = ("", text)
        case .end: (beforeCursor, afterCursor) = (text, "")
        case .up, .down: break
        }
        if key != .notText, beforeCursor.isEmpty, afterCursor.isEmpty { isText = true }
        return nil
    }

    private var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty && isText }

    private var result: LineResult {
        let text = text
        if text.utf8.count > limit { return .tooLong }
        if text.utf8.contains(0) { return .containsNUL }
        return isText ? .text(text) : .notText
    }

    private mutating func deleteWord() {
        while beforeCursor.last?.isWhitespace == true { beforeCursor.removeLast() }
        while beforeCursor.last?.isWhitespace == false { beforeCursor.removeLast() }
    }
}
