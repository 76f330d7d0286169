/// Receives the events that an inspector sees; the connection to a logger, to metrics or to a file.
///
///     struct PrintingLog: InspectorLog {
///         func receive(_ event: InspectorEvent) { print("\(event)") }
///     }
///     let inspector = Inspector(log: PrintingLog())
///
/// ``LineLog``, ``JSONLog`` and ``EventCounts`` are ready to use.
public protocol InspectorLog: Sendable {
    /// Receives an event, on the thread that delivers it and before it is delivered; never under a lock.
    func receive(_ event: InspectorEvent)

    /// Whether elements are described, which takes time; true by default. If false, their events have no text.
    var describesElements: Bool { get }

    /// Whether only sequences with a name are reported, apart from errors and misuses; true by default.
    var onlyNamed: Bool { get }
}

extension InspectorLog {
    /// Elements are described by default.
    public var describesElements: Bool { true }

    /// Only named sequences are reported by default.
    public var onlyNamed: Bool { true }
}

/// An event that an inspector has seen.
public struct InspectorEvent: Sendable, CustomStringConvertible {
    /// The kinds of events.
    public enum Kind: String, Sendable, Codable {
        /// A sequence was subscribed to.
        case subscribed
        /// A sequence sends an element.
        case element
        /// A sequence fails.
        case failed
        /// A sequence completes.
        case completed
        /// The inspector has found a misuse.
        case misuse
    }

    /// The time since the inspector was created.
    public let time: Duration

    /// The kind of the event.
    public let kind: Kind

    /// A number of the subscription.
    public let subscription: Int

    /// The name of the sequence, if it has one.
    public let name: String?

    /// The description of the element, the error, or the sentence about a misuse; otherwise empty.
    public let text: String

    /// The path of an error that reaches a subscriber.
    public let trail: ErrorTrail?

    let stack: CallStack?

    /// The call of the operator; nil if the system does not support it.
    ///
    /// Reading it takes some milliseconds.
    public var site: CallSite? { stack?.site }

    /// A line such as `2.417 search element ab`.
    ///
    /// A name or text that would be misread in it is quoted: one with a line break, or with white space at an end.
    public var description: String {
        let words =
            [time.inSeconds.text(decimals: 3), name?.inLine ?? "\(subscription)", "\(kind)"]
            + (text.isEmpty ? [] : [text.inLine])
        return words.joined(separator: " ") + (trail.map { " (\($0))" } ?? "")
    }
}
