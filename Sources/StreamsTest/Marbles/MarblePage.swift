/// Rows of text with titles, a mark below one of the columns, and a legend.
struct MarblePage: CustomStringConvertible {
    let rows: [(title: String, text: String)]
    var mark: Int?
    let notes: [MarbleNote]

    var description: String { lines.joined(separator: "\n") }

    /// The page, indented for the message of a failure.
    var indented: String { lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n") }

    private var lines: [String] {
        let titles = rows.map { $0.title.isEmpty ? "" : "\($0.title): " }
        let width = titles.map(\.count).max() ?? 0
        var lines = zip(titles, rows).map { $0.padded(to: width) + $1.text }
        if let mark { lines.append("".padded(to: width + mark) + "^") }
        if !notes.isEmpty { lines += [""] + notes.map(\.description) }
        return lines
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
