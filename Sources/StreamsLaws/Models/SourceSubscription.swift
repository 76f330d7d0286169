/// A subscription to a source that a model expects, with the instants of its beginning and its end.
public struct SourceSubscription: Sendable {
    package let source: Int
    /// The position among all subscriptions that the model has made.
    package let number: Int
    let start: VirtualInstant
    /// The instant at which it is disposed or terminates; nil while it is active.
    package var end: VirtualInstant?

    package init(source: Int, number: Int, start: VirtualInstant) {
        self.source = source
        self.number = number
        self.start = start
    }
}

extension [SourceSubscription] {
    /// Returns the subscriptions made before an instant, ended at that instant at the latest.
    public func ended(at instant: VirtualInstant) -> [SourceSubscription] {
        filter { $0.start <= instant }.map { subscription in
            var subscription = subscription
            subscription.end = Swift.min(subscription.end ?? instant, instant)
            return subscription
        }
    }
}
