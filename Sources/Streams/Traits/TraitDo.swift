extension Observable {
    /// Calls closures for the events of a single or maybe.
    ///
    /// The element is its only event. An error that a closure throws after the element was forwarded is a late one: as a
    /// failure it would be a second event, and `retry` would subscribe again.
    @inlinable final func doOnce(
        onSuccess: (@Sendable (Element) throws -> Void)?, afterSuccess: (@Sendable (Element) throws -> Void)?,
        onError: (@Sendable (any Error) throws -> Void)?, afterError: (@Sendable (any Error) throws -> Void)?,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)?, onSubscribed: (@Sendable () -> Void)?, onDispose: (@Sendable () -> Void)?
    ) -> Observable<Element> {
        if afterSuccess == nil, onCompleted == nil {
            return self.do(
                onNext: onSuccess, onError: onError, afterError: afterError, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        }
        return doReportingLateErrors(
            onSuccess, afterSuccess, onError, afterError, onCompleted, afterCompleted, onSubscribe, onSubscribed,
            onDispose)
    }

    @inlinable @inline(never) final func doReportingLateErrors(
        _ onSuccess: (@Sendable (Element) throws -> Void)?, _ afterSuccess: (@Sendable (Element) throws -> Void)?,
        _ onError: (@Sendable (any Error) throws -> Void)?, _ afterError: (@Sendable (any Error) throws -> Void)?,
        _ onCompleted: (@Sendable () throws -> Void)?, _ afterCompleted: (@Sendable () throws -> Void)?,
        _ onSubscribe: (@Sendable () -> Void)?, _ onSubscribed: (@Sendable () -> Void)?,
        _ onDispose: (@Sendable () -> Void)?
    ) -> Observable<Element> {
        let afterNext = afterSuccess.map { afterSuccess in
            { @Sendable (element: Element) in reportingLateErrors { try afterSuccess(element) } }
        }
        func observed(
            _ onNext: (@Sendable (Element) throws -> Void)?, _ onCompleted: (@Sendable () throws -> Void)?
        ) -> Observable<Element> {
            self.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose)
        }
        guard let onCompleted else { return observed(onSuccess, nil) }
        return Observable { sink in
            let hasSucceeded = BooleanDisposable()
            observed(
                { element in
                    hasSucceeded.dispose()
                    try onSuccess?(element)
                },
                { if hasSucceeded.isDisposed { reportingLateErrors(onCompleted) } else { try onCompleted() } }
            ).attach(sink)
        }
    }
}

/// Runs a closure of a client after the only event of a trait.
@usableFromInline func reportingLateErrors(_ body: () throws -> Void) {
    do { try body() } catch { TerminalEvent.failed(error).drop() }
}
