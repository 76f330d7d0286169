#if DEBUG || Tracing
    import Streams
    import Synchronization

    /// The numbers of a subscription that its events change, one event at a time; other threads read them.
    struct SubscriptionCounts: ~Copyable, Sendable {
        private let sent = Atomic<Int>(0)
        private let mostReceived = Atomic<Int>(0)
        private let firstReceived = Atomic<Int>(0)
        private let storage = Atomic<UInt8>(0)

        /// The elements sent so far.
        var elements: Int { sent.load(ordering: .relaxed) }

        /// Counts an element, and returns its number.
        func send() -> Int {
            let count = sent.load(ordering: .relaxed) + 1
            sent.store(count, ordering: .relaxed)
            return count
        }

        /// Counts the elements of a source.
        func receive(_ count: Int, isFirst: Bool) {
            if isFirst { firstReceived.store(count, ordering: .relaxed) }
            if isFirst, stored == .controlledQueue { return }
            if count > mostReceived.load(ordering: .relaxed) { mostReceived.store(count, ordering: .relaxed) }
        }

        /// Whether the first source has sent an element.
        var hasReceivedFromFirst: Bool { firstReceived.load(ordering: .relaxed) > 0 }

        var stored: ElementStorage? {
            get { ElementStorage(rawValue: storage.load(ordering: .relaxed)) }
            nonmutating set { storage.store(newValue?.rawValue ?? 0, ordering: .relaxed) }
        }

        /// The elements that the operator stores, if it has subscribed to a number of sources.
        func backlog(sources: Int) -> Int? {
            switch stored {
            case .queue, .controlledQueue, .pairs: max(0, mostReceived.load(ordering: .relaxed) - elements)
            case .inner: max(0, firstReceived.load(ordering: .relaxed) - (sources - 1))
            case .latest, nil: nil
            }
        }
    }

    /// The other variables of a subscription.
    struct SubscriptionState {
        var place = DeliveryPlace()

        /// The elements at the time of a graph, for the rate.
        var sample: (time: Duration, elements: Int)?

        /// The sources that were subscribed to, and those that are live.
        var sources = 0
        var liveSources = 0

        /// The path of the error that the latest source has failed with.
        var failure: [Step] = []

        /// Of each place, a live subscriber that the callback has made, with the element during which it did.
        var nested: [CallStack: (subscriber: TracedSubscription, element: Int)] = [:]

        /// The number of consecutive elements during which the subscriber has sent to its own source.
        var elementsThatSend = 0
        /// Whether it has sent during the current element.
        var sendsNested = false
    }
#endif
