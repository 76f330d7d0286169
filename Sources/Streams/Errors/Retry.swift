extension ObservableType {
    /// Subscribes again after each failure, without end.
    ///
    ///     source:  --1--#
    ///     retry(): --1----1----1--
    ///
    /// Ends when the source completes. Synchronous failures need no stack.
    ///
    ///     Observable.deferred { Observable.just(1) }.retry()
    public func retry() -> Observable<Element> {
        retry(upTo: nil)
    }

    /// Subscribes up to `maxAttemptCount` times in all, again after each failure.
    ///
    ///     source:   --1--#
    ///     retry(2): --1----1--#
    ///
    /// Ends when the source completes, or with the failure of the last attempt. `retry(0)` ends at once without
    /// subscribing.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(3)
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        retry(upTo: maxAttemptCount)
    }

    private func retry(upTo limit: Int?) -> Observable<Element> {
        let source = asObservable()
        return Observable { sink in
            if let limit, limit <= 0 { return sink.stop(.completed) }
            let subscriber = SequentialSubscriber(sink)
            func attempt(_ number: Int) {
                subscriber.subscribe(to: source) { stop in
                    if case .failed = stop, number != limit { attempt(number &+ 1) } else { sink.stop(stop) }
                }
            }
            attempt(1)
        }
    }
}
