// The operators without closures, and `scan`. Those with closures are generated, for each isolation of the closures.

extension SharedSequenceConvertibleType {
    /// Drops the first `count` elements.
    ///
    ///     source:  --1--2--3--4--|
    ///     skip(2): --------3--4--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; buffers nothing.
    ///
    ///     Driver.of(1, 2, 3).skip(2)
    @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.skip(count))
    }

    /// Drops elements that equal the previous one.
    ///
    ///     source:                 --1--1--2--2--1--|
    ///     distinctUntilChanged(): --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; stores the latest element.
    ///
    ///     Driver.of(1, 1, 2).distinctUntilChanged()
    @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>
    where Element: Equatable, SharingStrategy: MainQueueSharingStrategy {
        SharedSequence(raw: upstream.distinct({ $0 }, ==))
    }

    /// Drops elements that equal the previous one.
    ///
    /// The form for any strategy, whose scheduler compares the elements; for drivers and signals, see
    /// `distinctUntilChanged()`.
    @_disfavoredOverload @inlinable @preconcurrency
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable & Sendable {
        SharedSequence(raw: upstream.distinct({ $0 }, ==))
    }

    /// Emits the latest element of another sequence for each element.
    ///
    ///     source:                 --1-----2--3----|
    ///     second:                 -----a-------b--|
    ///     withLatestFrom(second): --------a--a----|
    ///
    /// Drops elements until the second sequence has emitted, and ignores its completion. Completes with the source and
    /// never fails. Runs on the main queue; stores the latest element of the second sequence.
    ///
    ///     Driver.of(1, 2).withLatestFrom(Driver.just("a"))
    @inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence<SharingStrategy, SecondO.Element>(
            raw: upstream.sampling(second.upstream(deliveredLike: SharingStrategy.self)) { $1 })
    }

    /// Pairs each element with an object that is not retained; completes when the object is released.
    ///
    ///     source (Signal):   --1--------2-----------3--|
    ///     o (Object):        --------------|
    ///     withUnretained(o): --(o,1)----(o,2)-------|
    ///
    /// After the object was released, completes at the next element. Runs on the main queue. A driver replays its
    /// latest pair, and thereby retains the object while it has observers; a signal buffers nothing.
    @inlinable public func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence<SharingStrategy, (Object, Element)>(raw: upstream.withUnretained(obj))
    }

    /// Prints the subscription, the events and the disposal.
    ///
    ///     source:           --1--2--|
    ///     debug("numbers"): --1--2--|
    ///
    /// Prints on the main queue.
    ///
    ///     Driver.of(1, 2).debug("numbers")
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element before those of the upstream.
    ///
    ///     source:       ---3--4--|
    ///     startWith(1): 1--3--4--|
    ///
    /// Emits it at the first subscription, before it subscribes to the source. Completes with the source.
    ///
    ///     Driver.of(3, 4).startWith(1)
    @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.preceded(by: [element]))
    }

    /// Delays the elements and completion by `dueTime`.
    ///
    ///     source:             --1--2--|
    ///     delay(.seconds(2)): ----1--2--|
    ///
    /// Buffers the elements of that time, and delivers on the main queue.
    ///
    ///     Driver.of(1, 2).delay(.seconds(2))
    @inlinable public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.delay(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Emits an element if no newer one comes within `dueTime`.
    ///
    ///     source:                --1-2-3------4--|
    ///     debounce(.seconds(3)): ---------3------(4|)
    ///
    /// Buffers one element; when the source completes, emits it and completes. Delivers on the main queue.
    ///
    ///     Driver.of(1, 2).debounce(.seconds(2))
    @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.debounce(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Emits at most one element per `dueTime`.
    ///
    ///     source:                --1--2--3------4--|
    ///     throttle(.seconds(4)): --1---2---3----4--|
    ///
    /// With `latest`, the last element of an interval is buffered and emitted at its end; without, it is dropped.
    /// Delivers on the main queue; completes with the source.
    ///
    ///     Driver.of(1, 2).throttle(.seconds(4))
    @inlinable public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(raw: upstream.throttle(dueTime, latest: latest, scheduler: SharingStrategy.delivery))
    }

    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    /// The form for any isolation; see `SharedSequence/scan(_:accumulator:)` of drivers and signals.
    @inlinable @_disfavoredOverload @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, accumulator))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    // Not a member of the protocol, where it would have the symbol of the less specialized form for other seeds.
    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; stores the latest result.
    ///
    ///     Driver.of(1, 2, 3).scan(0) { $0 + $1 }
    @inlinable @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}
