import Streams

/// Reports each misuse once for each call.
final class MisuseReport: Sendable {
    private let ignored: Set<Misuse>
    private let log: (any InspectorLog)?
    private let state = Lock(State())

    private struct State {
        var reported: Set<Key> = []
        /// The subscribers made at each place until one of them has ended.
        var subscribers: [CallStack: Int] = [:]
        var placesThatEnd: Set<CallStack> = []
    }

    private struct Key: Hashable {
        let misuse: Misuse
        let stack: CallStack
    }

    init(ignoring ignored: Set<Misuse>, log: (any InspectorLog)?) {
        self.ignored = ignored
        self.log = log
    }

    #if DEBUG || Tracing
        func report(_ misuse: Misuse, at subscription: TracedSubscription, count: Int) {
            guard !ignored.contains(misuse) else { return }
            let key = Key(misuse: misuse, stack: subscription.stack)
            guard state.withLock({ $0.reported.insert(key).inserted }) else { return }
            let sentence = misuse.sentence(at: Step(subscription).text, count: count)
            guard let log else { return diagnose("Streams: \(sentence)") }
            log.receive(
                InspectorEvent(
                    time: subscription.store.now(), kind: .misuse, subscription: subscription.number,
                    name: subscription.name, text: sentence, trail: nil, stack: subscription.stack))
        }

        func made(_ subscriber: TracedSubscription) {
            let count = state.withLock { state in
                if state.placesThatEnd.contains(subscriber.stack) { return 0 }
                state.subscribers[subscriber.stack, default: 0] += 1
                return state.subscribers[subscriber.stack, default: 0]
            }
            if count == Misuse.limitOfSubscribers { report(.neverDisposed, at: subscriber, count: count) }
        }

        func subscriberEnded(_ stack: CallStack) {
            state.withLock { state in
                state.placesThatEnd.insert(stack)
                state.subscribers[stack] = nil
            }
        }
    #endif
}
