extension ObservableType {
    /// Emits the only element; fails if the source has another number of elements.
    ///
    ///     source:   --1-----|
    ///     single(): --1-----|
    ///
    ///     source:   --1--2--|
    ///     single(): --1--#
    ///
    ///     source:   --|
    ///     single(): --#
    ///
    /// The first element is forwarded at once. Fails with `RxError.moreThanOneElement` at a second element, and with
    /// `RxError.noElements` if the source completes without one. Otherwise terminates with the source. Runs on the
    /// thread of the source; buffers nothing.
    ///
    ///     Observable.just(1).single()
    @_alwaysEmitIntoClient public func single() -> Observable<Element> { single { _ in true } }

    /// Emits the only element that satisfies a predicate; fails if another number of elements does.
    ///
    ///     source:            --1--2--3--|
    ///     single { $0 > 2 }: --------3--|
    ///
    /// The first such element is forwarded at once. Fails with `RxError.moreThanOneElement` at a second one, and with
    /// `RxError.noElements` if the source completes without one. Otherwise terminates with the source, or with the
    /// error that `predicate` throws. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2, 3).single { $0 == 2 }
    @_alwaysEmitIntoClient @preconcurrency
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        asObservable().lift { sink in
            let isFound = Box(false)
            return Sink(
                next: { element in
                    do {
                        guard try predicate(element) else { return }
                        if isFound.value { throw RxError.moreThanOneElement }
                        isFound.value = true
                        sink.emit(element)
                    } catch { sink.terminate(.failed(error)) }
                },
                stop: { stop in
                    let isEmpty = if case .completed = stop { !isFound.value } else { false }
                    sink.stop(isEmpty ? .failed(RxError.noElements) : stop)
                },
                lifetime: sink.lifetime)
        }
    }

    /// Returns a single of the first element, or of nil if the source has none.
    ///
    ///     source:  --1--2--|
    ///     first(): --(1|)
    ///
    ///     source:  --|
    ///     first(): --(nil|)
    ///
    /// Disposes the subscription to the source at the first element. Fails with the source. Runs on the thread of the
    /// source; buffers nothing.
    ///
    ///     Observable.of(1, 2).first()
    @_alwaysEmitIntoClient public func first() -> Single<Element?> { Single(raw: asObservable().firstElement()) }
}

extension Observable {
    @inlinable @inline(never) final func firstElement() -> Observable<Element?> {
        lift { sink in
            Sink(FirstElementObserver(sink), lifetime: sink.lifetime)
        }
    }
}

/// The state of `first`: one object for both closures of the sink.
@usableFromInline final class FirstElementObserver<Element>: SourceObserver {
    @usableFromInline let sink: Sink<Element?>
    @exclusivity(unchecked) @usableFromInline final var isFound = false

    @inlinable init(_ sink: Sink<Element?>) { self.sink = sink }

    @inlinable func next(_ element: Element) {
        if isFound { return }
        isFound = true
        sink.emit(element)
        sink.terminate(.completed)
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        if isFound { return stop.drop() }
        guard case .completed = stop else { return sink.stop(stop) }
        sink.emit(nil)
        sink.forward(.completed)
    }
}
