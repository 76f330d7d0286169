import Streams
import StreamsInspector

extension MarbleChart {
    /// A row of a chart.
    public struct Row {
        /// The contents of the row, given the tick of the first column.
        let contents: (TestTime) -> [Content]

        /// Recorded events.
        public static func stream<Element>(_ events: [Recorded<Event<Element>>], title: String = "") -> Row {
            Row { zero in [.stream(Stream(title: title, events: events, begin: zero))] }
        }

        /// Recorded events of a sequence that was subscribed to at a tick, and the subscription if it is to be drawn.
        package static func stream<Element>(
            _ events: [Recorded<Event<Element>>], title: String, from begin: TestTime, subscription: Subscription? = nil
        ) -> Row {
            Row { _ in
                [.stream(Stream(title: title, events: events, begin: begin))]
                    + (subscription.map { [.subscription($0)] } ?? [])
            }
        }

        /// The events that an observer received.
        public static func stream<Element>(_ observer: TestableObserver<Element>, title: String = "") -> Row {
            stream(observer.events, title: title)
        }

        /// The events of a source, with its subscriptions below; a cold source is drawn for each subscription.
        public static func stream<Element>(_ source: TestableObservable<Element>, title: String = "") -> Row {
            Row { zero in
                let subscriptions = source.subscriptions
                guard source.isCold else {
                    return [.stream(Stream(title: title, events: source.recordedEvents, begin: zero))]
                        + subscriptions.map { .subscription($0) }
                }
                func stream(from begin: TestTime) -> Content {
                    let events = source.recordedEvents.map {
                        Recorded(time: begin.offset(by: $0.time), value: $0.value)
                    }
                    return .stream(Stream(title: title, events: events, begin: begin))
                }
                if subscriptions.isEmpty { return [stream(from: zero)] }
                return subscriptions.flatMap { [stream(from: $0.subscribe), .subscription($0)] }
            }
        }

        /// A box with the name of the operator between the rows above and below it.
        public static func `operator`(_ name: String) -> Row { Row { _ in [.operator(name.inLine)] } }
    }

    enum Content {
        case stream(Stream)
        case subscription(Subscription)
        case `operator`(String)
    }

    /// A sequence whose elements are represented by their descriptions.
    struct Stream {
        /// The title, quoted if it would be misread in its line.
        let title: String
        let events: [Recorded<Event<String>>]
        /// The tick of the first column, or of the `^`.
        let begin: TestTime

        init<Element>(title: String, events: [Recorded<Event<Element>>], begin: TestTime) {
            self.title = title.isEmpty ? "" : title.inLine
            self.events = events.map { event in Recorded(time: event.time, value: event.value.map { "\($0)" }) }
            self.begin = begin
        }

        var elements: [String] { events.compactMap(\.value.element) }
        var errors: [String] { events.compactMap { $0.value.error.map { "\($0)" } } }
    }
}
