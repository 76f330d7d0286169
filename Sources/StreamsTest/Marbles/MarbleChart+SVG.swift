extension MarbleChart {
    /// The chart as a self-contained `svg` element, for light and dark backgrounds.
    ///
    /// It can be embedded in a page or written to a file. Its background is light or dark as the reader prefers.
    /// An element is written into its marble if there is room. Screen readers read the chart as text.
    public var svg: String { MarblePicture(self).svg(in: nil) }

    /// The chart as a self-contained `svg` element, for one background.
    package func svg(in appearance: MarbleAppearance) -> String { MarblePicture(self).svg(in: appearance) }
}

/// The background of a picture.
package enum MarbleAppearance: Sendable {
    case light, dark

    /// The rules of the colors that depend on the background.
    fileprivate var style: String {
        let (line, text, ground) =
            switch self {
            case .light: ("#57606a", "#24292f", "#ffffff")
            case .dark: ("#9ea7b3", "#d0d7de", "#161b22")
            }
        return """
            .marbles path, .marbles .box { stroke: \(line) }
            .marbles text { fill: \(text) }
            .marbles .ground { fill: \(ground) }
            """
    }
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
    fileprivate static let (step, span, letter) = (28, 112, 9)

    init(_ chart: MarbleChart) {
        description = chart.description
        timeline = MarbleTimeline(chart.lines.compactMap(\.track))
        texts = chart.legend.filter { chart.hasRoom(for: $0.value, at: $0.key) }
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
        let notes = chart.notes.filter { [texts] note in !texts.keys.contains { String($0) == note.sign } }.map {
            "\($0)"
        }
        width = max(end, Self.letter * max((names.max() ?? 0) + 4, notes.map(\.count).max() ?? 0)) + 16
        for line in chart.lines {
            switch line {
            case .stream(let title, let track): draw(title, track)
            case .subscription(let track): drawSubscription(track)
            case .operator(let name): drawOperator(name)
            }
        }
        for note in notes {
            draw(note, x: 8, y: y + 16)
            y += 20
        }
    }

    /// Returns the picture for a background, or for that which the reader prefers.
    func svg(in appearance: MarbleAppearance?) -> String {
        let style =
            appearance.map(\.style)
                ?? """
                \(MarbleAppearance.light.style)
                @media (prefers-color-scheme: dark) {
                \(MarbleAppearance.dark.style)
                }
                """
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="marbles" role="img" \
            width="\(width)" height="\(y + 8)" viewBox="0 0 \(width) \(y + 8)">
            <desc>
            \(description.escaped)
            </desc>
            <style>
            .marbles { font: 14px ui-monospace, Menlo, Consolas, monospace }
            .marbles path, .marbles .box { fill: none; stroke-width: 2 }
            .marbles .marble { stroke: #57606a; stroke-width: 1 }
            .marbles .middle { text-anchor: middle }
            .marbles .small { font-size: 11px }
            .marbles .ground { stroke: none }
            \(style)
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
        shapes.append(#"<rect class="box" x="8" y="\#(y + 4)" width="\#(width - 16)" height="32" rx="6"/>"#)
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
        let text = texts[label] ?? String(label)
        let width = Self.width(of: text)
        shapes.append(
            #"<rect class="marble" x="\#(x - width / 2)" y="\#(y - 12)" width="\#(width)" height="24" rx="12" "#
                + #"fill="\#(palette[colour % palette.count])"/>"#)
        draw(
            text, x: x, y: y + (text.count > 2 ? 4 : 5),
            class: text.count > 2 ? "middle small element" : "middle element")
    }

    /// Returns the width of a marble with a text.
    fileprivate static func width(of text: String) -> Int { text.count > 3 ? 7 * text.count + 10 : 24 }

    private mutating func draw(_ path: String) { shapes.append(#"<path d="\#(path)"/>"#) }

    private mutating func draw(_ text: String, x: Int, y: Int, class names: String = "") {
        if text.isEmpty { return }
        let names = names.isEmpty ? "" : #" class="\#(names)""#
        shapes.append(#"<text x="\#(x)" y="\#(y)"\#(names)>\#(text.escaped)</text>"#)
    }
}

extension MarbleChart {
    /// Whether each marble of an element has room for a text, between its neighbors in the row.
    fileprivate func hasRoom(for text: String, at label: Character) -> Bool {
        let width = MarblePicture.width(of: text)
        return lines.compactMap(\.track).allSatisfy { track in
            track.marks.filter { $0.value == label }.allSatisfy { mark in
                // A neighbor may be as wide, and a title is beside the first column.
                let distances = track.marks.map { abs($0.time - mark.time) }.filter { $0 > 0 }
                let room = min(MarblePicture.step * (distances.min() ?? .max / 100), MarblePicture.span)
                return width <= (mark.time == track.begin ? min(room, 44) : room)
            }
        }
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
