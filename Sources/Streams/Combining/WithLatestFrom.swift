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
    @_alwaysEmitIntoClient @preconcurrency public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
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
    @_alwaysEmitIntoClient @preconcurrency
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

/// The elements of the second sequence; the type of an optional one is a parameter, for the reason that `Latest` states.
///
/// Sendable by contract: see the subclass.
@usableFromInline class SideElements<Stored>: Serializer, @unchecked Sendable {
    /// The latest element.
    @exclusivity(unchecked) @usableFromInline final var newest: Stored
    /// The element that the source has read.
    @exclusivity(unchecked) @usableFromInline final var latest: Stored

    @inlinable init(_ none: Stored) {
        newest = none
        latest = none
        super.init()
    }
}

/// The observer of the source, which alone delivers elements.
///
/// Elements of the second sequence are stored outside the serializer, and are never queued.
///
/// Sendable by contract: `newest` and `isSecondKnown` are touched only under `lock`, `latest` and `hasLatest` only
/// inside the serializer.
@usableFromInline
final class WithLatestFrom<Element, Second, Result>: SideElements<Second?>, SerializedUpstream, @unchecked Sendable {
    @usableFromInline let sink: Sink<Result>
    @usableFromInline let lifetime = Lifetime()
    @usableFromInline let resultSelector: (Element, Second) throws -> Result
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var isSecondKnown = false
    /// Whether the source has not read `newest` yet.
    @usableFromInline let hasNewest = Atomic<Bool>(false)
    @exclusivity(unchecked) @usableFromInline final var hasLatest = false

    @inlinable init(_ sink: Sink<Result>, _ resultSelector: @escaping (Element, Second) throws -> Result) {
        self.sink = sink
        self.resultSelector = resultSelector
        super.init(nil)
    }

    @inline(__always) @inlinable var newestPlace: UnsafeMutablePointer<Second> { value(of: &newest) }
    @inline(__always) @inlinable var latestPlace: UnsafeMutablePointer<Second> { value(of: &latest) }

    @inlinable func takeNewest() {
        hasNewest.store(false, ordering: .relaxed)
        let newest = lock.withLock { newestPlace.pointee }
        if hasLatest {
            let place = latestPlace
            place.pointee = newest
        } else {
            takeFirst(newest)
        }
    }

    @inlinable @inline(never) func takeFirst(_ newest: Second) {
        latest = newest
        hasLatest = true
    }

    /// Stores the first element of the second sequence, under `lock`.
    @inlinable @inline(never) func storeFirst(_ second: Second) {
        newest = second
        isSecondKnown = true
    }

    @inlinable func receive(_ element: Element) {
        if hasNewest.load(ordering: .acquiring) { takeNewest() }
        guard hasLatest, !sink.lifetime.isStopped else { return }
        sink.send { try resultSelector(element, latestPlace.pointee) }
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
        var replaced = element
        owner.lock.withLock {
            guard owner.isSecondKnown else { return owner.storeFirst(element) }
            let place = owner.newestPlace
            swap(&place.pointee, &replaced)
        }
        withExtendedLifetime(replaced) {}
        owner.hasNewest.store(true, ordering: .releasing)
    }

    @inlinable func complete() {}

    @inlinable func terminate(_ stop: TerminalEvent) { owner.terminate(stop) }
}
