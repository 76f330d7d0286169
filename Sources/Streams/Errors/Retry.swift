extension ObservableType {
    /// Resubscribes after each failure, without a limit.
    ///
    ///     source:  --1--#
    ///     retry(): --1----1----1--
    ///
    /// Completes with the source. Synchronous failures need no deeper stack. Resubscribes on the thread of the failure,
    /// or on the subscribing thread if the source fails before it has been subscribed to; buffers nothing.
    ///
    ///     Observable.deferred { Observable.just(1) }.retry()
    @_alwaysEmitIntoClient @preconcurrency public func retry() -> Observable<Element> where Element: Sendable {
        retry(.max)
    }

    /// Subscribes up to `maxAttemptCount` times, again after each failure.
    ///
    ///     source:   --1--#
    ///     retry(2): --1----1--#
    ///
    /// Completes with the source, or fails with the error of the last attempt. `retry(0)` completes at once without
    /// subscribing; a negative count is a programmer error. Resubscribes on the thread of the failure, or on the
    /// subscribing thread if the source fails before it has been subscribed to; buffers nothing.
    ///
    ///     Observable<Int>.error(RxError.timeout).retry(3)
    @_alwaysEmitIntoClient @preconcurrency public func retry(_ maxAttemptCount: Int) -> Observable<Element>
    where Element: Sendable {
        require(maxAttemptCount >= 0, "retry(_:) needs a count that is not negative.")
        return asObservable().attempted(maxAttemptCount)
    }
}

extension Observable {
    @inlinable @inline(never) final func attempted(_ maxAttemptCount: Int) -> Observable<Element> {
        Observable { [source = self] sink in
            if maxAttemptCount == 0 { return sink.stop(.completed) }
            RetrySubscriber(sink, source, attempts: maxAttemptCount).attempt()
        }
    }
}

/// Subscribes to the source of one `retry` until it completes.
///
/// Sendable by contract: `attempts` changes only while no source is subscribed to.
@usableFromInline final class RetrySubscriber<Element>: SequentialSubscriber<Element>, @unchecked Sendable {
    @usableFromInline let source: Observable<Element>
    /// The number of attempts that are left.
    @exclusivity(unchecked) @usableFromInline final var attempts: Int

    @inlinable init(_ sink: Sink<Element>, _ source: Observable<Element>, attempts: Int) {
        self.source = source
        self.attempts = attempts
        super.init(sink)
    }

    @inlinable func attempt() {
        attempts -= 1
        subscribe(to: source) { [self] stop in
            if case .failed = stop, attempts > 0 { attempt() } else { sink.stop(stop) }
        }
    }
}
