extension ObservableType where Element: Sendable {
    /// Delivers each element when the sequence that `selector` returns for it emits its first element, or completes.
    ///
    ///     source:                    --1--2--------|
    ///     a:                           --------9
    ///     b:                              --|
    ///     delay { $0 == 1 ? a : b }: -------2--1---|
    ///
    /// Elements are delivered in the order in which their sequences emit. Such a sequence is subscribed to when its element
    /// arrives, and disposed after its first event. Completes when the source has completed and all elements were
    /// delivered. Fails with the first failure of the source or of a sequence, or with the error that `selector` throws,
    /// and discards the elements that wait. Elements are delivered one at a time, on the threads of their sequences. The
    /// number of elements that wait has no limit.
    ///
    ///     Observable.of(1, 2).delay(when: { Observable<Int>.timer(.seconds($0), scheduler: MainScheduler.instance) })
    @_alwaysEmitIntoClient @preconcurrency public func delay<Source: ObservableConvertibleType & SendableMetatype>(
        when selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Element> where Source.Element: Sendable {
        asObservable().flattened(.all) { element in
            try selector(element).asObservable().replacingFirstEvent(by: element).attach
        }
    }

    /// Delivers each element when the sequence that `selector` returns for it emits its first element, or completes.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ if $0 > 0 { Observable.just($0) } else { Observable.never() } }`; see `delay(when:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func delay<Trigger: Sendable>(
        when selector: @escaping @Sendable (Element) throws -> Observable<Trigger>
    ) -> Observable<Element> {
        asObservable().flattened(.all) { try selector($0).replacingFirstEvent(by: $0).attach }
    }
}

extension Observable {
    /// Emits `element`, and completes, at the first event unless that is an error.
    @inlinable final func replacingFirstEvent<Result>(by element: Result) -> Observable<Result> {
        lift { sink in
            Sink(
                next: { _ in
                    if sink.lifetime.isStopped { return }
                    sink.emit(element)
                    sink.terminate(.completed)
                },
                stop: { stop in
                    if case .completed = stop, !sink.lifetime.isStopped { sink.emit(element) }
                    sink.forward(stop)
                },
                lifetime: sink.lifetime)
        }
    }
}
