import Streams
import StreamsTest

/// The result of a program: the events that the clients received, in one order, and the subscriptions to each source.
struct Outcome: Equatable, Sendable {
    struct ReceivedEvent: Equatable, Sendable {
        let tick: Int
        let client: Int
        let event: Event<String>
    }

    var received: [ReceivedEvent] = []
    var subscriptions: [[Subscription]] = []
    /// The elements that the operator emitted after the client had disposed the subscription.
    ///
    /// The client does not receive them, but operators between the two would have processed them.
    var late: [String] = []

    var withoutMomentarySubscriptions: Outcome {
        Outcome(
            received: received,
            subscriptions: subscriptions.map { $0.filter { $0.subscribe < $0.unsubscribe } }, late: late)
    }
}
