extension ObservableType {
    /// Transforms each element and emits the results that are not nil.
    ///
    ///     source:                 --1--x--3--|
    ///     compactMap { Int($0) }: --1-----3--|
    ///
    /// Terminates with the source, or with the error that `transform` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of("1", "x", "3").compactMap { Int($0) }
    @_alwaysEmitIntoClient @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result?
    ) -> Observable<Result> where Element: Sendable {
        asObservable().compactMapped(transform)
    }
}

extension Observable {
    @inline(__always) @inlinable
    final func compactMapped<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        lift { sink in
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                if let result = try transform(element) { try next(result) }
            }
        }
    }
}
