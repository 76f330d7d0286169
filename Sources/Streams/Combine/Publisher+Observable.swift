#if canImport(Combine)
    import Combine

    extension Publisher where Output: Sendable {
        /// The publisher as an `Observable`, which subscribes to it at each subscription, with unlimited demand.
        ///
        /// Terminates with the publisher. Delivers on its thread; buffers nothing. Disposing cancels the subscription.
        ///
        /// The publisher has to be `Sendable`, since an observer may subscribe on any thread; in Swift 6 mode the compiler
        /// warns of one that is not.
        @preconcurrency public func asObservable() -> Observable<Output> where Self: Sendable {
            .create { observer in
                let subscriber = PublisherObserver<Output, Failure>(observer)
                subscribe(subscriber)
                return subscriber.subscription
            }
        }
    }

    /// A subscriber of Combine that forwards events to an observer.
    private final class PublisherObserver<Input: Sendable, Failure: Error>: Subscriber, Sendable {
        let subscription = SingleAssignmentDisposable()
        private let observer: AnyObserver<Input>

        init(_ observer: AnyObserver<Input>) { self.observer = observer }

        func receive(subscription: any Combine.Subscription) {
            let upstream = UncheckedSendable(subscription)
            // Before the demand, during which the publisher may send.
            self.subscription.setDisposable(Disposables.create { upstream.value.cancel() })
            if !self.subscription.isDisposed { subscription.request(.unlimited) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            observer.onNext(input)
            // A synchronous publisher sends before `create` has got the subscription to dispose.
            if observer.sink.lifetime.isStopped { subscription.dispose() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: observer.onCompleted()
            case .failure(let error): observer.onError(error)
            }
        }
    }
#endif
