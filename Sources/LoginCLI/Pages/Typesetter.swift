/// Sets a page in lines of a width.
struct Typesetter {
    /// A piece of a line.
    struct Run: Equatable {
        let text: String
        let tone: Tone
    }

    private static let gap = "  "
    /// Narrower than this, a column is not worth having.
    private static let leastColumn = 10

    let columns: Int

    func lines(of page: Page) -> [[Run]] {
        page.blocks.flatMap { block in
            switch block {
            case .heading(let text): paragraph(text, .strong)
            case .text(let text, let tone): paragraph(text, tone)
            case .table(let rows): table(rows)
            }
        }
    }

    private func paragraph(_ text: String, _ tone: Tone) -> [[Run]] {
        text.visible.lines(of: columns).map { [Run(text: $0, tone: tone)] }
    }

    private func table(_ rows: [[Cell]]) -> [[Run]] {
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].text.visible.columns : 0 }.max() ?? 0
        }
        let excess = widths.reduce(0, +) + (count - 1) * Self.gap.count - columns
        if excess > 0 {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] - excess >= Self.leastColumn
            else { return rows.flatMap(stacked) }
            widths[widest] -= excess
        }
        return rows.flatMap { row($0, widths) }
    }

    /// A row in columns: a cell that is too wide goes on below itself.
    private func row(_ cells: [Cell], _ widths: [Int]) -> [[Run]] {
        let parts = zip(cells, widths).map { cell, width in cell.text.visible.lines(of: width) }
        return (0..<(parts.map(\.count).max() ?? 0)).map { line in
            zip(cells, widths).enumerated().flatMap { column, place in
                let (cell, width) = place
                let text = parts[column].indices.contains(line) ? parts[column][line] : ""
                let run = Run(text: text.padded(to: width, alignment: cell.alignment), tone: cell.tone)
                return column == 0 ? [run] : [Run(text: Self.gap, tone: .plain), run]
            }
        }
    }

    /// A row where there is no room for columns: the cells one below the other.
    private func stacked(_ cells: [Cell]) -> [[Run]] {
        cells.enumerated().flatMap { index, cell in
            let indent = index == 0 ? "" : Self.gap
            return cell.text.visible.lines(of: max(columns - indent.count, 1)).map { line in
                [Run(text: indent, tone: .plain), Run(text: line, tone: cell.tone)]
            }
        }
    }
}
