extension ObservableType {
    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Terminates with the source, or with the error that `accumulator` throws. Runs on the thread of the source; keeps the
    /// latest result.
    ///
    ///     Observable.of(1, 2, 3).scan(0) { $0 + $1 }
    @_alwaysEmitIntoClient @preconcurrency public func scan<A>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
    ) -> Observable<A> where Element: Sendable, A: Sendable {
        asObservable().scanned(seed, accumulator)
    }

    /// Accumulates the elements into one value, changed in place, and emits a copy after each.
    ///
    ///     source:                                --1---2-----3-------|
    ///     scan(into: [Int]()) { $0.append($1) }: --[1]-[1,2]-[1,2,3]-|
    ///
    /// Terminates with the source, or with the error that `accumulator` throws. Runs on the thread of the source; keeps the
    /// latest result.
    ///
    ///     Observable.of(1, 2, 3).scan(into: []) { $0.append($1) }
    @_alwaysEmitIntoClient @preconcurrency public func scan<A>(
        into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void
    ) -> Observable<A> where Element: Sendable, A: Sendable {
        asObservable().lift { sink in
            // Taken out while it is changed, so that it is changed in place and not copied.
            let state = Box<A?>(seed)
            let next = sink.next
            return Sink(linkedTo: sink) { element in
                guard var result = state.value else { return }
                state.value = nil
                try accumulator(&result, element)
                state.value = result
                try next(result)
            }
        }
    }
}

extension Observable {
    @inline(__always)
    @inlinable final func scanned<A>(_ seed: A, _ accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        // Without `lift`: one closure less for each call in a client.
        let source = attach
        @inline(__always) func attachScanned(_ sink: Sink<A>) {
            let state = Box(seed)
            let next = sink.next
            source(
                Sink(linkedTo: sink) { element in
                    let result = try accumulator(state.value, element)
                    state.value = result
                    try next(result)
                })
        }
        return Observable<A>(attachScanned)
    }
}
