/// Renders pages as lines; the views know nothing about it.
enum PageRenderer: Equatable, Sendable {
    /// In columns, for a person.
    case plain
    /// In columns, for a person at a terminal with colors.
    case color
    /// One line for each row of any width, with a tab between two cells, for a program.
    case tabSeparated(inColor: Bool)

    /// The lines of a page for a screen of this width.
    func lines(of page: Page, columns: Int) -> [String] {
        switch self {
        case .plain:
            PageLayout(columns: columns).lines(of: page).map { line in
                String(line.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
            }
        case .color:
            PageLayout(columns: columns).lines(of: page).map { line in
                line.map { $0.tone.apply(to: $0.text, isOn: true) }.joined()
            }
        case .tabSeparated(let inColor):
            page.blocks.flatMap { block in
                switch block {
                case .heading(let text): text.visibleLines.map { Tone.strong.apply(to: $0, isOn: inColor) }
                case .text(let text, let tone): text.visibleLines.map { tone.apply(to: $0, isOn: inColor) }
                case .table(let rows, _):
                    rows.map { row in
                        row.map { $0.tone.apply(to: $0.text.visibleLines.joined(separator: " "), isOn: inColor) }
                            .joined(separator: "\t")
                    }
                }
            }
        }
    }
}

extension Tone {
    fileprivate func apply(to text: String, isOn: Bool) -> String { style?.apply(to: text, isOn: isOn) ?? text }

    private var style: Style? {
        switch self {
        case .plain: nil
        case .strong: .bold
        case .faint: .dim
        case .good: .success
        case .bad: .failure
        }
    }
}

/// Arranges the blocks of a page in lines of a width.
private struct PageLayout {
    /// A piece of a line.
    struct Run {
        let text: String
        let tone: Tone
    }

    private static let gap = "  "
    /// A column is not made narrower than this.
    private static let minimumColumnWidth = 10

    let columns: Int

    func lines(of page: Page) -> [[Run]] {
        page.blocks.flatMap { block in
            switch block {
            case .heading(let text): paragraph(text, .strong)
            case .text(let text, let tone): paragraph(text, tone)
            case .table(let rows, let widths): table(rows, widths.joined(with: ColumnWidths(of: rows)).widths)
            }
        }
    }

    private func paragraph(_ text: String, _ tone: Tone) -> [[Run]] {
        lines(of: text, width: columns).map { [Run(text: $0, tone: tone)] }
    }

    private func lines(of text: String, width: Int) -> [String] {
        text.visibleLines.flatMap { $0.lines(of: width) }
    }

    /// The widest column shrinks until the table fits; if it would get too narrow, cells are stacked.
    private func table(_ rows: [[Cell]], _ widths: [Int]) -> [[Run]] {
        var widths = widths
        let excess = widths.reduce(0, +) + (widths.count - 1) * Self.gap.count - columns
        if excess > 0 {
            guard let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
                widths[widest] - excess >= Self.minimumColumnWidth,
                !rows.contains(where: { $0.dropFirst(widest).first?.isWhole == true })
            else { return rows.flatMap(stacked) }
            widths[widest] -= excess
        }
        return rows.flatMap { row($0, widths) }
    }

    /// A row in columns; a cell that is too wide continues on the next line of its column.
    private func row(_ cells: [Cell], _ widths: [Int]) -> [[Run]] {
        let parts = zip(cells, widths).map { cell, width in lines(of: cell.text, width: width) }
        return (0..<(parts.map(\.count).max() ?? 0)).map { line in
            zip(cells, widths).enumerated().flatMap { column, place in
                let (cell, width) = place
                let text = parts[column].indices.contains(line) ? parts[column][line] : ""
                let run = Run(text: text.padded(to: width, alignment: cell.alignment), tone: cell.tone)
                return column == 0 ? [run] : [Run(text: Self.gap, tone: .plain), run]
            }
        }
    }

    /// A row without room for columns: each cell begins a line.
    private func stacked(_ cells: [Cell]) -> [[Run]] {
        cells.enumerated().flatMap { index, cell in
            let indent = index == 0 ? "" : Self.gap
            return lines(of: cell.text, width: max(columns - indent.count, 1)).map { line in
                [Run(text: indent, tone: .plain), Run(text: line, tone: cell.tone)]
            }
        }
    }
}
