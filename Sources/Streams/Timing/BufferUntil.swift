extension ObservableType where Element: Sendable {
    /// Collects elements in arrays, each emitted when another sequence emits.
    ///
    ///     source:                  --1--2-----3--|
    ///     boundary:                -------x--|
    ///     buffer(until: boundary): -------[1,2]--([3]|)
    ///
    /// Subscribes to the source first, so an element that the boundary is derived from is in the array that it ends. An
    /// array can be empty. Completion of the source emits the current array, and completes; an error of the source, or
    /// of the boundary, discards it and fails. The completion of the boundary is ignored: the current array then
    /// collects the elements up to the end of the source. An array and an error of the boundary are delivered on its
    /// thread, the last array and the terminal event of the source on that of the source. Buffers the elements between
    /// two boundaries, without a limit.
    ///
    ///     Observable.of(1, 2, 3).buffer(until: Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance))
    @_alwaysEmitIntoClient @preconcurrency
    public func buffer<Boundary: Sendable>(until boundary: some ObservableType<Boundary>)
        -> Observable<[Element]>
    {
        asObservable().buffered(until: boundary.asObservable().attachSignal)
    }
}

extension Observable where Element: Sendable {
    @inlinable @inline(never) final func buffered(until attachBoundary: @escaping Attach<Void>) -> Observable<[Element]>
    {
        let source = attach
        return Observable<[Element]> { sink in
            DelimitedChunks(BufferChunk(sink), Lifetime(within: sink.lifetime)).attach(to: source, attachBoundary)
        }
    }
}
