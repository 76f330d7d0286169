extension ObservableType {
    /// The operator that continues with another sequence after a failure; called like a method, see `CatchOperator`.
    @inlinable public var `catch`: CatchOperator<Element> { CatchOperator(source: asObservable()) }

    /// Replaces a failure by an element and completion.
    ///
    ///     source:            --1--#
    ///     catchAndReturn(0): --1--(0|)
    ///
    /// Completes with the source, or after the element. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable<Int>.error(RxError.timeout).catchAndReturn(0)
    @_alwaysEmitIntoClient @preconcurrency public func catchAndReturn(_ element: Element) -> Observable<Element>
    where Element: Sendable {
        asObservable().caught(returning: element)
    }
}

/// The value of `catch`, which is called like a method.
public struct CatchOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }

    /// Continues with another sequence after a failure.
    ///
    ///     source:               --1--#
    ///     other:                     --8--9--|
    ///     catch { _ in other }: --1----8--9--|
    ///
    /// Terminates with the source if that completes, otherwise with the handler's sequence, or with the error that
    /// `handler` throws. Subscribes to the handler's sequence on the thread of the failure, or on the subscribing thread if
    /// the source fails before it has been subscribed to; buffers nothing.
    ///
    ///     Observable<Int>.error(RxError.timeout).catch { _ in Observable.just(0) }
    @inlinable @preconcurrency public func callAsFunction(
        _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
    ) -> Observable<Element> where Element: Sendable {
        source.caught(handler)
    }
}
