@testable import LoginTerminal

extension FuzzTarget {
    /// The first byte chooses the width.
    static let layout = FuzzTarget("layout") { input in
        var input = input
        let width = Int(input.choice() % 40) + 2
        let text = input.text
        require(!text.visible.controlsTerminal, "Visible text that controls the terminal: \(text.debugDescription)")
        require(text.visible.visible == text.visible, "Text is made visible twice: \(text.debugDescription)")
        let lines = text.lines(of: width)
        require(
            scalars(lines.joined()) == scalars(text), "Text is lost in lines of \(width): \(text.debugDescription)")
        // One character can be wider: of two signs before a number and the number, for instance.
        for line in lines where line.count(where: { $0.columns > 0 }) > 1 && !line.contains("\t") {
            require(line.columns <= width, "A line is wider than \(width): \(line.debugDescription)")
        }
    }
}

/// The scalars of a text, without the blanks and line feeds at which lines break.
private func scalars(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { $0 != " " && $0 != "\n" } }
