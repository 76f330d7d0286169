import Streams
import StreamsTest

/// What came of a program: what the clients received, in one order, and when each source was subscribed to.
struct Outcome: Equatable, Sendable {
    struct Happening: Equatable, Sendable {
        let tick: Int
        let client: Int
        let event: Event<String>
    }

    var happenings: [Happening] = []
    var subscriptions: [[Subscription]] = []

    var withoutMomentarySubscriptions: Outcome {
        Outcome(
            happenings: happenings,
            subscriptions: subscriptions.map { $0.filter { $0.subscribe < $0.unsubscribe } })
    }
}
