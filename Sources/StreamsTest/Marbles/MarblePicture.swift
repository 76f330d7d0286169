import StreamsInspector

/// A chart as shapes, row by row from the top.
struct MarblePicture {
    private let description: String
    private let width: Int
    private let scale: MarbleScale
    private var colours: [Character: Int] = [:]
    private var shapes: [String] = []
    private var y = 8

    /// The width of a character.
    private static let letter = 9
    /// The number of characters after which the name of an operator continues on another line.
    private static let line = 48

    init(_ chart: MarbleChart) {
        description = chart.description
        let titles = chart.lines.map { if case .stream(let title, _) = $0 { title.count } else { 0 } }
        let names = chart.lines.flatMap { line -> [String] in
            if case .operator(let name) = line { Self.lines(of: name) } else { [] }
        }
        let scale = MarbleScale(chart, from: 32 + Self.letter * (titles.max() ?? 0))
        self.scale = scale
        let notes = chart.notes.filter { note in !scale.texts.keys.contains { String($0) == note.sign } }
            .map { "\($0)" }
        let characters = max((names.map(\.count).max() ?? 0) + 4, notes.map(\.count).max() ?? 0)
        width = max(scale.end, Self.letter * characters) + 16
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
            \(description.xmlEscaped)
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
        y += 22
        draw(title, x: 8, y: y + 5)
        drawLine(of: track, from: track.begin)
        drawSpans(of: track)
        for mark in track.marks where mark.value == "^" {
            guard let x = scale.x[mark.time] else { continue }
            draw("M\(x) \(y + 4)v14m-5-7l5-7l5 7")
        }
        for instant in MarbleInstant.all(of: track, texts: scale.texts) { draw(instant) }
        y += 22
    }

    private mutating func draw(_ instant: MarbleInstant) {
        guard let x = scale.x[instant.tick] else { return }
        if instant.marks.count > 1 {
            let (start, width) = (x - instant.start - 4, instant.start + instant.extent + instant.end + 8)
            shapes.append(
                #"<rect class="instant" x="\#(start)" y="\#(y - 16)" width="\#(width)" height="32" rx="16"/>"#)
            draw("M\(x) \(y)h\(instant.extent)")
        }
        for (sign, offset) in instant.marks {
            let x = x + offset
            switch sign {
            case "|": draw("M\(x) \(y - 18)V\(y + 18)")
            case "#": draw("M\(x - 14) \(y - 14)l28 28m0-28l-28 28")
            default: drawElement(sign, x: x, y: y)
            }
        }
    }

    private mutating func drawSubscription(_ track: MarbleTrack) {
        y += 6
        drawLine(of: track, from: track.marks.first?.time ?? track.begin)
        for mark in track.marks {
            guard let x = scale.x[mark.time] else { continue }
            draw(mark.value == "^" ? "M\(x - 5) \(y + 7)l5-7l5 7" : "M\(x) \(y - 6)v12")
        }
        y += 14
    }

    private mutating func drawOperator(_ name: String) {
        let lines = Self.lines(of: name)
        let height = 14 + 18 * lines.count
        shapes.append(
            #"<rect class="box" x="8" y="\#(y + 4)" width="\#(width - 16)" height="\#(height)" rx="6"/>"#)
        for (index, line) in lines.enumerated() {
            draw(line, x: width / 2, y: y + 25 + 18 * index, class: "middle")
        }
        y += height + 8
    }

    /// Returns the words of a name in lines.
    private static func lines(of name: String) -> [String] {
        name.split(separator: " ").reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count < line {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    // MARK: Shapes

    private mutating func drawLine(of track: MarbleTrack, from begin: TestTime) {
        guard let first = scale.x[begin], let end = scale.x[track.marks.last?.time ?? begin] else { return }
        // An event at the beginning has a line on both sides.
        let start = first - (track.marks.first?.time == begin && track.marks.first?.value != "^" ? 20 : 0)
        draw(track.isOpen ? "M\(start) \(y)H\(width - 16)m-6-5l6 5l-6 5" : "M\(start) \(y)H\(end)")
    }

    private mutating func drawSpans(of track: MarbleTrack) {
        for (index, tick) in scale.timeline.ticks.enumerated() where track.continues(after: tick) {
            guard let gap = scale.timeline.gap(after: index), MarbleTimeline.isLong(gap),
                let middle = scale.middleOfSpan(after: tick)
            else { continue }
            draw("M\(middle - 6) \(y + 5)l4-10m4 10l4-10")
            draw("\(gap)", x: middle, y: y - 9, class: "middle small")
        }
    }

    private mutating func drawElement(_ label: Character, x: Int, y: Int) {
        let palette = ["#a5d6ff", "#ffd8a8", "#b2f2bb", "#ffc9c9", "#d0bfff", "#ffec99"]
        let colour = colours[label] ?? colours.count
        colours[label] = colour
        let text = scale.texts[label] ?? String(label)
        let width = MarbleInstant.width(of: text)
        shapes.append(
            #"<rect class="marble" x="\#(x - width / 2)" y="\#(y - 12)" width="\#(width)" height="24" rx="12" "#
                + #"fill="\#(palette[colour % palette.count])"/>"#)
        draw(
            text, x: x, y: y + (text.count > 2 ? 4 : 5),
            class: text.count > 2 ? "middle small element" : "middle element")
    }

    private mutating func draw(_ path: String) { shapes.append(#"<path d="\#(path)"/>"#) }

    private mutating func draw(_ text: String, x: Int, y: Int, class names: String = "") {
        if text.isEmpty { return }
        let names = names.isEmpty ? "" : #" class="\#(names)""#
        shapes.append(#"<text x="\#(x)" y="\#(y)"\#(names)>\#(text.xmlEscaped)</text>"#)
    }
}
