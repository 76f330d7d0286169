extension MarbleChart {
    /// The chart as a self-contained `svg` element, for light and dark backgrounds.
    ///
    /// It can be embedded in a page or written to a file. Its background is light or dark as the reader prefers.
    /// Elements of up to three characters are written into their marbles. Screen readers read the chart as text.
    public var svg: String { MarblePicture(self).svg }
}

/// A chart as shapes, row by row from the top.
private struct MarblePicture {
    private let description: String
    private let width: Int
    private let timeline: MarbleTimeline
    /// The horizontal position of each tick.
    private let x: [TestTime: Int]
    /// The texts that replace the letters of marbles.
    private let texts: [Character: String]
    private var colours: [Character: Int] = [:]
    private var shapes: [String] = []
    private var y = 8

    /// The width of a tick, of a gap that is drawn as its number, and of a character.
    private static let (step, span, letter) = (28, 112, 9)

    init(_ chart: MarbleChart) {
        description = chart.description
        timeline = MarbleTimeline(chart.lines.compactMap(\.track))
        texts = chart.legend.filter { $0.value.count <= 3 }
        let titles = chart.lines.map { if case .stream(let title, _) = $0 { title.count } else { 0 } }
        let names = chart.lines.map { if case .operator(let name) = $0 { name.count } else { 0 } }
        var end = 32 + Self.letter * (titles.max() ?? 0)
        var x: [TestTime: Int] = [:]
        for (index, tick) in timeline.ticks.enumerated() {
            x[tick] = end
            let gap = timeline.gap(after: index) ?? 0
            end += MarbleTimeline.isLong(gap) ? Self.span : Self.step * (gap + 1)
        }
        self.x = x
        width = max(end, Self.letter * (names.max() ?? 0) + 40) + 16
        for line in chart.lines {
            switch line {
            case .stream(let title, let track): draw(title, track)
            case .subscription(let track): drawSubscription(track)
            case .operator(let name): drawOperator(name)
            }
        }
        for note in chart.notes where !texts.keys.contains(where: { String($0) == note.sign }) {
            draw("\(note)", x: 8, y: y + 16)
            y += 20
        }
    }

    var svg: String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="marbles" role="img" \
        width="\(width)" height="\(y + 8)" viewBox="0 0 \(width) \(y + 8)">
        <desc>
        \(description.escaped)
        </desc>
        <style>
        .marbles { font: 14px ui-monospace, Menlo, Consolas, monospace }
        .marbles path, .marbles rect { fill: none; stroke: #57606a; stroke-width: 2 }
        .marbles text { fill: #24292f }
        .marbles circle { stroke: #57606a; stroke-width: 1 }
        .marbles .middle { text-anchor: middle }
        .marbles .small { font-size: 11px }
        .marbles .ground { fill: #ffffff; stroke: none }
        @media (prefers-color-scheme: dark) {
        .marbles path, .marbles rect { stroke: #9ea7b3 }
        .marbles text { fill: #d0d7de }
        .marbles .ground { fill: #161b22 }
        }
        .marbles .element { fill: #24292f }
        </style>
        <rect class="ground" width="100%" height="100%" rx="6"/>
        \(shapes.joined(separator: "\n"))
        </svg>
        """
    }

    // MARK: Rows

    private mutating func draw(_ title: String, _ track: MarbleTrack) {
        let stacks = Dictionary(grouping: track.marks, by: \.time)
        let highest = stacks.values.map { $0.count { !"|#^".contains($0.value) } }.max() ?? 0
        let below = 26 * max(0, highest - 1)
        y += 22
        draw(title, x: 8, y: y + 5)
        drawLine(of: track, from: track.begin)
        drawSpans(of: track)
        for tick in timeline.ticks {
            guard let marks = stacks[tick]?.map(\.value), let x = x[tick] else { continue }
            if marks.contains("|") { draw("M\(x) \(y - 18)V\(y + below + 18)") }
            if marks.contains("#") { draw("M\(x - 14) \(y - 14)l28 28m0-28l-28 28") }
            if marks.contains("^") { draw("M\(x) \(y + 4)v14m-5-7l5-7l5 7") }
            for (place, mark) in marks.filter({ !"|#^".contains($0) }).enumerated() {
                drawElement(mark, x: x, y: y + 26 * place)
            }
        }
        y += 22 + below
    }

    private mutating func drawSubscription(_ track: MarbleTrack) {
        y += 6
        drawLine(of: track, from: track.marks.first?.time ?? track.begin)
        for mark in track.marks {
            guard let x = x[mark.time] else { continue }
            draw(mark.value == "^" ? "M\(x - 5) \(y + 7)l5-7l5 7" : "M\(x) \(y - 6)v12")
        }
        y += 14
    }

    private mutating func drawOperator(_ name: String) {
        shapes.append(#"<rect x="8" y="\#(y + 4)" width="\#(width - 16)" height="32" rx="6"/>"#)
        draw(name, x: width / 2, y: y + 25, class: "middle")
        y += 40
    }

    // MARK: Shapes

    private mutating func drawLine(of track: MarbleTrack, from begin: TestTime) {
        guard let start = x[begin], let end = x[track.marks.last?.time ?? begin] else { return }
        draw(track.isOpen ? "M\(start) \(y)H\(width - 16)m-6-5l6 5l-6 5" : "M\(start) \(y)H\(end)")
    }

    private mutating func drawSpans(of track: MarbleTrack) {
        for (index, tick) in timeline.ticks.enumerated() where track.continues(after: tick) {
            guard let gap = timeline.gap(after: index), MarbleTimeline.isLong(gap), let x = x[tick] else { continue }
            let middle = x + Self.span / 2
            draw("M\(middle - 6) \(y + 5)l4-10m4 10l4-10")
            draw("\(gap)", x: middle, y: y - 9, class: "middle small")
        }
    }

    private mutating func drawElement(_ label: Character, x: Int, y: Int) {
        let palette = ["#a5d6ff", "#ffd8a8", "#b2f2bb", "#ffc9c9", "#d0bfff", "#ffec99"]
        let colour = colours[label] ?? colours.count
        colours[label] = colour
        shapes.append(#"<circle cx="\#(x)" cy="\#(y)" r="12" fill="\#(palette[colour % palette.count])"/>"#)
        let text = texts[label] ?? String(label)
        draw(
            text, x: x, y: y + (text.count > 2 ? 4 : 5),
            class: text.count > 2 ? "middle small element" : "middle element")
    }

    private mutating func draw(_ path: String) { shapes.append(#"<path d="\#(path)"/>"#) }

    private mutating func draw(_ text: String, x: Int, y: Int, class names: String = "") {
        if text.isEmpty { return }
        let names = names.isEmpty ? "" : #" class="\#(names)""#
        shapes.append(#"<text x="\#(x)" y="\#(y)"\#(names)>\#(text.escaped)</text>"#)
    }
}

extension String {
    /// The text with XML escapes, without the control characters that XML does not allow.
    fileprivate var escaped: String {
        String(String.UnicodeScalarView(unicodeScalars.map { Self.isLegal($0) ? $0 : "\u{FFFD}" }))
            .map { Self.entities[$0] ?? String($0) }.joined()
    }

    private static let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]

    private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\t" || scalar == "\n" || scalar == "\r" || (scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE)
    }
}
