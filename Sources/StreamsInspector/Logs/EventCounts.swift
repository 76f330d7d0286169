import Streams

/// Counts the events of named sequences, for metrics.
///
///     let counts = EventCounts()
///     let inspector = Inspector(log: counts)
///     let searched = counts.value["search"]?[.element]
public final class EventCounts: InspectorLog {
    private let counts = Lock<[String: [InspectorEvent.Kind: Int]]>([:])

    /// Creates counts of zero.
    public init() {}

    /// The counts so far, by the name of the sequence; those of sequences without a name have an empty name.
    public var value: [String: [InspectorEvent.Kind: Int]] { counts.value }

    /// Elements are not described.
    public var describesElements: Bool { false }

    /// Counts the event.
    public func receive(_ event: InspectorEvent) {
        counts.withLock { $0[event.name ?? "", default: [:]][event.kind, default: 0] += 1 }
    }
}
