#if DEBUG || Tracing
    import Streams

    /// A subscription to a sequence, or a subscriber, which subscribes to one.
    final class TracedSubscription: Tracer {
        let store: SubscriptionStore
        let number: Int
        /// The sequence; nil for a subscriber.
        let sequence: TracedSequence?
        /// The operator or the subscriber that has made the subscription; retained, since it explains this one.
        let parent: TracedSubscription?
        /// The subscription whose callback has made this subscriber.
        private weak let running: TracedSubscription?
        /// Whether it was the first source of `parent`.
        let isFirst: Bool
        let stack: CallStack
        let start: Duration
        let state: Lock<SubscriptionState>

        /// A subscriber, which is known before its lifetime; made while another subscription may be running.
        init(subscriberIn store: SubscriptionStore, during running: TracedSubscription? = nil) {
            self.store = store
            self.running = running
            number = store.nextNumber()
            sequence = nil
            parent = nil
            isFirst = false
            stack = CallStack()
            start = store.now()
            state = Lock(SubscriptionState())
        }

        /// A subscription to `sequence`, which the operator or subscriber `parent` makes.
        init(to sequence: TracedSequence, by parent: TracedSubscription?, _ lifetime: any Cancelable & AnyObject) {
            store = sequence.store
            running = nil
            number = store.nextNumber()
            self.sequence = sequence
            self.parent = parent
            isFirst = parent?.gainSource() == 1
            stack = sequence.stack
            start = store.now()
            state = Lock(SubscriptionState(lifetime))
            store.add(self)
            store.report(.subscribed, of: self)
        }

        deinit {
            store.remove(number)
            end()
        }

        var name: String? { sequence?.name }

        var isSubscriber: Bool { sequence == nil }

        var isLive: Bool {
            let (lifetime, isEnded) = state.withLock { ($0.lifetime, $0.isEnded) }
            return !isEnded && lifetime?.isDisposed == false
        }

        func belongs(to lifetime: any Cancelable & AnyObject) -> Bool { state.withLock { $0.lifetime } === lifetime }

        /// Ends the subscription, unless it has ended; returns whether it had not.
        @discardableResult func end() -> Bool {
            let isFirst = state.withLock { state in
                defer { state.isEnded = true }
                return !state.isEnded
            }
            guard isFirst else { return false }
            if isSubscriber { store.misuse.subscriberEnded(stack) } else { parent?.loseSource() }
            return true
        }

        // MARK: Tracer

        func assembled(named name: String?) -> any Tracer { store.assembled(named: name) }

        func made(_ lifetime: any Cancelable & AnyObject) {
            let isNew = state.withLock { state in
                if state.lifetime != nil { return false }
                state.lifetime = lifetime
                return true
            }
            guard isSubscriber, isNew else { return }
            store.add(self)
            store.misuse.made(self)
            if running?.nests(self) == true { store.misuse.report(.nestedSubscription, at: self, count: 2) }
        }

        var root: any Tracer { TracedSubscription(subscriberIn: store, during: self) }

        var watcher: (any Watcher)? { self }

        var trail: String? { "\(errorTrail)" }
    }

    struct WeakSubscription {
        weak var subscription: TracedSubscription?
    }

    /// The variables of a subscription.
    struct SubscriptionState {
        weak var lifetime: (any Cancelable & AnyObject)?
        var isEnded = false
        /// Whether the callback of the subscriber is running.
        var isDelivering = false
        /// The elements sent so far.
        var elements = 0
        var rate = Rate()
        var place = DeliveryPlace()

        /// The sources that were subscribed to, those that are live, and the elements of the first and of the one with most.
        var sources = 0
        var liveSources = 0
        var received = (first: 0, most: 0)
        var storage: ElementStorage?

        /// The path of the error that the latest source has failed with.
        var failure: [Step] = []
        /// Whether an operator below has thrown the error that is to come.
        var passesThrownError = false

        /// The subscribers that the callback has made, with the element during which it did.
        var nested: [(subscriber: WeakSubscription, element: Int)] = []

        /// The sends of the subscriber to its own source since the last element without one.
        var nestedSends = 0
        var sendsNested = false

        init(_ lifetime: (any Cancelable & AnyObject)? = nil) { self.lifetime = lifetime }

        /// The elements that are stored.
        var backlog: Int? {
            switch storage {
            case .queue, .pairs: max(0, received.most - elements)
            case .inner: max(0, received.first - (sources - 1))
            case .latest, nil: nil
            }
        }
    }
#endif
