// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Combines each element with the latest element of another sequence.
    ///
    ///     source:                                  --1-----2--3----|
    ///     second:                                  -----a-------b--|
    ///     withLatestFrom(second) { "\($0)\($1)" }: --------2a-3a---|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source and never fails. Runs on the main queue; stores the latest element of the second
    /// sequence.
    ///
    ///     Driver.of(1, 2).withLatestFrom(Driver.just("a")) { "\($0)\($1)" }
    @_alwaysEmitIntoClient @preconcurrency public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result>(
        _ second: SecondO, resultSelector: @escaping @MainActor (Element, SecondO.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, Result>(
            raw: upstream.sampling(second.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    ///
    ///     first:                                              --1-----2--------|
    ///     second:                                             -----3-----4--|
    ///     combineLatest([first, second]) { $0.reduce(0, +) }: -----4--5--6-----|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have completed,
    /// or when no result can follow; never fails.
    ///
    ///     Driver.combineLatest([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .latest(of: collection.map { $0.upstream }, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of a collection of sequences at the same position.
    ///
    ///     first:                                    --1--2--------3--|
    ///     second:                                   -----5--6--|
    ///     zip([first, second]) { $0.reduce(0, +) }: -----6--8-----|
    ///
    /// Buffers the elements that have no partner. Completes when all have completed, or when an element comes that can
    /// get no partner; never fails.
    ///
    ///     Driver.zip([Driver.just(1), Driver.just(2)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .zipped(collection.map { $0.upstream }, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Emits the elements that satisfy a predicate.
    ///
    ///     source:            --1--2--3--4--|
    ///     filter { $0 > 2 }: --------3--4--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; buffers nothing.
    ///
    ///     Driver.of(1, 2, 3, 4).filter { $0 > 2 }
    @_alwaysEmitIntoClient @preconcurrency public func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.filter(MainQueue.assumeIsolated(predicate)))
    }

    /// Drops elements whose key equals the key of the previous element.
    ///
    ///     source:                          --1--3--2--4--1--|
    ///     distinctUntilChanged { $0 % 2 }: --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; stores the latest key.
    ///
    ///     Driver.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }
    @_alwaysEmitIntoClient @preconcurrency public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.withoutRepetitions(MainQueue.assumeIsolated(keySelector), ==))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    ///
    ///     source:                                    --1--2--5--6--1--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }: --1-----5-----1--|
    ///
    /// Compares each element with the last one that was emitted, which it stores. Completes with the source and never
    /// fails. Runs on the main queue.
    ///
    ///     Driver.of(1, 2, 5).distinctUntilChanged { abs($0 - $1) < 2 }
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.withoutRepetitions({ $0 }, MainQueue.assumeIsolated(comparer)))
    }

    /// Drops elements whose key `comparer` finds equal to the key of the previous element.
    ///
    ///     source:                                         --1--3--2--4--1--|
    ///     distinctUntilChanged({ $0 % 2 }, comparer: ==): --1-----2-----1--|
    ///
    /// `comparer` receives the key of the last forwarded element and that of the new one. Completes with the source and
    /// never fails. Runs on the main queue; stores the latest key.
    ///
    ///     Driver.of(1, -1, 2).distinctUntilChanged({ abs($0) }, comparer: { $0 == $1 })
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged<Key>(
        _ keySelector: @escaping @MainActor (Element) -> Key, comparer: @escaping @MainActor (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.withoutRepetitions(MainQueue.assumeIsolated(keySelector), MainQueue.assumeIsolated(comparer)))
    }

    /// Transforms each element.
    ///
    ///     source:          --1--2--3--|
    ///     map { $0 * 10 }: --10-20-30-|
    ///
    /// Completes with the source and never fails. Runs on the main queue; buffers nothing.
    ///
    ///     Driver.of(1, 2, 3).map { $0 * 10 }
    @_alwaysEmitIntoClient @preconcurrency public func map<Result>(
        _ selector: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.mapped(MainQueue.assumeIsolated(selector)))
    }

    /// Transforms each element and emits the results that are not nil.
    ///
    ///     source:                 --1--x--3--|
    ///     compactMap { Int($0) }: --1-----3--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; buffers nothing.
    ///
    ///     Driver.of("1", "x", "3").compactMap { Int($0) }
    @_alwaysEmitIntoClient @preconcurrency public func compactMap<Result>(
        _ selector: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.compactMapped(MainQueue.assumeIsolated(selector)))
    }

    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
    ///
    ///     source:                      --1-----2-----|
    ///     a:                             --3--4--|
    ///     b:                                   --5--6--|
    ///     flatMap { $0 == 1 ? a : b }: ----3--4--5--6--|
    ///
    /// Completes when the source and all sequences have completed. Elements are delivered one at a time, on the main
    /// queue.
    ///
    ///     Driver.of(1, 2).flatMap { Driver.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.all, MainQueue.assumeIsolated(selector))
    }

    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    ///     source:                           --1--2--------3-----|
    ///     a:                                  --4--5--|
    ///     b:                                              --6--7--|
    ///     flatMapFirst { $0 == 1 ? a : b }: ----4--5--------6--7--|
    ///
    /// Completes when the source and the sequence have completed. `selector` is not called for ignored elements.
    /// Elements are delivered one at a time, on the main queue.
    ///
    ///     Driver.of(1, 2).flatMapFirst { Driver.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.first, MainQueue.assumeIsolated(selector))
    }

    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    ///     source:                            --1-----2--------|
    ///     a:                                   --3-----4--|
    ///     b:                                         --5--6--|
    ///     flatMapLatest { $0 == 1 ? a : b }: ----3-----5--6---|
    ///
    /// The subscription to the previous sequence is disposed when the next element arrives. Completes when the source
    /// and the latest sequence have completed. Elements are delivered one at a time, on the main queue.
    ///
    ///     Driver.of("a", "ab").flatMapLatest { Driver.just($0.count) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.latest, MainQueue.assumeIsolated(selector))
    }

    /// Calls closures for the events, which are forwarded unchanged.
    ///
    ///     source:                    --1--2--|
    ///     do(onNext: { print($0) }): --1--2--|
    ///
    /// The `on...` closures run before the event is forwarded, the `after...` ones after it, on the main queue.
    /// `onDispose` runs once, after the source was released.
    ///
    ///     Driver.of(1, 2).do(onNext: { print($0) })
    @_alwaysEmitIntoClient @preconcurrency public func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil, afterNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil, afterCompleted: (@MainActor () -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil, onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.do(
                onNext: onNext.map(MainQueue.assumeIsolated), afterNext: afterNext.map(MainQueue.assumeIsolated),
                onCompleted: onCompleted.map(MainQueue.assumeIsolated),
                afterCompleted: afterCompleted.map(MainQueue.assumeIsolated),
                onSubscribe: onSubscribe.map(MainQueue.assumeIsolated),
                onSubscribed: onSubscribed.map(MainQueue.assumeIsolated), onDispose: onDispose.map(MainQueue.dispatched)
            ))
    }

    /// Combines each element with an object that is not retained; completes at the first element after its release.
    ///
    ///     source:                             --1-----2--------3--|
    ///     o (Object):                         -----------|
    ///     withUnretained(o) { "\($0)\($1)" }: --o1----o2-------|
    ///
    /// A release alone emits nothing. Runs on the main queue; buffers nothing.
    @_alwaysEmitIntoClient @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Result>(
        _ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(
            raw: upstream.combined(withUnretained: obj, MainQueue.assumeIsolated(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Combines each element with the latest element of another sequence.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `withLatestFrom(_:resultSelector:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result: Sendable>(
        _ second: SecondO, resultSelector: @escaping @Sendable (Element, SecondO.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, Result>(raw: upstream.sampling(second.upstream, resultSelector))
    }

    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `combineLatest(_:resultSelector:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public static func combineLatest<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(raw: .latest(of: collection.map { $0.upstream }, resultSelector))
    }

    /// Combines the elements of a collection of sequences at the same position.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `zip(_:resultSelector:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public static func zip<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(raw: .zipped(collection.map { $0.upstream }, resultSelector))
    }

    /// Emits the elements that satisfy a predicate.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `filter(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func filter(
        _ predicate: @escaping @Sendable (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.filter(predicate))
    }

    /// Drops elements whose key equals the key of the previous element.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `distinctUntilChanged(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func distinctUntilChanged<Key: Equatable & SendableMetatype & Sendable>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.withoutRepetitions(keySelector, ==))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `distinctUntilChanged(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.withoutRepetitions({ $0 }, comparer))
    }

    /// Drops elements whose key `comparer` finds equal to the key of the previous element.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `distinctUntilChanged(_:comparer:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged<Key: Sendable>(
        _ keySelector: @escaping @Sendable (Element) -> Key, comparer: @escaping @Sendable (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.withoutRepetitions(keySelector, comparer))
    }

    /// Emits the first element of each burst, the last one, or both.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `debounce(_:edges:onDrop:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debounce(dueTime, edges: edges, scheduler: SharingStrategy.delivery, onDrop: onDrop))
    }

    /// Emits the first element of each time interval, the latest one, or both.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `throttle(_:edges:onDrop:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.throttle(dueTime, edges: edges, scheduler: SharingStrategy.delivery, onDrop: onDrop))
    }

    /// Transforms each element.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `map(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func map<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.mapped(selector))
    }

    /// Transforms each element and emits the results that are not nil.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `compactMap(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func compactMap<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.compactMapped(selector))
    }

    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `flatMap(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMap<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.all, selector)
    }

    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `flatMapFirst(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMapFirst<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.first, selector)
    }

    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `flatMapLatest(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMapLatest<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.latest, selector)
    }

    /// Calls closures for the events, which are forwarded unchanged.
    ///
    /// The form for closures of any isolation; for those on the main actor, see
    /// `do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil, afterNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Combines each element with an object that is not retained; completes at the first element after its release.
    ///
    /// The form for closures of any isolation; for those on the main actor, see `withUnretained(_:resultSelector:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func withUnretained<Object: AnyObject & Sendable, Result: Sendable>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.combined(withUnretained: obj, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable, SharingStrategy: MainQueueSharingStrategy {
    /// Emits the first element of each burst, the last one, or both.
    ///
    ///     source:                                 --1-2-3------4--|
    ///     debounce(.seconds(3), edges: .leading): --1----------4--|
    ///
    /// `onDrop` receives each element that is not emitted. Delivers on the main queue.
    /// ``ObservableType/debounce(_:edges:scheduler:onDrop:)`` describes the edges.
    ///
    ///     Driver.of(1, 2).debounce(.seconds(2), edges: .leading)
    @_alwaysEmitIntoClient @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@MainActor (Element) -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debounce(
                dueTime, edges: edges, scheduler: SharingStrategy.delivery, onDrop: onDrop.map(MainQueue.assumeIsolated)
            ))
    }

    /// Emits the first element of each time interval, the latest one, or both.
    ///
    ///     source:                                  --1--2--3------4--|
    ///     throttle(.seconds(4), edges: .trailing): ------2-----3------(4|)
    ///
    /// `onDrop` receives each element that is not emitted. Delivers on the main queue.
    /// ``ObservableType/throttle(_:edges:scheduler:onDrop:)`` describes the edges.
    ///
    ///     Driver.of(1, 2).throttle(.seconds(4), edges: .trailing)
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, edges: TimingEdges, onDrop: (@MainActor (Element) -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.throttle(
                dueTime, edges: edges, scheduler: SharingStrategy.delivery, onDrop: onDrop.map(MainQueue.assumeIsolated)
            ))
    }
}
