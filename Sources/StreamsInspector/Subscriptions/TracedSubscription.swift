#if DEBUG || Tracing
    import Streams
    import Synchronization

    /// A subscription to a sequence, or a subscriber, which subscribes to one.
    ///
    /// The store retains it until its `SubscriptionToken` is released. No weak reference to it exists, since these slow down
    /// every event, and the counts are atomics, since a lock takes longer than an event.
    final class TracedSubscription: StoreTracer {
        let store: SubscriptionStore
        let number: Int
        /// The sequence; nil for a subscriber.
        let sequence: TracedSequence?
        /// The operator or the subscriber that has made the subscription; retained, since it explains this one.
        let parent: TracedSubscription?
        /// Whether it was the first source of `parent`.
        let isFirst: Bool
        /// Whether the callback of a subscriber receives its elements.
        let isLast: Bool
        /// Whether its events are recorded or logged.
        let isShown: Bool
        let stack: CallStack
        let start: Duration
        let chain: ChainReference

        let counts = SubscriptionCounts()
        /// Whether an operator below has thrown the error that is to come.
        let passesThrownError = Atomic<Bool>(false)
        /// Whether the callback of the subscriber is running.
        let isDelivering = Atomic<Bool>(false)
        private let ended = Atomic<Bool>(false)
        let state = Lock(SubscriptionState())

        /// A subscriber, with the lifetime of its chain.
        init(subscriberIn store: SubscriptionStore, _ stack: CallStack, _ lifetime: any Cancelable & AnyObject) {
            self.store = store
            self.stack = stack
            number = store.nextNumber()
            sequence = nil
            parent = nil
            isFirst = false
            isLast = false
            isShown = false
            start = store.now()
            chain = ChainReference(lifetime)
        }

        /// A subscription to `sequence`, which the operator or subscriber `parent` makes.
        init(to sequence: TracedSequence, by parent: TracedSubscription?, _ lifetime: any Cancelable & AnyObject) {
            store = sequence.store
            number = store.nextNumber()
            self.sequence = sequence
            self.parent = parent
            isFirst = parent?.gainSource() == 1
            isLast = parent?.isSubscriber == true
            isShown = sequence.name != nil || store.showsAll
            stack = sequence.stack
            start = store.now()
            chain = parent.flatMap { $0.belongs(to: lifetime) ? $0.chain : nil } ?? ChainReference(lifetime)
        }

        var name: String? { sequence?.name }

        var isSubscriber: Bool { sequence == nil }

        var isEnded: Bool { ended.load(ordering: .relaxed) }

        var isLive: Bool { !isEnded && chain.isLive }

        func belongs(to lifetime: any Cancelable & AnyObject) -> Bool { chain.identity == ObjectIdentifier(lifetime) }

        /// Ends the subscription, unless it has ended; returns whether it had not.
        @discardableResult func end() -> Bool {
            if ended.exchange(true, ordering: .relaxed) { return false }
            if isSubscriber { store.misuse.stopCounting(at: stack) } else { parent?.loseSource() }
            return true
        }

        // MARK: Tracer

        var root: any Tracer { SubscriberTracer(store, during: self) }

        var watcher: (any Watcher)? { self }

        var trail: String? { "\(errorTrail)" }
    }

    /// The lifetime of a chain of subscriptions.
    final class ChainReference: Sendable {
        let identity: ObjectIdentifier
        private weak let lifetime: (any Cancelable & AnyObject)?

        init(_ lifetime: any Cancelable & AnyObject) {
            identity = ObjectIdentifier(lifetime)
            self.lifetime = lifetime
        }

        var isLive: Bool { lifetime?.isDisposed == false }
    }

    /// Ends a subscription when it is released: with the observer of an operator, or with the lifetime of a subscriber.
    final class SubscriptionToken: Sendable {
        let subscription: TracedSubscription

        init(_ subscription: TracedSubscription) {
            self.subscription = subscription
            subscription.store.add(subscription)
        }

        deinit {
            subscription.store.remove(subscription.number)
            subscription.end()
        }
    }
#endif
