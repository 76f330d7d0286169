extension ObservableType {
    /// The only element; a source with another number of elements fails the result.
    ///
    ///     source:    --1-----|        --1--2--|       --|
    ///     single():  --1-----|        --1--#          --#
    ///
    /// The first element is passed on at once; a second one fails the result with `RxError.moreThanOneElement`, none
    /// with `RxError.noElements`.
    ///
    ///     Observable.just(1).single()
    public func single() -> Observable<Element> {
        single { _ in true }
    }

    /// The only element that satisfies a predicate; another number of them fails the result.
    ///
    /// The first element is passed on at once; a second one fails the result with `RxError.moreThanOneElement`, none
    /// with `RxError.noElements`.
    ///
    ///     Observable.of(1, 2, 3).single { $0 == 2 }
    @preconcurrency
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let found = Box(false)
            source(
                Sink(
                    next: { element in
                        do {
                            guard try predicate(element) else { return }
                            if found.value { throw RxError.moreThanOneElement }
                            found.value = true
                            sink.next(element)
                        } catch { sink.terminate(.failed(error)) }
                    },
                    stop: { stop in
                        if case .completed = stop, !found.value {
                            sink.stop(.failed(RxError.noElements))
                        } else {
                            sink.stop(stop)
                        }
                    },
                    lifetime: sink.lifetime))
        }
    }

    /// The first element, or nil where there is none, as a single.
    ///
    ///     source:  --1--2--|       --|
    ///     first(): --(1|)          --(nil|)
    ///
    /// The source is let go of at the first element.
    ///
    ///     Observable.of(1, 2).first()
    public func first() -> Single<Element?> {
        let element = asObservable().take(1).map { Optional.some($0) }
        return Single(raw: element.replaced(ifEmpty: .just(nil)))
    }
}
