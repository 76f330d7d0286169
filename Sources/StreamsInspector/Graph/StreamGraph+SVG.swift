extension StreamGraph {
    /// The graph as a self-contained `svg` element, for light and dark backgrounds, from the subscribers on the left to the
    /// sources on the right.
    ///
    /// Of more than five subscriptions that are alike the first five are shown.
    public var svg: String { GraphPicture(self).svg }
}

/// Boxes in columns; the first source of a subscription stands in the same row.
private struct GraphPicture {
    private struct Box {
        let id: Int
        let parent: Int?
        let lines: [String]
        let x: Int
        let y: Int
    }

    private let boxes: [Box]
    private static let (width, height, gap, lineHeight) = (230, 76, 24, 16)

    init(_ graph: StreamGraph) {
        var row = -1
        var lastDepth = -1
        boxes = GraphOutline(graph).nodes.map { node in
            if node.depth <= lastDepth { row += 1 } else { row = max(row, 0) }
            lastDepth = node.depth
            let lines = graph.lines(of: node.subscription)
            let more = node.omitted == 0 ? [] : ["and \(node.omitted) more"]
            return Box(
                id: node.subscription.id, parent: node.subscription.parent,
                lines: Array(lines.prefix(2)) + [(lines.dropFirst(2) + more).joined(separator: ", ")],
                x: Self.gap + node.depth * (Self.width + 2 * Self.gap), y: Self.gap + row * (Self.height + Self.gap))
        }
    }

    var svg: String {
        let width = (boxes.map(\.x).max() ?? 0) + Self.width + Self.gap
        let height = (boxes.map(\.y).max() ?? 0) + Self.height + Self.gap
        let places = Dictionary(boxes.map { ($0.id, $0) }) { first, _ in first }
        let lines = boxes.compactMap { box in box.parent.flatMap { places[$0] }.map { line(from: box, to: $0) } }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" font-family="system-ui, sans-serif" font-size="12">
            <style>
            .box { fill: #f3f4f8; stroke: #5b6ee1; } .text { fill: #1d1d1f; } .line { stroke: #8a8f98; fill: none; }
            .title { font-weight: 600; }
            @media (prefers-color-scheme: dark) {
            .box { fill: #23252e; stroke: #8c9bff; } .text { fill: #f5f5f7; } }
            </style>
            \((lines + boxes.map(drawing)).joined(separator: "\n"))
            </svg>
            """
    }

    private func line(from source: Box, to target: Box) -> String {
        let (x, y) = (source.x, source.y + Self.height / 2)
        let (toX, toY) = (target.x + Self.width, target.y + Self.height / 2)
        let middle = (x + toX) / 2
        return "<path class=\"line\" d=\"M\(x) \(y)H\(middle)V\(toY)H\(toX)\"/>"
    }

    private func drawing(_ box: Box) -> String {
        var text =
            "<rect class=\"box\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(Self.width)\" height=\"\(Self.height)\" rx=\"6\"/>"
        for (index, line) in box.lines.flatMap({ wrapped($0) }).prefix(4).enumerated() {
            let y = box.y + 18 + index * Self.lineHeight
            let style = index == 0 ? "text title" : "text"
            text += "<text class=\"\(style)\" x=\"\(box.x + 10)\" y=\"\(y)\">\(line.xmlEscaped)</text>"
        }
        return text
    }

    /// Breaks a line after a comma, where it is too long for a box.
    private func wrapped(_ line: String) -> [String] {
        let limit = 34
        return line.split(separator: ", ", omittingEmptySubsequences: true).reduce(into: [String]()) { lines, part in
            if let last = lines.last, last.count + part.count + 2 <= limit {
                lines[lines.count - 1] = "\(last), \(part)"
            } else {
                lines.append(part.count <= limit ? String(part) : "\(part.prefix(limit - 1))…")
            }
        }
    }
}
