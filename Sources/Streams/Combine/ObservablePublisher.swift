#if canImport(Combine)
    import Combine

    /// A publisher of the events of a sequence.
    ///
    /// Each subscriber subscribes to the sequence, at its first demand. Elements that it has not demanded yet are buffered
    /// without a bound, since a sequence has no demand. Events arrive on the thread of the sequence, or on that of the
    /// demand if they were buffered; canceling disposes the subscription.
    public struct ObservablePublisher<Output: Sendable, Failure: Error>: Publisher, Sendable {
        let source: Observable<Output>
        let completion: @Sendable (any Error) -> Subscribers.Completion<Failure>

        /// Gives `subscriber` a subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: DemandSubscription(source, subscriber, completion))
        }
    }

    extension ObservableConvertibleType where Element: Sendable {
        /// The sequence as a publisher for Combine; see ``ObservablePublisher``.
        public func asPublisher() -> ObservablePublisher<Element, any Error> {
            ObservablePublisher(source: asObservable()) { .failure($0) }
        }
    }

    extension InfallibleType where Element: Sendable {
        /// The sequence as a publisher that does not fail, for Combine; see ``ObservablePublisher``.
        public func asPublisher() -> ObservablePublisher<Element, Never> {
            ObservablePublisher(source: asObservable()) { _ in .finished }
        }
    }

    extension SharedSequenceConvertibleType where Element: Sendable {
        /// The sequence as a publisher that does not fail, for Combine; see ``ObservablePublisher``.
        public func asPublisher() -> ObservablePublisher<Element, Never> {
            ObservablePublisher(source: asObservable()) { _ in .finished }
        }
    }
#endif
