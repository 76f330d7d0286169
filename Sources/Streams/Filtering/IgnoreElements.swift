extension ObservableType {
    /// The end alone.
    ///
    ///     source:            --1--2--|
    ///     ignoreElements():  --------|
    ///
    /// Ends with the source.
    ///
    ///     Observable.of(1, 2).ignoreElements()
    public func ignoreElements() -> Observable<Never> {
        asObservable().lift { sink in sink.link { _ in } }
    }
}
