import Streams

extension SubscriptionStore {
    func graph() -> StreamGraph {
        #if DEBUG || Tracing
            let live = live
            let now = now()
            CallStack.readSites(of: live.map(\.stack))
            return StreamGraph(GraphBuilder(live, at: now).subscriptions)
        #else
            StreamGraph([])
        #endif
    }
}

#if DEBUG || Tracing
    /// Makes one subscription of those that the parts of an operator make, and one of a name and what it names.
    private struct GraphBuilder {
        private(set) var subscriptions: [StreamGraph.Subscription] = []

        init(_ live: [TracedSubscription], at now: Duration) {
            let isLive = Set(live.map(\.number))
            var stacks: [Int: CallStack] = [:]
            var places: [Int: Int] = [:]
            /// The shown subscription for each that is not shown.
            var standIn: [Int: Int] = [:]
            for subscription in live {
                var parent = subscription.parent
                while let ended = parent, !isLive.contains(ended.number) { parent = ended.parent }
                var made = StreamGraph.Subscription(subscription, at: now)
                made.parent = parent?.number
                while let shown = made.parent.flatMap({ standIn[$0] }) { made.parent = shown }
                if let place = made.parent.flatMap({ places[$0] }) {
                    let below = subscriptions[place]
                    if below.isNameOnly {
                        made.name = made.name ?? below.name
                        made.parent = below.parent
                        standIn[below.id] = made.id
                        places[made.id] = place
                        stacks[made.id] = subscription.stack
                        subscriptions[place] = made
                        continue
                    }
                    if made.name == nil, let stack = stacks[below.id], subscription.stack.isPart(of: stack) {
                        standIn[made.id] = below.id
                        subscriptions[place].backlog = below.backlog ?? made.backlog
                        continue
                    }
                }
                places[made.id] = subscriptions.count
                stacks[made.id] = subscription.stack
                subscriptions.append(made)
            }
        }
    }

    extension StreamGraph.Subscription {
        init(_ subscription: TracedSubscription, at now: Duration) {
            let elements = subscription.counts.elements
            let (sample, sources, place) = subscription.state.withLock { state in
                defer { state.sample = (now, elements) }
                return (state.sample, state.sources, state.place.name)
            }
            let since = sample ?? (subscription.start, 0)
            id = subscription.number
            sequence = subscription.sequence?.number
            name = subscription.name
            site = subscription.stack.site
            self.elements = elements
            rate = now > since.time ? Double(elements - since.elements) / (now - since.time).inSeconds : 0
            age = (now - subscription.start).inSeconds
            backlog = subscription.counts.backlog(sources: sources)
            self.place = place
            self.sources = sources
        }

        /// Whether this is a part of `named(_:)`, and not what it names.
        var isNameOnly: Bool { site.map { $0.name == "named" } ?? (name != nil) }
    }
#endif
