import Streams

/// The horizontal positions of a chart.
struct MarbleScale {
    let timeline: MarbleTimeline
    /// The texts that replace the letters of elements.
    let texts: [Character: String]
    /// The position of each tick.
    let x: [TestTime: Int]
    /// The position after the last event.
    let end: Int
    /// The distance of the last event of each tick from its position, in the row in which it is largest.
    private let extents: [TestTime: Int]

    /// The least and the largest width of a tick, and the width of a gap that is drawn as its number.
    private static let (least, most, span) = (18, 28, 112)

    init(_ chart: MarbleChart, from start: Int) {
        let tracks = chart.lines.compactMap(\.track)
        texts = chart.legend.filter { label, text in tracks.allSatisfy { $0.hasRoom(for: text, at: label) } }
        let rows = tracks.map { [texts] in MarbleInstant.all(of: $0, texts: texts) }
        timeline = MarbleTimeline(tracks)
        extents = Dictionary(rows.joined().map { ($0.tick, $0.extent) }, uniquingKeysWith: max)
        let step = rows.map(Self.step).max() ?? Self.least
        var x: [TestTime: Int] = [:]
        var end = start
        for (index, tick) in timeline.ticks.enumerated() {
            x[tick] = end
            let gap = timeline.gap(after: index) ?? 0
            end += extents[tick, default: 0] + (MarbleTimeline.isLong(gap) ? Self.span : step * (gap + 1))
        }
        self.x = x
        self.end = end
    }

    /// Returns the middle of a gap that is drawn as its number.
    func middleOfSpan(after tick: TestTime) -> Int? { x[tick].map { $0 + extents[tick, default: 0] + Self.span / 2 } }

    /// Returns the width of a tick with which neighbors do not touch.
    private static func step(for row: [MarbleInstant]) -> Int {
        let needed = zip(row, row.dropFirst()).map { left, right in
            // More ticks need no larger step, and the times of a client may be as far apart as an integer allows.
            let ticks = min(right.tick.ticks(since: left.tick), 1_000)
            return (left.end + right.start + 8 + ticks - 1) / ticks
        }
        return min(max(needed.max() ?? 0, least), most)
    }

    /// Returns the room of an element whose nearest neighbor has a distance in ticks.
    fileprivate static func room(at distance: Int?) -> Int { min(most * min(distance ?? span, span), span) }
}

extension MarbleTrack {
    /// Whether each marble of an element has room for a text, between its neighbors in the row.
    fileprivate func hasRoom(for text: String, at label: Character) -> Bool {
        let width = MarbleInstant.width(of: text)
        return marks.filter { $0.value == label }.allSatisfy { mark in
            // A neighbor may be as wide, and a title is beside the first column.
            let distances = marks.map { max($0.time, mark.time).ticks(since: min($0.time, mark.time)) }
            let room = MarbleScale.room(at: distances.filter { $0 > 0 }.min())
            return width <= (mark.time == begin ? min(room, 44) : room)
        }
    }
}
