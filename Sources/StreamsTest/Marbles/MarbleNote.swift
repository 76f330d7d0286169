import StreamsInspector

/// A line of the legend of a drawing.
struct MarbleNote: CustomStringConvertible {
    let sign: String
    let text: String

    /// The line; a text that would be misread in it is quoted.
    var description: String { "\(sign): \(text.inLine)" }

    /// Returns the errors that `#` stands for in some rows, if they are not the default one.
    static func failures(_ rows: [(title: String, errors: [String])]) -> [MarbleNote] {
        let rows = rows.filter { !$0.errors.isEmpty }.map { (title: $0.title, text: unique($0.errors)) }
        switch unique(rows.map(\.text)) {
        case "", "\(MarbleFailure())": return []
        case let text where rows.allSatisfy { $0.text == text }: return [MarbleNote(sign: "#", text: text)]
        default: return rows.map { MarbleNote(sign: $0.title.isEmpty ? "#" : "# in \($0.title)", text: $0.text) }
        }
    }

    private static func unique(_ texts: [String]) -> String {
        texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }
}
