#if DEBUG || Tracing
    import Streams

    /// A sequence: the result of one call of an operator.
    final class TracedSequence: StoreTracer {
        let store: SubscriptionStore
        let number: Int
        let name: String?
        let stack = CallStack()
        private let sharing = Lock(Sharing())

        /// The subscriptions of a `share` to its source.
        private struct Sharing {
            /// The latest times at which it has subscribed.
            var connections: [Duration] = []
            /// The path of the error that the source has failed with; empty if it is not shared.
            var failure: [Step] = []
        }

        init(_ store: SubscriptionStore, _ name: String?) {
            self.store = store
            self.name = name
            number = store.nextNumber()
        }

        func attached(
            _ lifetime: any Cancelable & AnyObject, nearest: (any Tracer)?, owner: (any Tracer)?
        ) -> any Tracer {
            var nearest = nearest?.tracedSubscription
            // An operator that subscribes again does so while the source before ends.
            while let ended = nearest, ended.isEnded { nearest = ended.parent }
            let parent = nearest?.belongs(to: lifetime) == true ? nearest : owner?.tracedSubscription
            return TracedSubscription(to: self, by: parent, lifetime)
        }

        /// Notes a subscription of a `share` to its source; returns the number of those in the last second.
        func connect(at time: Duration) -> Int {
            sharing.withLock { sharing in
                sharing.failure = []
                sharing.connections = sharing.connections.filter { time - $0 < .seconds(1) } + [time]
                return sharing.connections.count
            }
        }

        func failSharedSource(from path: [Step]) {
            sharing.withLock { sharing in
                if !sharing.connections.isEmpty { sharing.failure = path }
            }
        }

        var failureOfSharedSource: [Step] { sharing.withLock(\.failure) }
    }
#endif
