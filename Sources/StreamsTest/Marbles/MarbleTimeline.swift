/// The ticks at which some tracks have events.
struct MarbleTimeline {
    let ticks: [TestTime]

    init(_ tracks: [MarbleTrack]) {
        ticks = Set(tracks.flatMap { [$0.begin] + $0.marks.map(\.time) }).sorted()
    }

    /// Returns the number of ticks from the one at `index` to the next; nil after the last.
    func gap(after index: Int) -> Int? {
        index + 1 < ticks.count ? ticks[index + 1].ticks(since: ticks[index]) - 1 : nil
    }

    /// Whether a gap is drawn as its number, which limits the width of a drawing.
    static func isLong(_ gap: Int) -> Bool { gap > 20 }
}
