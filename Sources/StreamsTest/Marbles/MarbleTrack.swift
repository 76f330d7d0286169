import Streams

/// A row of a drawing: characters at ticks, from a first tick.
struct MarbleTrack {
    /// The tick of the first column.
    let begin: TestTime

    /// The characters, ordered by tick.
    let marks: [Recorded<Character>]

    /// Whether the track has no end.
    let isOpen: Bool

    /// Creates the track of a subscription.
    ///
    /// It starts at `zero`, as drawn subscriptions do, unless it is older.
    init(_ subscription: Subscription, from zero: TestTime) {
        begin = min(zero, subscription.subscribe)
        isOpen = subscription.unsubscribe == .max
        marks =
            [Recorded(time: subscription.subscribe, value: "^")]
            + (isOpen ? [] : [Recorded(time: subscription.unsubscribe, value: "!")])
    }

    /// Creates the track of a sequence whose elements have the next labels.
    ///
    /// `^` marks `zero` if there are events before it.
    init<Element>(_ events: [Recorded<Event<Element>>], labels: inout MarbleLabels, from zero: TestTime) {
        var marks: [Recorded<Character>] = []
        for event in events {
            let sign: Character? =
                switch event.value {
                case .next: labels.next()
                case .error: "#"
                case .completed: "|"
                }
            if let sign { marks.append(Recorded(time: event.time, value: sign)) }
        }
        marks.sort { $0.time < $1.time }
        begin = min(zero, marks.first?.time ?? zero)
        if begin < zero {
            marks.insert(Recorded(time: zero, value: "^"), at: marks.firstIndex { $0.time >= zero } ?? marks.count)
        }
        isOpen = events.allSatisfy { !$0.value.isStopEvent }
        self.marks = marks
    }

    /// Whether the track has begun at a tick and continues after it.
    func continues(after tick: TestTime) -> Bool {
        tick >= begin && (isOpen || tick < marks.last?.time ?? begin)
    }
}
