extension ObservableType {
    /// Resubscribes after each failure, without a limit.
    ///
    ///     source:  --1--#
    ///     retry(): --1----1----1--
    ///
    /// Completes with the source. Synchronous failures need no deeper stack. Resubscribes on the thread of the failure;
    /// buffers nothing.
    ///
    ///     Observable.deferred { Observable.just(1) }.retry()
    @inlinable public func retry() -> Observable<Element> { retry(.max) }

    /// Subscribes up to `maxAttemptCount` times, again after each failure.
    ///
    ///     source:   --1--#
    ///     retry(2): --1----1--#
    ///
    /// Completes with the source, or fails with the error of the last attempt. `retry(0)` completes at once without
    /// subscribing. Resubscribes on the thread of the failure; buffers nothing.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(3)
    @inlinable public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        asObservable().attempted(maxAttemptCount)
    }
}

extension Observable {
    @inlinable @inline(never) final func attempted(_ maxAttemptCount: Int) -> Observable<Element> {
        Observable { [source = self] sink in
            if maxAttemptCount <= 0 { return sink.stop(.completed) }
            let subscriber = SequentialSubscriber(sink)
            func attempt(_ number: Int) {
                subscriber.subscribe(to: source) { stop in
                    if case .failed = stop, number < maxAttemptCount { attempt(number + 1) } else { sink.stop(stop) }
                }
            }
            attempt(1)
        }
    }
}
