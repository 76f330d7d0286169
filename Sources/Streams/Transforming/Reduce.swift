extension ObservableType {
    /// Accumulates the elements and emits the result when the source completes.
    ///
    ///     source:                --1--2--3--|
    ///     reduce(0) { $0 + $1 }: -----------(6|)
    ///
    /// For a source without elements, the result is the seed. Terminates with the source, or with the error that a
    /// closure throws. Runs on the thread of the source; stores the latest result.
    ///
    ///     Observable.of(1, 2, 3).reduce(0) { $0 + $1 }
    @_alwaysEmitIntoClient @preconcurrency public func reduce<A>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A
    ) -> Observable<A> where Element: Sendable, A: Sendable {
        reduce(seed, accumulator: accumulator, mapResult: { $0 })
    }

    /// Accumulates the elements and emits the transformed result when the source completes.
    ///
    ///     source:                                                --1--2--3--|
    ///     reduce(0, accumulator: +, mapResult: { "sum \($0)" }): -----------(sum6|)
    ///
    /// For a source without elements, the result is the transformed seed. Terminates with the source, or with the error
    /// that a closure throws. Runs on the thread of the source; stores the latest result.
    ///
    ///     Observable.of(1, 2, 3).reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" })
    @_alwaysEmitIntoClient @preconcurrency public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A,
        mapResult: @escaping @Sendable (A) throws -> Result
    ) -> Observable<Result> where Element: Sendable, A: Sendable {
        asObservable().folded(seed, { value, element in value = try accumulator(value, element) }, mapResult)
    }

    /// Emits all elements in one array when the source completes.
    ///
    ///     source:    --1--2--3--|
    ///     toArray(): -----------([1,2,3]|)
    ///
    /// For a source without elements, the array is empty. Terminates with the source. Runs on the thread of the source;
    /// buffers all elements.
    ///
    ///     Observable.of(1, 2, 3).toArray()
    @_alwaysEmitIntoClient @preconcurrency public func toArray() -> Single<[Element]> where Element: Sendable {
        Single(raw: asObservable().folded([], { $0.append($1) }, { $0 }))
    }
}

extension Observable {
    @inlinable @inline(never) final func folded<A, Result>(
        _ seed: A, _ accumulate: @escaping (inout A, Element) throws -> Void,
        _ mapResult: @escaping (A) throws -> Result
    ) -> Observable<Result> {
        let source = attach
        return Observable<Result> { sink in
            source(Sink(FoldObserver(sink, seed, accumulate, mapResult), lifetime: sink.lifetime))
        }
    }
}

/// The state of `reduce` and `toArray`: one object for both closures of the sink.
@usableFromInline final class FoldObserver<Element, A, Result>: Latest<A?>, SourceObserver {
    @usableFromInline let sink: Sink<Result>
    @usableFromInline let accumulate: (inout A, Element) throws -> Void
    @usableFromInline let mapResult: (A) throws -> Result

    @inlinable init(
        _ sink: Sink<Result>, _ seed: A, _ accumulate: @escaping (inout A, Element) throws -> Void,
        _ mapResult: @escaping (A) throws -> Result
    ) {
        self.sink = sink
        self.accumulate = accumulate
        self.mapResult = mapResult
        super.init()
        stored = seed
    }

    @inlinable func next(_ element: Element) {
        // Taken out while it is changed, so that it is changed in place and not copied.
        guard var value = stored else { return }
        stored = nil
        do {
            try accumulate(&value, element)
            stored = value
        } catch { sink.terminate(.failed(error)) }
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard case .completed = stop, let value = stored else { return sink.stop(stop) }
        do { sink.emit(try mapResult(value)) } catch { return sink.stop(.failed(error)) }
        sink.forward(.completed)
    }
}
