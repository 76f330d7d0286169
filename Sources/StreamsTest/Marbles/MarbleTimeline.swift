/// The ticks at which anything happens in some tracks.
struct MarbleTimeline {
    let ticks: [TestTime]

    init(_ tracks: [MarbleTrack]) {
        ticks = Set(tracks.flatMap { [$0.begin] + $0.marks.map(\.time) }).sorted()
    }

    /// The number of ticks between the one at `index` and the following one; nil after the last.
    func gap(after index: Int) -> Int? {
        index + 1 < ticks.count ? ticks[index + 1] - ticks[index] - 1 : nil
    }

    /// Whether so many ticks are told by their number, so that a drawing does not become too wide.
    static func isLong(_ gap: Int) -> Bool { gap > 20 }
}
