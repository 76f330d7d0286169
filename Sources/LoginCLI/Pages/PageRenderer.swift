/// How pages look, which the screens know nothing of.
protocol PageRenderer: Sendable {
    /// The lines of a page, for a screen of so many columns.
    func lines(of page: Page, columns: Int) -> [String]
}

/// For a person, in columns.
struct PlainPageRenderer: PageRenderer {
    func lines(of page: Page, columns: Int) -> [String] {
        Typesetter(columns: columns).lines(of: page).map { line in
            String(line.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
        }
    }
}

/// For a person at a terminal with colours.
struct ColorPageRenderer: PageRenderer {
    func lines(of page: Page, columns: Int) -> [String] {
        Typesetter(columns: columns).lines(of: page).map { line in
            line.map { run in Self.style(of: run.tone)?.apply(to: run.text, isOn: true) ?? run.text }.joined()
        }
    }

    private static func style(of tone: Tone) -> Style? {
        switch tone {
        case .plain: nil
        case .strong: .bold
        case .faint: .dim
        case .good: .success
        case .bad: .failure
        }
    }
}

/// For a program: a line for each row, with a tab between two cells, whatever the width.
struct TabSeparatedPageRenderer: PageRenderer {
    func lines(of page: Page, columns: Int) -> [String] {
        page.blocks.flatMap { block in
            switch block {
            case .heading(let text), .text(let text, _): [text.visible]
            case .table(let rows): rows.map { $0.map(\.text.visible).joined(separator: "\t") }
            }
        }
    }
}
