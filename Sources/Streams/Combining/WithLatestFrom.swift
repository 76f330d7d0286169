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
            note(.storing(.latest))
            let observer = WithLatestFrom(sink, resultSelector)
            Trampoline.enter {
                SecondUpstream(observer).attach(to: second.attach)
                if !sink.lifetime.isStopped { observer.attach(to: attach, within: sink.lifetime) }
            }
        }
    }
}

/// The observer of the source, which alone delivers elements.
///
/// Elements of the second sequence are stored outside the serializer, and are never queued.
///
/// Sendable by contract: `newest` is touched only under `lock`, `latest` only inside the serializer.
@usableFromInline
final class WithLatestFrom<Element, Second, Result>: Serializer, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Result>
    @usableFromInline let lifetime = Lifetime()
    @usableFromInline let resultSelector: (Element, Second) throws -> Result
    @usableFromInline let lock = Lock()
    /// The latest element of the second sequence, until the source reads it.
    @exclusivity(unchecked) @usableFromInline final var newest: Second?
    @usableFromInline let hasNewest = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline final var latest: Second?

    @inlinable init(_ sink: Sink<Result>, _ resultSelector: @escaping (Element, Second) throws -> Result) {
        self.sink = sink
        self.resultSelector = resultSelector
        super.init()
    }

    @inlinable func takeNewest() {
        hasNewest.store(false, ordering: .relaxed)
        let newest: Second? = lock.withLock {
            defer { self.newest = nil }
            return self.newest
        }
        if let newest { latest = newest }
    }

    @inlinable func receive(_ element: Element) {
        if hasNewest.load(ordering: .acquiring) { takeNewest() }
        guard let latest, !sink.lifetime.isStopped else { return }
        sink.send { try resultSelector(element, latest) }
    }

    @inlinable func terminate(_ stop: TerminalEvent) { sink.terminate(stop) }
}

/// The observer of the second sequence, which stores its elements.
@usableFromInline final class SecondUpstream<First, Element, Result>: SideUpstream {
    @usableFromInline let owner: WithLatestFrom<First, Element, Result>
    @usableFromInline let lifetime: Lifetime

    @inlinable var serializer: Serializer { owner }

    @inlinable init(_ owner: WithLatestFrom<First, Element, Result>) {
        self.owner = owner
        lifetime = Lifetime(within: owner.sink.lifetime)
    }

    @inlinable func receive(_ element: Element) {
        // The replaced element is released outside the lock.
        let replaced: Element? = owner.lock.withLock {
            defer { owner.newest = element }
            return owner.newest
        }
        owner.hasNewest.store(true, ordering: .releasing)
        withExtendedLifetime(replaced) {}
    }

    @inlinable func complete() {}

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}
