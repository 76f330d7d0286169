extension InfallibleType {
    /// Transforms each element.
    ///
    ///     source:          --1--2--3--|
    ///     map { $0 * 10 }: --10-20-30-|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).map { $0 * 10 }
    @inlinable @preconcurrency public func map<Result>(
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().map(transform))
    }

    /// Transforms each element and emits the results that are not nil.
    ///
    ///     source:                 --1--x--3--|
    ///     compactMap { Int($0) }: --1-----3--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of("1", "x", "3").compactMap { Int($0) }
    @inlinable @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) -> Result?
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().compactMap(transform))
    }

    /// Emits the elements that satisfy a predicate.
    ///
    ///     source:            --1--2--3--4--|
    ///     filter { $0 > 2 }: --------3--4--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3, 4).filter { $0 > 2 }
    @inlinable
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(raw: asObservable().filter(predicate))
    }

    /// Maps each element to a sequence and emits the elements of all of them.
    ///
    ///     source:                      --1-----2-----|
    ///     a:                             --3--4--|
    ///     b:                                   --5--6--|
    ///     flatMap { $0 == 1 ? a : b }: ----3--4--5--6--|
    ///
    /// Completes when the source and all sequences have completed. Elements are delivered one at a time, on the threads
    /// of their sequences, which must not fail.
    ///
    ///     Infallible.of(1, 2).flatMap { Infallible.of($0, $0 * 10) }
    @inlinable @preconcurrency public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMap(selector))
    }

    /// Maps an element to a sequence and ignores further elements until that sequence has completed.
    ///
    ///     source:                           --1--2--------3-----|
    ///     a:                                  --4--5--|
    ///     b:                                              --6--7--|
    ///     flatMapFirst { $0 == 1 ? a : b }: ----4--5--------6--7--|
    ///
    /// Completes when the source and the sequence have completed. The closure is not called for ignored elements. The
    /// sequences must not fail.
    ///
    ///     Infallible.of(1, 2).flatMapFirst { Infallible.of($0, $0 * 10) }
    @inlinable @preconcurrency public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMapFirst(selector))
    }

    /// Maps each element to a sequence and emits from the most recent one only.
    ///
    ///     source:                            --1-----2--------|
    ///     a:                                   --3-----4--|
    ///     b:                                         --5--6--|
    ///     flatMapLatest { $0 == 1 ? a : b }: ----3-----5--6---|
    ///
    /// The subscription to the previous sequence is disposed when the next element arrives. Completes when the source
    /// and the latest sequence have completed. The sequences must not fail.
    ///
    ///     Infallible.of(1, 2).flatMapLatest { Infallible.of($0, $0 * 10) }
    @inlinable @preconcurrency public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(
            raw: asObservable().flattened(.latest) { selector($0).asObservable().attach })
    }

    /// Maps each element to a sequence and subscribes to one after another.
    ///
    ///     source:                        --1--2------------|
    ///     a:                               --3--4--|
    ///     b:                                       --5--6--|
    ///     concatMap { $0 == 1 ? a : b }: ----3--4----5--6--|
    ///
    /// Elements that arrive while a sequence runs wait in a queue without a limit. Completes when the source and all
    /// sequences have completed. The sequences must not fail.
    ///
    ///     Infallible.of(1, 2).concatMap { Infallible.of($0, $0 * 10) }
    @inlinable @preconcurrency public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().concatMap(selector))
    }

    /// Accumulates the elements and emits each intermediate result, the seed excepted.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest result.
    ///
    ///     Infallible.of(1, 2, 3).scan(0) { $0 + $1 }
    @inlinable @preconcurrency public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
    ) -> Infallible<Seed> where Element: Sendable, Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(seed, accumulator: accumulator))
    }

    /// Accumulates the elements into one value in place, and emits a copy after each.
    ///
    ///     source:                                --1---2-----3-------|
    ///     scan(into: [Int]()) { $0.append($1) }: --[1]-[1,2]-[1,2,3]-|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest result.
    ///
    ///     Infallible.of(1, 2, 3).scan(into: [Int]()) { $0.append($1) }
    @inlinable @preconcurrency public func scan<Seed>(
        into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
    ) -> Infallible<Seed> where Element: Sendable, Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Emits an element before those of the source.
    ///
    ///     source:       ---3--4--|
    ///     startWith(1): 1--3--4--|
    ///
    /// Emits the element synchronously at the subscription, before it subscribes to the source. Completes with the
    /// source.
    ///
    ///     Infallible.of(3, 4).startWith(1)
    @inlinable @preconcurrency public func startWith(_ element: Element) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().startWith(element))
    }

    /// Shares one subscription to the source among all observers.
    ///
    ///     source:           --1--2--3--|
    ///     share(replay: 1): --1--2--3--|
    ///     share(replay: 1):    1-2--3--|
    ///
    /// The first observer subscribes to the source, and the subscription is disposed after the last one has
    /// unsubscribed. Buffers the latest `replay` elements. ``ObservableType/share(replay:scope:)`` describes the
    /// scopes.
    ///
    ///     Infallible.of(1, 2, 3).share(replay: 1)
    @inlinable @preconcurrency public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected)
        -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().share(replay: replay, scope: scope))
    }

    /// Drops elements that equal the previous one.
    ///
    ///     source:                 --1--1--2--2--1--|
    ///     distinctUntilChanged(): --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest element.
    ///
    ///     Infallible.of(1, 1, 2).distinctUntilChanged()
    @inlinable @preconcurrency public func distinctUntilChanged() -> Infallible<Element>
    where Element: Equatable & Sendable {
        Infallible(raw: asObservable().distinctUntilChanged())
    }

    /// Drops elements whose key equals that of the previous one.
    ///
    ///     source:                          --1--3--2--4--1--|
    ///     distinctUntilChanged { $0 % 2 }: --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Stores the latest key.
    ///
    ///     Infallible.of(1, 3, 2).distinctUntilChanged { $0 % 2 }
    @inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable & Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    ///
    ///     source:                                    --1--2--5--6--1--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }: --1-----5-----1--|
    ///
    /// Compares each element with the last one that was emitted. Completes with the source and never fails.
    ///
    ///     Infallible.of(1, 2, 5).distinctUntilChanged { abs($0 - $1) < 2 }
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose property equals that of the previous one.
    ///
    ///     source:                            --a--b--cc----d--|
    ///     distinctUntilChanged(at: \.count): --a-----cc----d--|
    ///
    /// Completes with the source and never fails. Stores the latest property.
    ///
    ///     Infallible.of("a", "b", "cc").distinctUntilChanged(at: \.count)
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<Property: Equatable & Sendable>(
        at keyPath: KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Drops elements whose key `comparer` finds equal to that of the previous one.
    ///
    ///     source:                                         --1--3--2--4--1--|
    ///     distinctUntilChanged({ $0 % 2 }, comparer: ==): --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Stores the latest key.
    ///
    ///     Infallible.of(1, 3, 2).distinctUntilChanged({ $0 % 2 }, comparer: ==)
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<K: Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> K,
        comparer: @escaping @Sendable (K, K) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Calls closures for the events, which are forwarded unchanged.
    ///
    ///     source:                    --1--2--|
    ///     do(onNext: { print($0) }): --1--2--|
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it, on the thread of the
    /// source. `onDispose` runs once, after the source was released.
    ///
    ///     Infallible.of(1, 2).do(onNext: { print($0) })
    @inlinable @preconcurrency public func `do`(
        onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
        onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            raw: asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints the subscription, the events and the disposal.
    ///
    ///     source:           --1--2--|
    ///     debug("numbers"): --1--2--|
    ///
    /// Prints on the thread of each event.
    ///
    ///     Infallible.of(1, 2).debug("numbers")
    @inlinable public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            raw: asObservable().debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Pairs each element with an object that is not retained; completes when the object is released.
    ///
    ///     source:            --1--------2-----------3--|
    ///     o (Object):        --------------|
    ///     withUnretained(o): --(o,1)----(o,2)-------|
    ///
    /// After the object was released, completes at the next element. Runs on the thread of the source; buffers nothing.
    @inlinable
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible<(Object, Element)>(raw: asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that is not retained; completes when the object is released.
    ///
    ///     source:                             --1-----2--------3--|
    ///     o (Object):                         -----------|
    ///     withUnretained(o) { "\($0)\($1)" }: --o1----o2-------|
    ///
    /// After the object was released, completes at the next element. Runs on the thread of the source; buffers nothing.
    @inlinable @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> where Element: Sendable {
        Infallible<Out>(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Emits an element if no newer one comes within `dueTime`.
    ///
    ///     source:                                      --1-2-3------4--|
    ///     debounce(.seconds(3), scheduler: scheduler): ---------3------(4|)
    ///
    /// Buffers one element. When the source completes, emits it and completes. Emits on `scheduler`.
    ///
    ///     Infallible.of(1, 2).debounce(.seconds(2), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> Infallible<Element>
    {
        Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Emits at most one element per `dueTime`.
    ///
    ///     source:                                      --1--2--3------4--|
    ///     throttle(.seconds(4), scheduler: scheduler): --1---2---3----4--|
    ///
    /// With `latest`, the last element of an interval is buffered and emitted at its end, on `scheduler`; without, it
    /// is dropped. Completes with the source.
    ///
    ///     Infallible.of(1, 2).throttle(.seconds(4), scheduler: MainScheduler.instance)
    @inlinable @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
