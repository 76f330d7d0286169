/// The content of a screen, which a renderer turns into lines.
struct Page: Equatable {
    let blocks: [Block]

    init(_ blocks: Block...) { self.init(blocks) }

    /// Consecutive tables become one, so that their columns are aligned.
    init(_ blocks: [Block]) {
        self.blocks = blocks.reduce(into: []) { result, block in
            if case .table(let rows, let widths) = block, case .table(let above, let widthsAbove) = result.last {
                result[result.count - 1] = .table(above + rows, widths: widthsAbove.joined(with: widths))
            } else {
                result.append(block)
            }
        }
    }
}

/// A part of a page.
enum Block: Equatable {
    case heading(String)
    case text(String, Tone = .plain)
    /// Rows with the same number of cells, in columns of at least these widths.
    case table([[Cell]], widths: ColumnWidths = ColumnWidths())
}

/// The widths of the columns of a table, of which a page may show a part.
struct ColumnWidths: Equatable {
    private(set) var widths: [Int] = []

    init() {}

    /// Measures the columns of rows.
    init(of rows: some Sequence<[Cell]>) {
        for row in rows { widen(to: row.map { $0.text.visibleLines.map(\.columns).max() ?? 0 }) }
    }

    /// Returns widths for both tables.
    func joined(with other: ColumnWidths) -> ColumnWidths {
        var joined = self
        joined.widen(to: other.widths)
        return joined
    }

    private mutating func widen(to others: [Int]) {
        for (column, width) in others.enumerated() {
            if column < widths.count { widths[column] = max(widths[column], width) } else { widths.append(width) }
        }
    }
}

/// A cell of a table.
struct Cell: Equatable {
    enum Alignment {
        case leading
        case trailing
    }

    let text: String
    var alignment = Alignment.leading
    var tone = Tone.plain
    /// Whether the text stays on one line, such as a command that is copied.
    var isWhole = false
}

extension Cell: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.init(text: text) }
}

/// The role of a text.
enum Tone: Equatable {
    case plain
    case strong
    case faint
    case good
    case bad
}

extension Block {
    /// A numbered list of titles and their routes.
    static func list(_ entries: [(title: String, route: String)]) -> Block {
        .table(
            entries.enumerated().map { index, entry in
                [
                    Cell(text: "\(index + 1)", alignment: .trailing, tone: .strong), Cell(text: entry.title),
                    Cell(text: entry.route, tone: .faint),
                ]
            })
    }
}
