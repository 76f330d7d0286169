#if canImport(Combine)
    import Combine

    /// A subscription of Combine to a sequence, which delivers what is demanded and buffers the rest.
    ///
    /// One thread at a time delivers; events and demands of other threads, and nested ones, are for it to handle.
    ///
    /// Sendable by contract: the variables are touched only under `lock`, and the subscriber is called serially.
    final class DemandSubscription<Downstream: Subscriber>: Combine.Subscription, @unchecked Sendable
    where Downstream.Input: Sendable {
        typealias Completion = Subscribers.Completion<Downstream.Failure>

        private enum Step {
            case element(Downstream, Downstream.Input)
            case completion(Downstream, Completion)
            case none
        }

        private let lock = Lock()
        /// The subscriber; nil after completion and cancellation.
        private var downstream: Downstream?
        /// The sequence, until the first demand.
        private var source: Observable<Downstream.Input>?
        private var demand = Subscribers.Demand.none
        private var buffer = Queue<Downstream.Input>()
        private var completion: Completion?
        private var isDelivering = false
        /// Made before the subscription, during which the subscriber may cancel.
        private let lifetime = Lifetime.root()
        private let failure: @Sendable (any Error) -> Completion

        init(
            _ source: Observable<Downstream.Input>, _ downstream: Downstream,
            _ failure: @escaping @Sendable (any Error) -> Completion
        ) {
            self.source = source
            self.downstream = downstream
            self.failure = failure
        }

        func request(_ demand: Subscribers.Demand) {
            var first: Observable<Downstream.Input>?
            lock.withLock {
                self.demand += demand
                if self.demand > .none { swap(&source, &first) }
            }
            if let first { attach(to: first) }
            deliver()
        }

        private func attach(to source: Observable<Downstream.Input>) {
            let lifetime = lifetime
            source.attach(
                Sink(
                    next: { [self] element in
                        if !lifetime.isStopped { receive(.next(element)) }
                    },
                    stop: { [self] event in lifetime.finish(event) { receive($0.event()) } }, lifetime: lifetime))
        }

        func cancel() {
            // Released outside the lock.
            var (last, unused): (Downstream?, Observable<Downstream.Input>?)
            var elements = Queue<Downstream.Input>()
            lock.withLock {
                swap(&downstream, &last)
                swap(&source, &unused)
                swap(&buffer, &elements)
            }
            lifetime.dispose()
        }

        private func receive(_ event: Event<Downstream.Input>) {
            lock.withLock {
                if downstream == nil { return }
                switch event {
                case .next(let element): buffer.append(element)
                case .error(let error): completion = failure(error)
                case .completed: completion = .finished
                }
            }
            deliver()
        }

        private func deliver() {
            let isFirst = lock.withLock {
                defer { isDelivering = true }
                return !isDelivering
            }
            guard isFirst else { return }
            while true {
                switch next() {
                case .element(let downstream, let element):
                    let more = downstream.receive(element)
                    lock.withLock { demand += more }
                case .completion(let downstream, let completion): downstream.receive(completion: completion)
                case .none: return
                }
            }
        }

        /// Removes what is to be delivered next; ends the delivery if there is nothing.
        private func next() -> Step {
            lock.withLock {
                if let last = downstream {
                    if demand > .none, let element = buffer.takeFirst() {
                        demand -= 1
                        return .element(last, element)
                    }
                    if buffer.isEmpty, let completion {
                        downstream = nil
                        return .completion(last, completion)
                    }
                }
                isDelivering = false
                return .none
            }
        }
    }
#endif
