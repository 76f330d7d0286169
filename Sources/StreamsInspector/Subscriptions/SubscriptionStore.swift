import Streams
import Synchronization

/// The state of an inspector: the subscriptions that it has seen, and the receivers of its reports.
final class SubscriptionStore: Sendable {
    let log: (any InspectorLog)?
    let recorder: Recorder
    let misuse: MisuseReport
    let now: @Sendable () -> Duration

    #if DEBUG || Tracing
        private let latestNumber = Atomic<Int>(0)
        private let subscriptions = Lock<[Int: TracedSubscription]>([:])
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
        func nextNumber() -> Int { latestNumber.add(1, ordering: .relaxed).newValue }

        func add(_ subscription: TracedSubscription) {
            subscriptions.withLock { $0[subscription.number] = subscription }
        }

        func remove(_ number: Int) {
            // Released by the caller, outside the lock.
            _ = subscriptions.withLock { $0.removeValue(forKey: number) }
        }

        /// The live subscriptions, in the order in which they were made.
        var live: [TracedSubscription] {
            let all = subscriptions.withLock { Array($0.values) }
            return all.filter(\.isLive).sorted { $0.number < $1.number }
        }

        /// Whether sequences without a name are logged.
        var showsAll: Bool { log?.onlyNamed == false }

        /// Records and logs an event; an error that reaches a subscriber, with the operators that it came through.
        func report(
            _ kind: InspectorEvent.Kind, of subscription: TracedSubscription, _ text: @autoclosure () -> String = ""
        ) {
            let reachesSubscriber = kind == .failed && subscription.isLast && log != nil
            guard subscription.isShown || reachesSubscriber else { return }
            let time = now()
            let isDescribed = kind != .element || log?.describesElements == true
            let text = isDescribed || subscription.name != nil ? String(text().prefix(200)) : ""
            if let name = subscription.name {
                recorder.add(
                    Recording.Event(
                        time: time.inSeconds, name: name, subscription: subscription.number, kind: kind, text: text))
            }
            log?.receive(
                InspectorEvent(
                    time: time, kind: kind, subscription: subscription.number, name: subscription.name,
                    text: isDescribed ? text : "",
                    trail: reachesSubscriber ? subscription.errorTrail : nil, stack: subscription.stack))
        }
    }

    extension SubscriptionStore: StoreTracer {
        var store: SubscriptionStore { self }
    }
#endif
