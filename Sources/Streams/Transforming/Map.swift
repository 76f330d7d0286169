extension ObservableType {
    /// Transforms each element.
    ///
    ///     source:          --1--2--3--|
    ///     map { $0 * 10 }: --10-20-30-|
    ///
    /// Terminates with the source, or with the error that `transform` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).map { $0 * 10 }
    @_alwaysEmitIntoClient @preconcurrency
    public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result>
    where Element: Sendable {
        asObservable().mapped(transform)
    }
}

extension Observable {
    @inline(__always) @inlinable
    final func mapped<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        // Without `lift`: one closure less for each call in a client.
        let source = attach
        @inline(__always) func attachMapped(_ sink: Sink<Result>) {
            let next = sink.next
            source(Sink(linkedTo: sink) { try next(try transform($0)) })
        }
        return Observable<Result>(attachMapped)
    }
}
