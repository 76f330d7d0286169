extension ObservableType {
    /// Emits the only element as a single; fails with another number of elements.
    ///
    ///     source:     --1--|
    ///     asSingle(): -----(1|)
    ///
    ///     source:     --1--2--|
    ///     asSingle(): -----#
    ///
    ///     source:     --|
    ///     asSingle(): --#
    ///
    /// The element is emitted on completion. A second one fails the result immediately with
    /// `RxError.moreThanOneElement`; completion without an element fails it with `RxError.noElements`.
    ///
    ///     Observable.just(1).asSingle()
    @_alwaysEmitIntoClient @preconcurrency public func asSingle() -> Single<Element> where Element: Sendable {
        Single(raw: asObservable().onlyElement(orElse: RxError.noElements))
    }

    /// Emits the only element, if there is one, as a maybe; fails with more than one.
    ///
    ///     source:    --1--|
    ///     asMaybe(): -----(1|)
    ///
    ///     source:    --1--2--|
    ///     asMaybe(): -----#
    ///
    ///     source:    --|
    ///     asMaybe(): --|
    ///
    /// The element is emitted on completion. A second one fails the result immediately with
    /// `RxError.moreThanOneElement`.
    ///
    ///     Observable.just(1).asMaybe()
    @_alwaysEmitIntoClient @preconcurrency public func asMaybe() -> Maybe<Element> where Element: Sendable {
        Maybe(raw: asObservable().onlyElement(orElse: nil))
    }
}

extension ObservableType where Element == Never {
    /// The sequence as a completable.
    ///
    ///     source:                           --1--2--|
    ///     ignoreElements().asCompletable(): --------|
    ///
    /// Terminates with the source, on its thread.
    ///
    ///     Observable.of(1, 2).ignoreElements().asCompletable()
    @_alwaysEmitIntoClient public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension Observable {
    @inlinable @inline(never) final func onlyElement(orElse error: RxError?) -> Observable<Element> {
        let source = attach
        return Observable { sink in
            source(Sink(OnlyElementObserver(sink, error), lifetime: sink.lifetime))
        }
    }
}

/// The state of `asSingle` and `asMaybe`: one object for both closures of the sink.
@usableFromInline final class OnlyElementObserver<Element>: Latest<Element?>, SourceObserver {
    @usableFromInline let sink: Sink<Element>
    @usableFromInline let error: RxError?

    @inlinable init(_ sink: Sink<Element>, _ error: RxError?) {
        self.sink = sink
        self.error = error
        super.init()
    }

    @inlinable func next(_ element: Element) {
        if isKnown { return sink.terminate(.failed(RxError.moreThanOneElement)) }
        store(element)
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        guard case .completed = stop else { return sink.stop(stop) }
        if isKnown {
            let found = place()
            sink.emit(found.pointee)
        } else if let error {
            return sink.stop(.failed(error))
        }
        sink.forward(.completed)
    }
}
