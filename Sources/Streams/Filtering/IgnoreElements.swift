extension ObservableType {
    /// Forwards the terminal event only.
    ///
    ///     source:           --1--2--|
    ///     ignoreElements(): --------|
    ///
    /// Terminates with the source. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2).ignoreElements()
    @_alwaysEmitIntoClient @preconcurrency public func ignoreElements() -> Observable<Never> where Element: Sendable {
        asObservable().lift { sink in Sink(linkedTo: sink) { _ in } }
    }
}
