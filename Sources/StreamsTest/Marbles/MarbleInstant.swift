import Streams

/// The events of a row at one tick, which are drawn side by side in their order.
struct MarbleInstant {
    let tick: TestTime
    /// The signs of the events, with their distances from the position of the tick.
    let marks: [(sign: Character, offset: Int)]
    /// The room that the first event needs on its left, and the last one on its right.
    let (start, end): (Int, Int)

    /// The distance of the last event from the position of the tick.
    var extent: Int { marks.last?.offset ?? 0 }

    /// Returns the instants of a row, given the texts that replace the letters of elements.
    static func all(of track: MarbleTrack, texts: [Character: String]) -> [MarbleInstant] {
        let events = Dictionary(grouping: track.marks.filter { !"^!".contains($0.value) }, by: \.time)
        return events.keys.sorted().map { tick in
            MarbleInstant(tick: tick, signs: events[tick, default: []].map(\.value), texts: texts)
        }
    }

    private init(tick: TestTime, signs: [Character], texts: [Character: String]) {
        self.tick = tick
        let rooms = signs.map { sign in
            switch sign {
            case "|": 4
            case "#": 14
            default: Self.width(of: texts[sign] ?? String(sign)) / 2
            }
        }
        var offset = 0
        marks = signs.indices.map { index in
            if index > 0 { offset += rooms[index - 1] + 4 + rooms[index] }
            return (signs[index], offset)
        }
        (start, end) = (rooms.first ?? 0, rooms.last ?? 0)
    }

    /// Returns the width of an element with a text.
    static func width(of text: String) -> Int { text.count > 3 ? 7 * text.count + 10 : 24 }
}
