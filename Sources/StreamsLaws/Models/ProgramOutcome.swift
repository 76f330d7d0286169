import Streams
import StreamsTest

/// The result of a program: the events that the observers received, in one order, and the subscriptions to each source.
package struct ProgramOutcome: Equatable, Sendable {
    package struct ReceivedEvent: Equatable, Sendable {
        let tick: Int
        let observer: Int
        let event: Event<String>

        package init(tick: Int, observer: Int, event: Event<String>) {
            self.tick = tick
            self.observer = observer
            self.event = event
        }
    }

    let received: [ReceivedEvent]
    let subscriptions: [[Subscription]]
    /// The elements that the operator emitted after the observer had disposed the subscription.
    ///
    /// The observer does not receive them, but operators between the two would have processed them.
    let late: [String]

    package init(received: [ReceivedEvent] = [], subscriptions: [[Subscription]] = [], late: [String] = []) {
        self.received = received
        self.subscriptions = subscriptions
        self.late = late
    }

    /// The outcome without the order among observers.
    var separated: ProgramOutcome {
        let observers = Set(received.map(\.observer)).sorted()
        return ProgramOutcome(
            received: observers.flatMap { observer in received.filter { $0.observer == observer } },
            subscriptions: subscriptions.map {
                $0.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
            },
            late: late)
    }

    var withoutMomentarySubscriptions: ProgramOutcome {
        ProgramOutcome(
            received: received,
            subscriptions: subscriptions.map { $0.filter { $0.subscribe < $0.unsubscribe } }, late: late)
    }
}
