import Streams
import StreamsTest

/// What came of a program: what the clients received, in one order, and when each source was subscribed to.
struct Outcome: Equatable, Sendable {
    struct ReceivedEvent: Equatable, Sendable {
        let tick: Int
        let client: Int
        let event: Event<String>
    }

    var received: [ReceivedEvent] = []
    var subscriptions: [[Subscription]] = []
    /// Elements that were sent to clients who had disposed already: they are not given them, but whatever was between
    /// the operator and them would have been at work.
    var late: [String] = []

    var withoutMomentarySubscriptions: Outcome {
        Outcome(
            received: received,
            subscriptions: subscriptions.map { $0.filter { $0.subscribe < $0.unsubscribe } }, late: late)
    }
}
