import Synchronization

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
    @inlinable @preconcurrency public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
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
    @inlinable @inline(never) final func sampling<Second, Result>(
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
/// Only the source delivers elements. The second sequence stores its own apart from the serializer, so that a busy one
/// never delivers an element of the source on its thread, nor is delivered to.
///
/// Sendable by contract: `newest` is touched only under `lock`, `latest` only inside the serializer.
@usableFromInline final class WithLatestFrom<First, Second, Result>: Serializer, @unchecked Sendable {
    @usableFromInline let sink: Sink<Result>
    @usableFromInline let resultSelector: (First, Second) throws -> Result
    @usableFromInline let lock = Lock()
    /// The element that the second sequence sent last, until the source looks at it.
    @exclusivity(unchecked) @usableFromInline final var newest: Second?
    @usableFromInline let hasNewest = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline final var latest: Second?

    @inlinable init(_ sink: Sink<Result>, _ resultSelector: @escaping (First, Second) throws -> Result) {
        self.sink = sink
        self.resultSelector = resultSelector
        super.init()
    }

    @inlinable func attachSecond(_ second: Observable<Second>) {
        let lifetime = Lifetime(within: sink.lifetime)
        second.attach(
            Sink(
                next: { [self] element in
                    if !lifetime.isEnded { store(element) }
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    if case .failed = stop { finish(stop) }
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    @inlinable func store(_ element: Second) {
        // The replaced element is released outside the lock.
        let replaced: Second? = lock.withLock {
            defer { newest = element }
            return newest
        }
        hasNewest.store(true, ordering: .releasing)
        withExtendedLifetime(replaced) {}
    }

    @inlinable func takeNewest() {
        hasNewest.store(false, ordering: .relaxed)
        let newest: Second? = lock.withLock {
            defer { self.newest = nil }
            return self.newest
        }
        if let newest { latest = newest }
    }

    @inlinable func attachSource(_ source: Observable<First>) {
        @inline(__always) func combine(_ element: First) {
            if hasNewest.load(ordering: .acquiring) { takeNewest() }
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
                    guard tryEnter() else { return sendContended(element) { combine($0) } }
                    combine(element)
                    leave()
                },
                stop: { [self] stop in
                    guard lifetime.stop(with: stop) else { return }
                    finish(stop)
                    lifetime.end()
                },
                lifetime: lifetime))
    }

    @usableFromInline func finish(_ stop: TerminalEvent) {
        run { [self] in sink.terminate(stop) }
    }
}
