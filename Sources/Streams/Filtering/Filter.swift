extension ObservableType {
    /// Emits the elements that satisfy a predicate.
    ///
    ///     source:            --1--2--3--4--|
    ///     filter { $0 > 2 }: --------3--4--|
    ///
    /// Terminates with the source, or with the error that `predicate` throws. Delivers on the thread of the source;
    /// buffers nothing.
    ///
    ///     Observable.of(1, 2, 3, 4).filter { $0 > 2 }
    @_alwaysEmitIntoClient @preconcurrency
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        // Without `lift`: one closure less for each call in a client.
        let source = asObservable().attach
        @inline(__always) func attach(_ sink: Sink<Element>) {
            let next = sink.next
            source(
                Sink(linkedTo: sink) { element in
                    if try predicate(element) { try next(element) }
                })
        }
        return Observable(attach)
    }
}
