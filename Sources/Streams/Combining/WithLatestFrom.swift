import Synchronization

extension ObservableType where Element: Sendable {
    /// Combines each element with the latest element of another sequence.
    ///
    ///     source:                                  --1-----2--3----|
    ///     second:                                  -----a-------b--|
    ///     withLatestFrom(second) { "\($0)\($1)" }: --------2a-3a---|
    ///
    /// Subscribes to the second sequence first. Drops elements until the second sequence has emitted. If the second
    /// sequence fails, the result fails; its completion is ignored. Otherwise terminates with the source, or with the
    /// error that `resultSelector` throws. Emits on the thread of the source; stores the latest element of the second
    /// sequence.
    ///
    ///     Observable.of(1, 2).withLatestFrom(Observable.just("a")) { "\($0)\($1)" }
    @inlinable @preconcurrency public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> where Source.Element: Sendable {
        asObservable().sampling(second.asObservable(), resultSelector)
    }

    /// Emits the latest element of another sequence for each element.
    ///
    ///     source:                 --1-----2--3----|
    ///     second:                 -----a-------b--|
    ///     withLatestFrom(second): --------a--a----|
    ///
    /// Subscribes to the second sequence first. Drops elements until the second sequence has emitted. If the second
    /// sequence fails, the result fails; its completion is ignored. Otherwise terminates with the source. Emits on the
    /// thread of the source; stores the latest element of the second sequence.
    ///
    ///     Observable.of(1, 2).withLatestFrom(Observable.just("a"))
    @inlinable @preconcurrency
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
            let observer = WithLatestFrom(sink, resultSelector)
            Trampoline.enter {
                second.attach(
                    Sink(
                        within: sink.lifetime, next: { [observer] in observer.store($0) },
                        stop: { [observer] in if case .failed = $0 { observer.terminate($0) } }))
                if !sink.lifetime.isStopped { observer.attachSource(self) }
            }
        }
    }
}

/// The observer of one `withLatestFrom`.
///
/// Only the source delivers elements. The second sequence stores its elements outside the serializer, so its thread never
/// delivers an element of the source, and its elements are never queued.
///
/// Sendable by contract: `newest` is touched only under `lock`, `latest` only inside the serializer.
@usableFromInline
final class WithLatestFrom<First, Second, Result>: SerializedObserver<Result>, @unchecked Sendable {
    @usableFromInline let resultSelector: (First, Second) throws -> Result
    @usableFromInline let lock = Lock()
    /// The latest element of the second sequence, until the source reads it.
    @exclusivity(unchecked) @usableFromInline final var newest: Second?
    @usableFromInline let hasNewest = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline final var latest: Second?

    @inlinable init(_ sink: Sink<Result>, _ resultSelector: @escaping (First, Second) throws -> Result) {
        self.resultSelector = resultSelector
        super.init(sink)
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
            guard let latest, !sink.lifetime.isStopped else { return }
            sink.send { try resultSelector(element, latest) }
        }
        // A separate lifetime: a source that fails during a delivery is released at once, although its error is queued.
        let lifetime = Lifetime(within: sink.lifetime)
        source.attach(
            Sink(
                next: { [self] element in
                    if lifetime.isStopped { return }
                    guard tryEnter() else { return sendContended(element) { combine($0) } }
                    combine(element)
                    leave()
                },
                stop: { [self] stop in lifetime.end(with: stop) { terminate($0) } },
                lifetime: lifetime))
    }
}
