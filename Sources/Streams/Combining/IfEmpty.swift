extension ObservableType where Element: Sendable {
    /// Emits an element if the source completes without one.
    ///
    ///     source:              --|
    ///     ifEmpty(default: 0): --(0|)
    ///
    /// Terminates with the source. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable<Int>.empty().ifEmpty(default: 0)
    @_alwaysEmitIntoClient @preconcurrency public func ifEmpty(default: Element) -> Observable<Element> {
        asObservable().followed(ifEmpty: `default`)
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    ///     source:                   --|
    ///     other:                      --8--9--|
    ///     ifEmpty(switchTo: other): ----8--9--|
    ///
    /// Terminates with the source, or with the other sequence. Subscribes to the other sequence on the thread that
    /// completes the source, or on the subscribing thread if the source completes before it has been subscribed to;
    /// buffers nothing.
    ///
    ///     Observable<Int>.empty().ifEmpty(switchTo: Observable.of(8, 9))
    @_alwaysEmitIntoClient @preconcurrency
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        asObservable().followed(ifEmpty: other)
    }
}
