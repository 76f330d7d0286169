extension ObservableType where Element: Sendable {
    /// Combines each element with the latest of another sequence.
    ///
    ///     source:          --1-----2--3----|
    ///     second:          -----a-------b--|
    ///     withLatestFrom:  --------2a-3a---|
    ///
    /// Elements that come before the second sequence has emitted are dropped. The second is subscribed to first; its
    /// end is ignored, its failure fails the result. Ends with the source, or with the error `resultSelector` throws.
    ///
    ///     Observable.of(1, 2).withLatestFrom(Observable.just("a")) { "\($0)\($1)" }
    @inlinable
    @preconcurrency public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> where Source.Element: Sendable {
        asObservable().sampling(second.asObservable(), resultSelector)
    }

    /// The latest element of another sequence, for each element.
    ///
    ///     source:          --1-----2--3----|
    ///     second:          -----a-------b--|
    ///     withLatestFrom:  --------a--a----|
    ///
    /// Elements that come before the second sequence has emitted are dropped. The second is subscribed to first; its
    /// end is ignored, its failure fails the result. Ends with the source.
    ///
    ///     Observable.of(1, 2).withLatestFrom(Observable.just("a"))
    @inlinable
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element>
    where Source.Element: Sendable {
        asObservable().sampling(second.asObservable()) { $1 }
    }
}

extension Observable {
    @inlinable
    final func sampling<Second, Result>(
        _ second: Observable<Second>, _ resultSelector: @escaping @Sendable (Element, Second) throws -> Result
    ) -> Observable<Result> {
        Observable<Result> { [self] sink in
            let state = WithLatestFrom(sink, resultSelector)
            Trampoline.enter {
                state.attachSecond(second)
                if !sink.lifetime.isEnded { state.attachSource(self) }
            }
        }
    }
}

/// The state of one `withLatestFrom`.
///
/// Sendable by contract: `latest` is touched only inside `serializer`.
@usableFromInline
final class WithLatestFrom<First, Second, Result>: @unchecked Sendable {
    @usableFromInline let sink: Sink<Result>
    @usableFromInline let serializer = Serializer()
    @usableFromInline let resultSelector: (First, Second) throws -> Result
    @exclusivity(unchecked)
    @usableFromInline final var latest: Second?

    @inlinable
    init(_ sink: Sink<Result>, _ resultSelector: @escaping (First, Second) throws -> Result) {
        self.sink = sink
        self.resultSelector = resultSelector
    }

    @inlinable
    func attachSecond(_ second: Observable<Second>) {
        let lifetime = Lifetime(within: sink.lifetime)
        let store: (Second) -> Void = { [self] element in latest = element }
        second.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { serializer.send(element, store) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { finish(stop) }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    @inlinable
    func attachSource(_ source: Observable<First>) {
        @inline(__always) func combine(_ element: First) {
            guard let latest, !sink.lifetime.isEnded else { return }
            sink.send { try resultSelector(element, latest) }
        }
        // A lifetime of its own, so that a source which fails while an element is delivered is cut off at once although
        // its error has to wait.
        let lifetime = Lifetime(within: sink.lifetime)
        source.attach(
            Sink(
                next: { [self] element in
                    if lifetime.isEnded { return }
                    guard serializer.tryEnter() else { return serializer.sendInTurn(element) { combine($0) } }
                    combine(element)
                    serializer.leave()
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    finish(stop)
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    @usableFromInline
    func finish(_ stop: Stop) {
        serializer.run { [self] in sink.finish(stop) }
    }
}
