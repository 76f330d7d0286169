extension InfallibleType {
    /// Emits the first `count` elements, then completes.
    ///
    ///     source:  --1--2--3--4--|
    ///     take(2): --1--(2|)
    ///
    /// Completes and disposes the source at the last of them; subscribes to nothing for 0. Runs on the thread of the
    /// source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).take(2)
    @inlinable public func take(_ count: Int) -> Infallible<Element> { Infallible(raw: asObservable().take(count)) }

    /// Emits elements for `duration`, then completes.
    ///
    ///     source:                                       --1--2--3--|
    ///     take(for: .seconds(6), scheduler: scheduler): --1--2|
    ///
    /// Completes with the source, or on `scheduler` at the end of the time, and then disposes the source. Buffers
    /// nothing.
    ///
    ///     Infallible.of(1, 2).take(for: .seconds(6), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func take(for duration: RxTimeInterval, scheduler: any SchedulerType)
        -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Emits elements until another sequence emits, then completes.
    ///
    ///     source:             --1--2--3--4--|
    ///     other:              ----------x--|
    ///     take(until: other): --1--2--3-|
    ///
    /// Completes with the source, or on the thread of the other sequence, whose completion is ignored. Disposes both
    /// then; buffers nothing.
    ///
    ///     Infallible.of(1, 2).take(until: Infallible<Int>.never())
    @inlinable @preconcurrency public func take<Trigger: Sendable>(until other: some InfallibleType<Trigger>)
        -> Infallible<Element> where Element: Sendable
    {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Emits elements until another sequence emits, then completes.
    ///
    ///     source:             --1--2--3--4--|
    ///     other (Observable): ----------x--|
    ///     take(until: other): --1--2--3-|
    ///
    /// Completes with the source, or on the thread of the other sequence, and disposes both then. The completion of the
    /// other sequence is ignored; its failure is a programmer error. Buffers nothing.
    ///
    ///     Infallible.of(1, 2).take(until: Observable<Int>.never())
    @inlinable @preconcurrency public func take<Trigger: Sendable>(until other: some ObservableType<Trigger>)
        -> Infallible<Element> where Element: Sendable
    {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Emits elements until one satisfies a predicate, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(until: { $0 > 2 }): --1--2--|
    ///
    /// With the behavior `.inclusive`, that element is emitted too. Disposes the source then. Runs on the thread of the
    /// source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).take(until: { $0 > 2 })
    @inlinable @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements while they satisfy a predicate, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(while: { $0 < 3 }): --1--2--|
    ///
    /// With the behavior `.inclusive`, the element that does not is emitted too. Disposes the source then. Runs on the
    /// thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).take(while: { $0 < 3 })
    @inlinable @preconcurrency public func take(
        while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
    }

    /// Drops elements until another sequence emits.
    ///
    ///     source:             --1--2--3--4--|
    ///     other (Observable): -------x--|
    ///     skip(until: other): --------3--4--|
    ///
    /// The other sequence is disposed at its first element; its failure before is a programmer error. Completes with the
    /// source, if the other sequence has emitted by then. Buffers nothing.
    ///
    ///     Infallible.of(1, 2).skip(until: Observable.just(1))
    @inlinable @preconcurrency public func skip<Trigger: Sendable>(until other: some ObservableType<Trigger>)
        -> Infallible<Element> where Element: Sendable
    {
        Infallible(raw: asObservable().gated(by: other.asObservable()))
    }

    /// Drops elements while they satisfy a predicate.
    ///
    ///     source:                  --1--2--3--1--|
    ///     skip(while: { $0 < 3 }): --------3--1--|
    ///
    /// Completes with the source. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 3, 1).skip(while: { $0 < 3 })
    @inlinable @preconcurrency public func skip(
        while predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().skip(while: predicate))
    }
}
