/// The terminal event of a sequence, with the description of its error.
enum End: Equatable {
    case completed
    case failed(String)
}

/// One subscription to a source, and when it was given up.
struct Use {
    let source: Int
    let number: Int
    let from: VirtualInstant
    var to: VirtualInstant?
}

/// All that one subscription to a sequence gives if it is never disposed, as a list.
struct Timeline<Element> {
    typealias Item = (at: VirtualInstant, value: Element)
    typealias Ending = (at: VirtualInstant, how: End)

    let items: [Item]
    let end: Ending?
    let uses: [Use]

    /// A sequence that uses sources until it ends, and has nothing after its end.
    init(_ items: [Item], _ end: Ending?, using uses: [Use]) {
        guard let end else {
            (self.items, self.end, self.uses) = (items, nil, uses)
            return
        }
        self.items = items.filter { $0.at <= end.at }
        self.end = end
        self.uses = uses.until(end.at)
    }

    static func completed(at instant: VirtualInstant) -> Timeline { Timeline([], (instant, .completed), using: []) }

    static func failed(_ error: String, at instant: VirtualInstant) -> Timeline {
        Timeline([], (instant, .failed(error)), using: [])
    }

    /// Returns the timeline up to the disposal of the subscription.
    func disposed(at instant: VirtualInstant?) -> Timeline {
        guard let instant else { return self }
        let isOver = end.map { $0.at < instant } ?? false
        return Timeline(items.filter { $0.at < instant }, isOver ? end : nil, using: uses.until(instant))
    }

    /// The same elements and end, with other uses of sources besides its own.
    func using(_ others: [Use]) -> Timeline { Timeline(items, end, using: uses + others) }

    /// The elements and the terminal event, in order.
    var events: [(at: VirtualInstant, event: TimelineEvent<Element>)] {
        items.map { ($0.at, .element($0.value)) } + (end.map { [($0.at, .end($0.how))] } ?? [])
    }

    /// The instant of the end, later than everything when there is none.
    var endOrNever: VirtualInstant { end?.at ?? .distantFuture }

    var isCompleted: Bool { end?.how == .completed }

    /// Returns the output of `step` for each element, then that of `completed`; a thrown error is the terminal event.
    func each<Output>(
        _ step: (Element, inout [Output]) throws -> Void, completed: (inout [Output]) throws -> Void = { _ in }
    ) -> Timeline<Output> {
        var results: [Timeline<Output>.Item] = []
        for (at, event) in events {
            var output: [Output] = []
            do {
                switch event {
                case .element(let element): try step(element, &output)
                case .end(.completed): try completed(&output)
                case .end(.failed): break
                }
            } catch {
                return Timeline<Output>(
                    results + output.map { (at, $0) }, (at, .failed("\(error)")), using: uses)
            }
            results += output.map { (at, $0) }
        }
        return Timeline<Output>(results, end, using: uses)
    }
}

/// One event in the list of several timelines.
enum TimelineEvent<Element> {
    case element(Element)
    case end(End)
}

/// The events of several timelines in one list; those of the same instant in the order of the timelines.
func inOrder<Element>(
    _ timelines: [Timeline<Element>]
) -> [(at: VirtualInstant, index: Int, event: TimelineEvent<Element>)] {
    var all: [(at: VirtualInstant, index: Int, event: TimelineEvent<Element>)] = []
    for (index, timeline) in timelines.enumerated() {
        all += timeline.events.map { ($0.at, index, $0.event) }
    }
    return all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
}

extension [Use] {
    /// Returns the subscriptions made before an instant, ended at that instant.
    func until(_ instant: VirtualInstant) -> [Use] {
        filter { $0.from <= instant }.map { use in
            var use = use
            use.to = Swift.min(use.to ?? instant, instant)
            return use
        }
    }
}
