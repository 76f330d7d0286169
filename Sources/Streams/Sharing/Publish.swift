extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source among all observers, from `connect()` on.
    ///
    ///     source:        --1--2--3--|
    ///     connect:   ----^
    ///     publish(): ------1--2--3--|
    ///
    /// Terminates with the source, and delivers on its thread; buffers nothing. The disposable that `connect()` returns
    /// disposes the subscription: the observers receive no event then, and the next connection does not reach them.
    ///
    ///     Observable.of(1, 2).publish()
    @_alwaysEmitIntoClient @preconcurrency public func publish() -> ConnectableObservable<Element> {
        multicast { PublishSubject<Element>() }
    }
}
