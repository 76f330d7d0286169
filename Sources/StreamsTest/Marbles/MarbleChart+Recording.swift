import Streams
import StreamsInspector

extension MarbleChart {
    /// Draws what an `Inspector` has recorded: a row for each subscription to a named sequence.
    ///
    ///     func show(_ inspector: Inspector) {
    ///         print(MarbleChart(inspector.recording, tick: .milliseconds(100)))
    ///     }
    ///
    /// prints
    ///
    ///     typed:  a-b-c---------d-|
    ///     search: -----------e--------(e|)
    ///
    /// Of sequences that were subscribed to in one tick, the sources are drawn first. A test plays a row as
    /// `scheduler.hot("a-b-c---------d-|")`. The first column is the first event of the recording. Elements whose
    /// description is one letter or digit are drawn as that; `legend` has the others.
    ///
    /// - Parameters:
    ///   - recording: The events.
    ///   - tick: The duration of a column; events that are closer to each other are drawn as a group.
    ///   - names: The sequences to draw; all by default.
    public init(_ recording: Recording, tick: Duration, names: Set<String>? = nil) {
        let events = recording.events.filter { names?.contains($0.name) ?? true }
        let begin = events.first { $0.kind != .subscribed }?.time ?? 0
        let length = tick / .seconds(1)
        require(length > 0, "MarbleChart needs a tick that is longer than zero.")
        func time(of event: Recording.Event) -> TestTime {
            Int(exactly: ((event.time - begin) / length).rounded()) ?? 0
        }
        let rows = Dictionary(grouping: events, by: \.subscription).values
            .sorted { (time(of: $0[0]), $1[0].subscription) < (time(of: $1[0]), $0[0].subscription) }
            .map { events in
                let recorded = events.compactMap { event in
                    event.event.map { Recorded(time: time(of: event), value: $0) }
                }
                return Row.stream(recorded, title: events[0].name)
            }
        self.init(rows, from: 0)
    }
}

extension Recording.Event {
    /// The event with the description of its element; nil for a subscription.
    fileprivate var event: Event<String>? {
        switch kind {
        case .subscribed, .misuse: nil
        case .element: .next(text)
        case .failed: .error(RecordedFailure(description: text))
        case .completed: .completed
        }
    }
}

/// An error that was recorded as a text.
private struct RecordedFailure: Error, CustomStringConvertible {
    let description: String
}
