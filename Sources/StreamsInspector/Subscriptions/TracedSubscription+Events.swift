#if DEBUG || Tracing
    import Streams

    extension TracedSubscription: Watcher {
        func next<Element>(_ element: Element, _ deliver: (Element) throws -> Void) rethrows {
            let now = store.now()
            let count = state.withLock { state in
                state.elements += 1
                state.rate.add(at: now)
                state.place.update()
                return state.elements
            }
            parent?.receive(count, from: self, at: now)
            store.report(.element, of: self, "\(element)")
            do {
                if let parent, parent.isSubscriber {
                    try parent.delivering { try deliver(element) }
                } else {
                    try deliver(element)
                }
            } catch {
                // Thrown by an operator below; the terminal event follows.
                state.withLock { $0.passesThrownError = true }
                throw error
            }
        }

        func stop(_ error: (any Error)?, _ deliver: () -> Void) {
            let isFirst = end()
            if let error {
                noteFailure()
                if isFirst {
                    store.report(.failed, of: self, "\(error)", trail: parent?.isSubscriber == true ? errorTrail : nil)
                }
            } else if isFirst {
                store.report(.completed, of: self)
            }
            Tracing.with(self, deliver)
        }

        func notice(_ situation: Situation) {
            switch situation {
            case .storing(let storage): state.withLock { $0.storage = storage }
            case .connecting: connects()
            case .enqueuing: sendsNested()
            case .releasedOwner: store.misuse.report(.releasedOwner, at: self, count: 1)
            }
        }

        // MARK: The operator or subscriber below

        /// Counts a source, and returns its place in the order of the subscriptions.
        func gainSource() -> Int {
            let (count, live) = state.withLock { state in
                state.sources += 1
                state.liveSources += 1
                return (state.sources, state.liveSources)
            }
            if live == Misuse.limitOfSources { store.misuse.report(.pilingUp, at: self, count: live) }
            return count
        }

        func loseSource() { state.withLock { $0.liveSources -= 1 } }

        private func receive(_ count: Int, from source: TracedSubscription, at now: Duration) {
            let found: (Misuse, Int)? = state.withLock { state in
                if source.isFirst { state.received.first = count }
                state.received.most = max(state.received.most, count)
                if isSubscriber {
                    state.elements += 1
                    state.rate.add(at: now)
                    state.place.update()
                }
                if state.storage == .queue, let backlog = state.backlog, backlog >= Misuse.limitOfBacklog {
                    return (.growingBacklog, backlog)
                }
                if state.storage == .latest, state.elements == 0, count >= Misuse.limitOfSilence {
                    return (.silentSource, count)
                }
                return nil
            }
            if let found { store.misuse.report(found.0, at: self, count: found.1) }
        }

        /// Runs the callback of a subscriber.
        private func delivering(_ body: () throws -> Void) rethrows {
            state.withLock { state in
                state.isDelivering = true
                state.sendsNested = false
            }
            defer {
                state.withLock { state in
                    state.isDelivering = false
                    if !state.sendsNested { state.nestedSends = 0 }
                }
            }
            try Tracing.with(self, body)
        }

        /// Notes a subscriber that the callback of this one has made; returns whether one that it made during an earlier
        /// element, at the same place, is still live.
        func nests(_ subscriber: TracedSubscription) -> Bool {
            let (others, element) = state.withLock { state in
                guard state.isDelivering else { return ([(subscriber: WeakSubscription, element: Int)](), 0) }
                let others = state.nested
                state.nested.append((WeakSubscription(subscription: subscriber), state.elements))
                return (others, state.elements)
            }
            let live = others.filter { $0.subscriber.subscription?.isLive == true }
            if live.count < others.count {
                state.withLock { $0.nested.removeAll { $0.subscriber.subscription == nil } }
            }
            return live.contains { $0.element < element && $0.subscriber.subscription?.stack == subscriber.stack }
        }

        private func sendsNested() {
            guard isSubscriber else { return }
            let count = state.withLock { state in
                state.sendsNested = true
                state.nestedSends += 1
                return state.nestedSends
            }
            if count == Misuse.limitOfNestedSends { store.misuse.report(.cycle, at: self, count: count) }
        }

        private func connects() {
            guard let sequence else { return }
            let count = sequence.connect(at: store.now())
            if count == Misuse.limitOfConnections { store.misuse.report(.reconnecting, at: self, count: count) }
        }
    }
#endif
