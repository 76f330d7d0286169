/// The latest events of named sequences.
///
/// `MarbleChart` of module `StreamsTest` draws it, as a picture and as marble diagrams that a test can play:
///
///     let recording = inspector.recording                 // in the program that shows the bug
///     let chart = MarbleChart(recording, tick: .milliseconds(100))
///     print(chart)                                        // search: --a--b----c|
///
/// `JSONEncoder` writes a recording to a file, from which a test reads it.
public struct Recording: Sendable, Codable {
    /// An event of a sequence.
    public struct Event: Sendable, Codable {
        /// The seconds since the inspector was created.
        public let time: Double

        /// The name of the sequence.
        public let name: String

        /// A number of the subscription.
        public let subscription: Int

        /// The kind of the event; not `misuse`.
        public let kind: InspectorEvent.Kind

        /// The description of the element, or of the error, cut to 200 characters; otherwise empty.
        public let text: String
    }

    /// The events, the oldest first.
    public let events: [Event]

    /// The number of older events that are not kept.
    public let omitted: Int
}
