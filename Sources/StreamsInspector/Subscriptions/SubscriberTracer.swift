import Synchronization

#if DEBUG || Tracing
    import Streams

    /// The tracer of a subscriber; its lifetime retains it.
    final class SubscriberTracer: StoreTracer {
        let store: SubscriptionStore
        private let stack = CallStack()
        /// The subscriber whose callback makes this one, with the number of its element.
        private let running: (subscriber: TracedSubscription, element: Int)?
        private let token = Lock<SubscriptionToken?>(nil)

        init(_ store: SubscriptionStore, during running: TracedSubscription? = nil) {
            self.store = store
            self.running = running.flatMap { running in
                guard running.isSubscriber, running.isDelivering.load(ordering: .relaxed) else { return nil }
                return (running, running.counts.elements)
            }
        }

        var subscription: TracedSubscription? { token.value?.subscription }

        func made(_ lifetime: any Cancelable & AnyObject) {
            guard subscription == nil else { return }
            let subscription = TracedSubscription(subscriberIn: store, stack, lifetime)
            token.replace(by: SubscriptionToken(subscription))
            store.misuse.made(subscription)
            guard let running, running.subscriber.nests(subscription, during: running.element) else { return }
            store.misuse.report(.nestedSubscription, at: subscription, count: 2)
        }
    }

    extension Tracer {
        /// The subscription that a tracer belongs to.
        var tracedSubscription: TracedSubscription? {
            if let subscription = self as? TracedSubscription { return subscription }
            return (self as? SubscriberTracer)?.subscription
        }
    }
#endif
