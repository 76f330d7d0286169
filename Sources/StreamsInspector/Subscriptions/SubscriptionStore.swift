import Streams

/// The state of an inspector: the subscriptions that it has seen, and the receivers of its reports.
final class SubscriptionStore: Sendable {
    let log: (any InspectorLog)?
    let recorder: Recorder
    let misuse: MisuseReport
    let now: @Sendable () -> Duration

    #if DEBUG || Tracing
        private let subscriptions = Lock<(latest: Int, live: [Int: Reference])>((0, [:]))

        private struct Reference {
            weak var subscription: TracedSubscription?
        }
    #endif

    init(log: (any InspectorLog)?, recordedEvents: Int, ignoring: Set<Misuse>, now: @escaping @Sendable () -> Duration)
    {
        self.log = log
        self.now = now
        recorder = Recorder(limit: recordedEvents)
        misuse = MisuseReport(ignoring: ignoring, log: log)
    }
}

#if DEBUG || Tracing
    extension SubscriptionStore {
        /// A number for a sequence or a subscription.
        func nextNumber() -> Int {
            subscriptions.withLock { subscriptions in
                subscriptions.latest += 1
                return subscriptions.latest
            }
        }

        func add(_ subscription: TracedSubscription) {
            let reference = Reference(subscription: subscription)
            subscriptions.withLock { $0.live[subscription.number] = reference }
        }

        func remove(_ number: Int) { subscriptions.withLock { _ = $0.live.removeValue(forKey: number) } }

        /// The live subscriptions, in the order in which they were made.
        var live: [TracedSubscription] {
            // Released by the caller, outside the lock.
            let all = subscriptions.withLock { subscriptions in
                subscriptions.live.values.compactMap(\.subscription)
            }
            return all.filter(\.isLive).sorted { $0.number < $1.number }
        }

        /// Whether the events of `subscription` are recorded or logged.
        func shows(_ subscription: TracedSubscription) -> Bool {
            subscription.name != nil || log?.onlyNamed == false
        }

        /// Records and logs an event.
        func report(
            _ kind: InspectorEvent.Kind, of subscription: TracedSubscription, _ text: @autoclosure () -> String = "",
            trail: ErrorTrail? = nil
        ) {
            guard shows(subscription) || trail != nil else { return }
            let time = now()
            let isDescribed = subscription.name != nil || kind != .element || log?.describesElements == true
            let text = isDescribed ? String(text().prefix(200)) : ""
            if let name = subscription.name, let kind = Recording.Event.Kind(rawValue: kind.rawValue) {
                recorder.add(
                    Recording.Event(
                        time: time.inSeconds, name: name, subscription: subscription.number, kind: kind, text: text))
            }
            log?.receive(
                InspectorEvent(
                    time: time, kind: kind, subscription: subscription.number, name: subscription.name, text: text,
                    trail: trail, stack: subscription.stack))
        }
    }

    extension SubscriptionStore: Tracer {
        func assembled(named name: String?) -> any Tracer { TracedSequence(self, name) }

        func made(_ lifetime: any Cancelable & AnyObject) {}

        var root: any Tracer { TracedSubscription(subscriberIn: self) }
    }
#endif
