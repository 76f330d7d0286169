import Streams

/// Reports each misuse once for each call.
final class MisuseReport: Sendable {
    private let ignored: Set<Misuse>
    private let log: (any InspectorLog)?

    init(ignoring ignored: Set<Misuse>, log: (any InspectorLog)?) {
        self.ignored = ignored
        self.log = log
    }

    #if DEBUG || Tracing
        private let state = Lock(State())

        private struct State {
            var reported: Set<Key> = []
            /// The subscribers made at each place, until one of them is known to have ended.
            var subscribers: [CallStack: [TracedSubscription]] = [:]
            /// The places at which subscribers are no longer counted.
            var countedPlaces: Set<CallStack> = []
        }

        private struct Key: Hashable {
            let misuse: Misuse
            let place: Place
        }

        private enum Place: Hashable {
            case stack(CallStack)
            case site(CallSite)
        }

        func report(_ misuse: Misuse, at subscription: TracedSubscription, count: Int) {
            guard !ignored.contains(misuse), isFirst(misuse, at: .stack(subscription.stack)) else { return }
            // Second, and so once for each stack: reading the call takes milliseconds.
            if let site = subscription.stack.site, !isFirst(misuse, at: .site(site)) { return }
            let sentence = misuse.sentence(at: Step(subscription).text, count: count)
            guard let log else { return diagnose("Streams: \(sentence)") }
            log.receive(
                InspectorEvent(
                    time: subscription.store.now(), kind: .misuse, subscription: subscription.number,
                    name: subscription.name, text: sentence, trail: nil, stack: subscription.stack))
        }

        private func isFirst(_ misuse: Misuse, at place: Place) -> Bool {
            state.withLock { $0.reported.insert(Key(misuse: misuse, place: place)).inserted }
        }

        func made(_ subscriber: TracedSubscription) {
            let stack = subscriber.stack
            let subscribers = state.withLock { state -> [TracedSubscription] in
                if state.countedPlaces.contains(stack) { return [] }
                let subscribers = state.subscribers[stack, default: []] + [subscriber]
                state.subscribers[stack] = subscribers
                return subscribers
            }
            guard subscribers.count == Misuse.limitOfSubscribers else { return }
            stopCounting(at: stack)
            // A subscription that has ended may still be referenced, so that its `end()` has not been called.
            guard subscribers.allSatisfy(\.isLive) else { return }
            report(.neverDisposed, at: subscriber, count: subscribers.count)
        }

        /// Ends the count at a place, which has made a subscriber that has ended, or enough of them.
        func stopCounting(at stack: CallStack) {
            // Released by the caller, outside the lock.
            _ = state.withLock { state in
                state.countedPlaces.insert(stack)
                return state.subscribers.removeValue(forKey: stack)
            }
        }
    #endif
}
