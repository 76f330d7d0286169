import Synchronization

#if DEBUG || Tracing
    import Streams

    extension TracedSubscription: Watcher {
        var token: any AnyObject & Sendable {
            let token = SubscriptionToken(self)
            store.report(.subscribed, of: self)
            return token
        }

        func next<Element>(_ element: Element, _ deliver: (Element) throws -> Void) rethrows {
            let count = counts.send()
            if let parent {
                if isLast {
                    _ = parent.counts.send()
                } else if parent.counts.stored != nil {
                    parent.receive(count, isFirst)
                }
            }
            if isShown { store.report(.element, of: self, "\(element)") }
            do {
                if isLast, let parent {
                    try parent.delivering { try deliver(element) }
                } else {
                    try deliver(element)
                }
            } catch {
                // Thrown by an operator below; the terminal event follows.
                passesThrownError.store(true, ordering: .relaxed)
                throw error
            }
        }

        func stop(_ error: (any Error)?, _ deliver: () -> Void) {
            let isFirst = end()
            if error != nil { noteFailure() }
            if isFirst { store.report(error == nil ? .completed : .failed, of: self, error.map { "\($0)" } ?? "") }
            Tracing.with(self, deliver)
        }

        func notice(_ situation: Situation) {
            switch situation {
            case .storing(let storage): counts.stored = storage
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

        private func receive(_ count: Int, _ isFirst: Bool) {
            counts.receive(count, isFirst: isFirst)
            switch counts.stored {
            case .queue, .controlledQueue:
                let backlog = counts.backlog(sources: 1) ?? 0
                if backlog >= Misuse.limitOfBacklog { store.misuse.report(.growingBacklog, at: self, count: backlog) }
            case .latest:
                // The operator subscribes first to the source whose elements it stores.
                guard !counts.hasReceivedFromFirst, counts.elements == 0, count >= Misuse.limitOfSilence else { return }
                store.misuse.report(.silentSource, at: self, count: count)
            case .inner, .pairs, nil: break
            }
        }

        /// Runs the callback of a subscriber.
        private func delivering(_ body: () throws -> Void) rethrows {
            isDelivering.store(true, ordering: .relaxed)
            state.withLock { state in
                state.place.update()
                if !state.sendsNested { state.elementsThatSend = 0 }
                state.sendsNested = false
            }
            defer { isDelivering.store(false, ordering: .relaxed) }
            try Tracing.with(self, body)
        }

        /// Notes a subscriber that the callback of this one has made; returns whether one that it made during an earlier
        /// element, at the same place, is still live.
        func nests(_ subscriber: TracedSubscription, during element: Int) -> Bool {
            let earlier = state.withLock { $0.nested[subscriber.stack] }
            // Outside the lock: `isLive` may hold the last reference to a lifetime, whose teardowns call client code.
            if let earlier, earlier.subscriber.isLive { return earlier.element < element }
            _ = state.withLock { $0.nested.updateValue((subscriber, element), forKey: subscriber.stack) }
            return false
        }

        private func sendsNested() {
            guard isSubscriber else { return }
            let count = state.withLock { state in
                if state.sendsNested { return 0 }
                state.sendsNested = true
                state.elementsThatSend += 1
                return state.elementsThatSend
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
