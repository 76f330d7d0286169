/// Renders tracks as text, with the events of one tick in one column.
struct MarbleLayout {
    private let tracks: [MarbleTrack]
    private let ticks: [TestTime]
    private let gaps: [Int?]
    /// The characters at the ticks of each track.
    private let cells: [[TestTime: [Character]]]
    private var rows: [[Character]]
    /// The column of the next tick.
    private var column = 0

    init(_ tracks: [MarbleTrack]) {
        let timeline = MarbleTimeline(tracks)
        self.tracks = tracks
        ticks = timeline.ticks
        gaps = ticks.indices.map(timeline.gap)
        cells = tracks.map { Dictionary(grouping: $0.marks, by: \.time).mapValues { Self.cell($0.map(\.value)) } }
        rows = tracks.map { _ in [] }
        draw()
    }

    /// The text of each track; parsing it gives the track again.
    var texts: [String] { rows.map { String($0.reversed().drop { $0 == " " }.reversed()) } }

    private mutating func draw() {
        let shortened = shortenedGaps()
        for (index, tick) in ticks.enumerated() {
            for (row, cells) in cells.enumerated() { rows[row] += cells[tick] ?? [] }
            if let gap = shortened[index] {
                drawSpan(gap, after: tick)
            } else {
                column = gaps[index].map { column + $0 + 1 } ?? max(column + 1, rows.map(\.count).max() ?? 0) + 1
                fill(to: column, from: tick)
                fill(to: column)
            }
        }
    }

    /// Draws a gap as its number.
    ///
    /// Before it, a group of the same tick is one tick long, like any other cell. A group that began earlier must not
    /// stand before it, so the gap begins a column later.
    private mutating func drawSpan(_ gap: Int, after tick: TestTime) {
        let goingOn = tracks.indices.filter { tracks[$0].continues(after: tick) }
        let widest = column + widestCell(at: tick)
        let longest = goingOn.filter { cells[$0][tick] == nil }.map { rows[$0].count }.max() ?? 0
        let begin = longest > column ? max(longest, widest) + 1 : column + 1
        let span = " <\(gap - (begin - column - 1))> "
        fill(to: begin, from: tick)
        fill(to: max(begin, widest))
        for row in goingOn { rows[row] += span }
        column = max(begin, widest) + span.count
        fill(to: column)
    }

    /// Adds `-` for the time after a tick, unless the row is longer already.
    private mutating func fill(to width: Int, from tick: TestTime) {
        for (row, track) in tracks.enumerated() where track.continues(after: tick) {
            rows[row] += Array(repeating: "-", count: max(0, width - rows[row].count))
        }
    }

    private mutating func fill(to width: Int) {
        for row in rows.indices { rows[row] += Array(repeating: " ", count: max(0, width - rows[row].count)) }
    }

    // MARK: Gaps

    /// The gaps that are drawn as numbers: the long ones, and those after a group that is wider than its gap.
    private func shortenedGaps() -> [Int?] {
        var shortened: [Int?] = ticks.map { _ in nil }
        for index in ticks.indices.reversed() {
            guard let gap = gaps[index] else { continue }
            let isCrowded = cells.indices.contains { !hasRoom(row: $0, at: index, shortened) }
            if MarbleTimeline.isLong(gap) || isCrowded { shortened[index] = gap }
        }
        return shortened
    }

    private func hasRoom(row: Int, at index: Int, _ shortened: [Int?]) -> Bool {
        guard let cell = cells[row][ticks[index]], tracks[row].continues(after: ticks[index]) else { return true }
        return ticks.indices.dropFirst(index + 1).prefix { ticks[$0].ticks(since: ticks[index]) < cell.count }
            .allSatisfy { next in
                if cells[row][ticks[next]] != nil { return false }
                // A gap behind a group that continues gives up the width of the widest cell before it.
                return shortened[next].map { $0 > cell.count && $0 >= widestCell(at: ticks[next]) } ?? true
            }
    }

    private func widestCell(at tick: TestTime) -> Int { cells.map { $0[tick]?.count ?? 1 }.max() ?? 1 }

    private static func cell(_ signs: [Character]) -> [Character] { signs.count == 1 ? signs : ["("] + signs + [")"] }
}
