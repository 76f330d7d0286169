/// The subscriptions that were live at one moment.
///
/// Its text is a list of the subscribers, each with the operators upstream of it, indented below. Programs read
/// ``subscriptions``, or the JSON that `JSONEncoder` makes of the graph.
public struct StreamGraph: Sendable, Codable {
    /// A subscription to a sequence, or a subscriber.
    public struct Subscription: Sendable, Codable, Identifiable {
        /// A number that no other subscription has.
        public let id: Int

        /// The subscription that made this one; nil for a subscriber.
        public internal(set) var parent: Int?

        /// A number of the sequence; subscriptions to the same sequence have the same.
        public let sequence: Int?

        /// The name given with `named(_:)`.
        public internal(set) var name: String?

        /// The call of the operator, or of `subscribe`; nil if the system does not support it.
        public let site: CallSite?

        /// The elements sent so far.
        public let elements: Int

        /// The elements for each second, since the graph before, or since the subscription.
        public let rate: Double

        /// The time since the subscription, in seconds.
        public let age: Double

        /// The elements that the operator stores; nil for operators that store none.
        public internal(set) var backlog: Int?

        /// The thread of the latest element of a subscriber: the main thread, the label of a queue, or a description.
        ///
        /// Nil for operators.
        public let place: String?

        /// The number of the times that the operator has subscribed to a source.
        public let sources: Int
    }

    /// The live subscriptions, each after the one that made it.
    public let subscriptions: [Subscription]

    /// The number of live subscriptions to each sequence that has more than one.
    public let shared: [Int: Int]

    init(_ subscriptions: [Subscription]) {
        self.subscriptions = subscriptions
        shared = subscriptions.reduce(into: [:]) { counts, subscription in
            if let sequence = subscription.sequence { counts[sequence, default: 0] += 1 }
        }.filter { $0.value > 1 }
    }
}
