extension ObservableType {
    /// Forwards the terminal event only.
    ///
    ///     source:           --1--2--|
    ///     ignoreElements(): --------|
    ///
    /// Terminates with the source.
    ///
    ///     Observable.of(1, 2).ignoreElements()
    public func ignoreElements() -> Observable<Never> {
        asObservable().lift { sink in sink.link { _ in } }
    }
}
