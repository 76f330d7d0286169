/// What a screen shows, before a renderer makes lines of it.
struct Page: Equatable {
    let blocks: [Block]

    init(_ blocks: Block...) { self.init(blocks) }

    /// Tables that follow each other become one, so that their columns stand below each other.
    init(_ blocks: [Block]) {
        self.blocks = blocks.reduce(into: []) { result, block in
            if case .table(let rows) = block, case .table(let above) = result.last {
                result[result.count - 1] = .table(above + rows)
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
    /// Rows of as many cells each.
    case table([[Cell]])
}

/// A place in a table.
struct Cell: Equatable {
    enum Alignment {
        case leading
        case trailing
    }

    let text: String
    var alignment = Alignment.leading
    var tone = Tone.plain
}

extension Cell: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self.init(text: text) }
}

/// What a piece of text is meant as.
enum Tone: Equatable {
    case plain
    case strong
    case faint
    case good
    case bad
}

extension Block {
    /// A numbered list, each of its entries with what it is called elsewhere.
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
