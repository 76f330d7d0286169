// Written by Scripts/generate-overloads.py; change that instead.

extension InfallibleType {
    /// Emits an element before those of the source.
    ///
    ///     source:       ---3--4--|
    ///     startWith(1): 1--3--4--|
    ///
    /// Emits the element synchronously at the subscription, before it subscribes to the source. Completes with the
    /// source.
    ///
    ///     Infallible.of(3, 4).startWith(1)
    @_alwaysEmitIntoClient @preconcurrency public func startWith(
        _ element: Element
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().startWith(element))
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
    ///     Infallible.combineLatest([Infallible.just(1), Infallible.just(2)]) { $0.reduce(0, +) }
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType, Collection.Element.Element: Sendable {
        Infallible(raw: .latest(of: collection.map { $0.asObservable() }, resultSelector))
    }

    /// Combines the latest elements of a collection of sequences into arrays whenever one of them emits.
    ///
    ///     first:                          --1--------2-----------|
    ///     second:                         -----3-----------4------|
    ///     combineLatest([first, second]): -----[1,3]-[2,3]-[2,4]--|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have completed,
    /// or when no result can follow; never fails.
    ///
    ///     Infallible.combineLatest([Infallible.just(1), Infallible.just(2)])
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element, Element: Sendable {
        Infallible<[Element]>.combineLatest(collection) { $0 }
    }

    /// Emits one element, then completes.
    ///
    ///     just(1): (1|)
    ///
    /// Both events are sent synchronously at the subscription, on its thread.
    ///
    ///     Infallible.just(1)
    @_alwaysEmitIntoClient public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(raw: .just(element))
    }

    /// Emits one element on `scheduler`, then completes.
    ///
    ///     just(1, scheduler: scheduler): (1|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.just(1, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: .just(element, scheduler: scheduler))
    }

    /// Returns a sequence that completes immediately.
    ///
    ///     Infallible<Int>.empty(): |
    ///
    ///     Infallible<Int>.empty()
    @_alwaysEmitIntoClient public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }

    /// Returns a sequence without events.
    ///
    ///     Infallible<Int>.never(): ------
    ///
    ///     Infallible<Int>.never()
    @_alwaysEmitIntoClient public static func never() -> Infallible<Element> { Infallible(raw: .never()) }

    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Infallible.of(1, 2) }: (1 2|)
    ///
    /// The factory runs at the subscription, on its thread.
    ///
    ///     Infallible.deferred { Infallible.just(Int.random(in: 1...6)) }
    @_alwaysEmitIntoClient @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(raw: .deferred { try observableFactory().source })
    }

    /// Emits the elements that satisfy a predicate.
    ///
    ///     source:            --1--2--3--4--|
    ///     filter { $0 > 2 }: --------3--4--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3, 4).filter { $0 > 2 }
    @_alwaysEmitIntoClient @preconcurrency public func filter(
        _ predicate: @escaping @Sendable (Element) -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().filter(predicate))
    }

    /// Drops elements that are equal to the previous element.
    ///
    ///     source:                 --1--1--2--2--1--|
    ///     distinctUntilChanged(): --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest element.
    ///
    ///     Infallible.of(1, 1, 2).distinctUntilChanged()
    @_alwaysEmitIntoClient @preconcurrency public func distinctUntilChanged() -> Infallible<Element>
    where Element: Equatable & Sendable {
        Infallible(raw: asObservable().distinctUntilChanged())
    }

    /// Drops elements whose key equals the key of the previous element.
    ///
    ///     source:                          --1--3--2--4--1--|
    ///     distinctUntilChanged { $0 % 2 }: --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest key.
    ///
    ///     Infallible.of("a", "A", "b").distinctUntilChanged { $0.lowercased() }
    @_alwaysEmitIntoClient @preconcurrency public func distinctUntilChanged<Key: Equatable & Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    ///
    ///     source:                                    --1--2--5--6--1--|
    ///     distinctUntilChanged { abs($0 - $1) < 2 }: --1-----5-----1--|
    ///
    /// Compares each element with the last one that was emitted, which it stores. Completes with the source and never
    /// fails. Runs on the thread of the source.
    ///
    ///     Infallible.of(1, 2, 5).distinctUntilChanged { abs($0 - $1) < 2 }
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose property equals that of the previous element.
    ///
    ///     source:                            --a--b--cc----d--|
    ///     distinctUntilChanged(at: \.count): --a-----cc----d--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest property.
    ///
    ///     Infallible.of("a", "b", "cc").distinctUntilChanged(at: \.count)
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func distinctUntilChanged<Property: Equatable & Sendable>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Drops elements whose key `comparer` finds equal to the key of the previous element.
    ///
    ///     source:                                         --1--3--2--4--1--|
    ///     distinctUntilChanged({ $0 % 2 }, comparer: ==): --1-----2-----1--|
    ///
    /// `comparer` receives the key of the last forwarded element and that of the new one. Completes with the source and
    /// never fails. Runs on the thread of the source; stores the latest key.
    ///
    ///     Infallible.of(1, -1, 2).distinctUntilChanged({ abs($0) }, comparer: { $0 == $1 })
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged<K: Sendable>(
        _ keySelector: @escaping @Sendable (Element) throws -> K, comparer: @escaping @Sendable (K, K) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Emits the first `count` elements, then completes.
    ///
    ///     source:  --1--2--3--4--|
    ///     take(2): --1--(2|)
    ///
    /// Completes with element number `count` and disposes the subscription to the source, or completes with the source
    /// before. `take(0)` completes without subscribing. A negative count is a programmer error. Runs on the thread of
    /// the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3, 4).take(2)
    @_alwaysEmitIntoClient public func take(_ count: Int) -> Infallible<Element> {
        Infallible(raw: asObservable().take(count))
    }

    /// Forwards elements for `duration`, then completes.
    ///
    ///     source:                                       --1--2--3--|
    ///     take(for: .seconds(6), scheduler: scheduler): --1--2|
    ///
    /// The time begins before the source is subscribed to. Completes with the source if that is earlier. The completion
    /// after `duration` is delivered by `scheduler`, or by a thread that delivers an element at that time; every other
    /// event on the thread of the source. Buffers nothing.
    ///
    ///     Infallible.of(1, 2).take(for: .seconds(6), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func take(
        for duration: RxTimeInterval, scheduler: any SchedulerType
    ) -> Infallible<Element> where Element: Sendable {
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
    @_alwaysEmitIntoClient @preconcurrency public func take<Trigger: Sendable>(
        until other: some InfallibleType<Trigger>
    ) -> Infallible<Element> where Element: Sendable {
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
    @_alwaysEmitIntoClient @preconcurrency public func take<Trigger: Sendable>(
        until other: some ObservableType<Trigger>
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().terminated(by: other.asObservable()))
    }

    /// Emits elements until a predicate is true, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(until: { $0 > 2 }): --1--2--|
    ///
    /// Completes at the first element for which the predicate is true (emitted before if `behavior` is `inclusive`), or
    /// with the source. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).take(until: { $0 > 2 }, behavior: .inclusive)
    @_alwaysEmitIntoClient @preconcurrency public func take(
        until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
    }

    /// Emits elements while a predicate is true, then completes.
    ///
    ///     source:                  --1--2--3--4--|
    ///     take(while: { $0 < 3 }): --1--2--|
    ///
    /// Completes at the first element for which the predicate is false (emitted before if `behavior` is `inclusive`),
    /// or with the source. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).take(while: { $0 < 3 })
    @_alwaysEmitIntoClient @preconcurrency public func take(
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
    /// The other sequence is disposed at its first element; its failure before is a programmer error. Completes with
    /// the source, if the other sequence has emitted by then. Buffers nothing.
    ///
    ///     Infallible.of(1, 2).skip(until: Observable.just(1))
    @_alwaysEmitIntoClient @preconcurrency public func skip<Trigger: Sendable>(
        until other: some ObservableType<Trigger>
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().gated(by: other.asObservable()))
    }

    /// Drops elements until a predicate is false for the first time.
    ///
    ///     source:                  --1--2--3--1--|
    ///     skip(while: { $0 < 3 }): --------3--1--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3, 1).skip(while: { $0 < 3 })
    @_alwaysEmitIntoClient @preconcurrency public func skip(
        while predicate: @escaping @Sendable (Element) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().skip(while: predicate))
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
    @_alwaysEmitIntoClient @preconcurrency public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().share(replay: replay, scope: scope))
    }

    /// Shares one subscription to the source among all observers, as a policy states.
    ///
    ///     source:                                                                            --1--2--3--4--|
    ///     share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2): --1--(2|)
    ///     share(replay: 1, policy: .gracePeriod(.seconds(4), scheduler: scheduler)).take(2):        2(3|)
    ///
    /// The first observer subscribes to the source. The ``SharingPolicy`` states when a source without observers is
    /// unsubscribed from, and what a late subscriber receives after that and after completion. Buffers the latest
    /// `replay` elements. ``ObservableType/share(replay:policy:)`` describes when the source is disposed.
    ///
    ///     Infallible.of(1, 2).share(replay: 1, policy: .gracePeriod(.seconds(5), scheduler: MainScheduler.instance))
    @_alwaysEmitIntoClient @preconcurrency public func share(
        replay: Int = 0, policy: SharingPolicy
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().share(replay: replay, policy: policy))
    }

    /// Shares one subscription to the source among all observers, with a replay of recent elements.
    ///
    ///     source:                                                      --1--2------3--|
    ///     share(replay: 2, window: .seconds(5), scheduler: scheduler): --1--2------3--|
    ///     share(replay: 2, window: .seconds(5), scheduler: scheduler):          2--3--|
    ///
    /// A late subscriber receives the elements that are younger than `window` by the clock of `scheduler`, at most the
    /// latest `replay`. A count of `Int.max` is no bound. Otherwise as ``share(replay:policy:)``.
    ///
    ///     Infallible.of(1, 2).share(replay: 10, window: .seconds(5), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func share(
        replay: Int, window: RxTimeInterval, scheduler: any SchedulerType, policy: SharingPolicy = .whileConnected
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().share(replay: replay, window: window, scheduler: scheduler, policy: policy))
    }

    /// Transforms each element.
    ///
    ///     source:          --1--2--3--|
    ///     map { $0 * 10 }: --10-20-30-|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; buffers nothing.
    ///
    ///     Infallible.of(1, 2, 3).map { $0 * 10 }
    @_alwaysEmitIntoClient @preconcurrency public func map<Result>(
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
    @_alwaysEmitIntoClient @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) -> Result?
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().compactMap(transform))
    }

    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
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
    @_alwaysEmitIntoClient @preconcurrency public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMap(selector))
    }

    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
    ///
    /// The form for closures whose branches infer the element from each other; see `flatMap(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMap<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().flatMap(selector))
    }

    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    ///     source:                           --1--2--------3-----|
    ///     a:                                  --4--5--|
    ///     b:                                              --6--7--|
    ///     flatMapFirst { $0 == 1 ? a : b }: ----4--5--------6--7--|
    ///
    /// Completes when the source and the sequence have completed. `selector` is not called for ignored elements.
    /// Elements are delivered one at a time, on the threads of their sequences, which must not fail.
    ///
    ///     Infallible.of(1, 2).flatMapFirst { Infallible.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMapFirst(selector))
    }

    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form for closures whose branches infer the element from each other; see `flatMapFirst(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMapFirst<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().flatMapFirst(selector))
    }

    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    ///     source:                            --1-----2--------|
    ///     a:                                   --3-----4--|
    ///     b:                                         --5--6--|
    ///     flatMapLatest { $0 == 1 ? a : b }: ----3-----5--6---|
    ///
    /// The subscription to the previous sequence is disposed when the next element arrives. Completes when the source
    /// and the latest sequence have completed. Elements are delivered one at a time, on the threads of their sequences,
    /// which must not fail.
    ///
    ///     Infallible.of("a", "ab").flatMapLatest { Infallible.just($0.count) }
    @_alwaysEmitIntoClient @preconcurrency
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flattened(.latest) { selector($0).asObservable().attach })
    }

    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    /// The form for closures whose branches infer the element from each other; see `flatMapLatest(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func flatMapLatest<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().flatMapLatest(selector))
    }

    /// Maps each element to a sequence, and emits their elements one sequence after another.
    ///
    ///     source:                        --1--2------------|
    ///     a:                               --3--4--|
    ///     b:                                       --5--6--|
    ///     concatMap { $0 == 1 ? a : b }: ----3--4----5--6--|
    ///
    /// `selector` is called when the element arrives; its sequence is subscribed to after the sequences before have
    /// completed. Until then it waits in a queue without a limit. Completes when the source and all sequences have
    /// completed. Elements are delivered one at a time, on the threads of their sequences, which must not fail.
    ///
    ///     Infallible.of(1, 2).concatMap { Infallible.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func concatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().concatMap(selector))
    }

    /// Maps each element to a sequence, and emits their elements one sequence after another.
    ///
    /// The form for closures whose branches infer the element from each other; see `concatMap(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func concatMap<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Infallible<Result>
    ) -> Infallible<Result> where Element: Sendable {
        Infallible<Result>(raw: asObservable().concatMap(selector))
    }

    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; keeps the latest result.
    ///
    ///     Infallible.of(1, 2, 3).scan(0) { $0 + $1 }
    @_alwaysEmitIntoClient @preconcurrency public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
    ) -> Infallible<Seed> where Element: Sendable, Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(seed, accumulator: accumulator))
    }

    /// Accumulates the elements into one value, changed in place, and emits a copy after each.
    ///
    ///     source:                                --1---2-----3-------|
    ///     scan(into: [Int]()) { $0.append($1) }: --[1]-[1,2]-[1,2,3]-|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; keeps the latest result.
    ///
    ///     Infallible.of(1, 2, 3).scan(into: []) { $0.append($1) }
    @_alwaysEmitIntoClient @preconcurrency public func scan<Seed>(
        into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
    ) -> Infallible<Seed> where Element: Sendable, Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Emits each element but the first together with the element before.
    ///
    ///     source:     --1-----2-----3-----|
    ///     pairwise(): --------(1,2)-(2,3)-|
    ///
    /// Completes with the source and never fails. Runs on the thread of the source; keeps the latest element.
    ///
    ///     Infallible.of(1, 4, 9).pairwise().map { $0.current - $0.previous }
    @_alwaysEmitIntoClient @preconcurrency public func pairwise() -> Infallible<(previous: Element, current: Element)>
    where Element: Sendable {
        Infallible<(previous: Element, current: Element)>(raw: asObservable().pairwise())
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
    @_alwaysEmitIntoClient @preconcurrency public func `do`(
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

    /// Prints the events of each subscription.
    ///
    ///     source:           --1--2--|
    ///     debug("numbers"): --1--2--|
    ///
    /// Each line begins with the local time and the identifier, which is the place in the source code by default.
    /// Events are forwarded unchanged. The disposal is printed before the source is released. With `trimOutput`, of
    /// longer events the first and the last 20 characters are printed. Prints on the thread of each event; buffers
    /// nothing.
    ///
    ///     Infallible.of(1, 2).debug("numbers")
    @_alwaysEmitIntoClient public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            raw: asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Pairs each element with an object that is not retained; completes at the first element after its release.
    ///
    ///     source:            --1--------2-----------3--|
    ///     o (Object):        --------------|
    ///     withUnretained(o): --(o,1)----(o,2)-------|
    ///
    /// A release alone emits nothing. Runs on the thread of the source; buffers nothing.
    @_alwaysEmitIntoClient public func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> Infallible<(Object, Element)> {
        Infallible<(Object, Element)>(raw: asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that is not retained; completes at the first element after its release.
    ///
    ///     source:                             --1-----2--------3--|
    ///     o (Object):                         -----------|
    ///     withUnretained(o) { "\($0)\($1)" }: --o1----o2-------|
    ///
    /// A release alone emits nothing. Runs on the thread of the source; buffers nothing.
    @_alwaysEmitIntoClient @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> where Element: Sendable {
        Infallible<Out>(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    ///
    ///     first:                                  --1--|
    ///     second:                                      --2--|
    ///     concat([first, second].makeIterator()): --1----2--|
    ///
    /// Subscribes to each on the thread on which the previous one completes, or on the subscribing thread if that one
    /// completes while it is being subscribed to. Completes with the last.
    ///
    ///     Infallible.concat([Infallible.of(1, 2), Infallible.just(3)].makeIterator())
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(raw: .concatenated(following: sequence.lazy.map { $0.source }))
    }

    /// Subscribes to several sequences one after another.
    ///
    ///     first:                   --1--|
    ///     second:                       --2--|
    ///     concat([first, second]): --1----2--|
    ///
    /// Each is subscribed to when the one before completes: on that thread, or on the subscribing thread if the one
    /// before completes while it is being subscribed to. Completes with the last.
    ///
    ///     Infallible.concat([Infallible.of(1, 2), Infallible.just(3)])
    @_alwaysEmitIntoClient @preconcurrency public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(raw: .concat(collection.map { $0.source }))
    }

    /// Subscribes to several sequences one after another.
    ///
    ///     first:                 --1--|
    ///     second:                     --2--|
    ///     concat(first, second): --1----2--|
    ///
    /// Each is subscribed to when the one before completes: on that thread, or on the subscribing thread if the one
    /// before completes while it is being subscribed to. Completes with the last.
    ///
    ///     Infallible.concat(Infallible.of(1, 2), Infallible.just(3))
    @_alwaysEmitIntoClient @preconcurrency public static func concat(
        _ sources: Infallible<Element>...
    ) -> Infallible<Element> {
        concat(sources)
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                                 --1-----3--|
    ///     second:                                -----2--------4--|
    ///     merge(AnyCollection([first, second])): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge([1: Infallible.of(1), 2: Infallible.of(2)].values)
    @_alwaysEmitIntoClient @preconcurrency public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                  --1-----3--|
    ///     second:                 -----2--------4--|
    ///     merge([first, second]): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge([Infallible.of(1, 3), Infallible.of(2, 4)])
    @_alwaysEmitIntoClient @preconcurrency public static func merge(
        _ sources: [Infallible<Element>]
    ) -> Infallible<Element> {
        Infallible(raw: .merge(sources.map { $0.source }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                --1-----3--|
    ///     second:               -----2--------4--|
    ///     merge(first, second): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the threads of their sources.
    ///
    ///     Infallible.merge(Infallible.of(1, 3), Infallible.of(2, 4))
    @_alwaysEmitIntoClient @preconcurrency public static func merge(
        _ sources: Infallible<Element>...
    ) -> Infallible<Element> {
        merge(sources)
    }

    /// Emits the latest element of another sequence for each element.
    ///
    ///     source:                 --1-----2--3----|
    ///     second:                 -----a-------b--|
    ///     withLatestFrom(second): --------a--a----|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest element of the
    /// second sequence.
    ///
    ///     Infallible.of(1, 2).withLatestFrom(Infallible.just("a"))
    @_alwaysEmitIntoClient @preconcurrency public func withLatestFrom<Source: InfallibleType>(
        _ second: Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().withLatestFrom(second.asObservable()))
    }

    /// Combines each element with the latest element of another sequence.
    ///
    ///     source:                                  --1-----2--3----|
    ///     second:                                  -----a-------b--|
    ///     withLatestFrom(second) { "\($0)\($1)" }: --------2a-3a---|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source and never fails. Runs on the thread of the source; stores the latest element of the
    /// second sequence.
    ///
    ///     Infallible.of(1, 2).withLatestFrom(Infallible.just("a")) { "\($0)\($1)" }
    @_alwaysEmitIntoClient @preconcurrency public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
    ) -> Infallible<ResultType> where Source.Element: Sendable {
        Infallible<ResultType>(
            raw: asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
    }

    /// Emits an element if no newer one comes within `dueTime`.
    ///
    ///     source:                                      --1-2-3------4--|
    ///     debounce(.seconds(3), scheduler: scheduler): ---------3------(4|)
    ///
    /// Buffers one element, which is emitted by `scheduler`. When the source completes, emits it and completes, on the
    /// thread of the source.
    ///
    ///     Infallible.of(1, 2).debounce(.seconds(2), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Emits at most one element per `dueTime`.
    ///
    ///     source:                                      --1--2--3------4--|
    ///     throttle(.seconds(4), scheduler: scheduler): --1---2---3----4--|
    ///
    /// With `latest`, the last element of an interval is buffered and emitted at its end, on `scheduler`; without, it
    /// is dropped. Completes with the source, or after an element that is pending then, by `scheduler`.
    ///
    ///     Infallible.of(1, 2).throttle(.seconds(4), scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// Emits the first element of each burst, the last one, or both.
    ///
    ///     source:                                                       --1-2-3------4--|
    ///     debounce(.seconds(3), edges: .leading, scheduler: scheduler): --1----------4--|
    ///
    /// `onDrop` receives each element that is not emitted. ``ObservableType/debounce(_:edges:scheduler:onDrop:)``
    /// describes the edges.
    ///
    ///     Infallible.of(1, 2).debounce(.seconds(2), edges: .leading, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType,
        onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().debounce(dueTime, edges: edges, scheduler: scheduler, onDrop: onDrop))
    }

    /// Emits the first element of each time interval, the latest one, or both.
    ///
    ///     source:                                                        --1--2--3------4--|
    ///     throttle(.seconds(4), edges: .trailing, scheduler: scheduler): ------2-----3------(4|)
    ///
    /// `onDrop` receives each element that is not emitted. ``ObservableType/throttle(_:edges:scheduler:onDrop:)``
    /// describes the edges.
    ///
    ///     Infallible.of(1, 2).throttle(.seconds(4), edges: .trailing, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, edges: TimingEdges, scheduler: any SchedulerType,
        onDrop: (@Sendable (Element) -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().throttle(dueTime, edges: edges, scheduler: scheduler, onDrop: onDrop))
    }
}

extension Infallible where Element: Sendable {
    /// Emits the given elements, then completes.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    ///     of(1, 2, 3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.of(1, 2, 3)
    @_alwaysEmitIntoClient @preconcurrency public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(elements, scheduler: scheduler))
    }

    /// Emits the elements of an array, then completes.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    ///     from([1, 2, 3], scheduler: scheduler): (1 2 3|)
    ///
    /// Each event is a job on `scheduler`. On the current thread the elements are emitted in a loop.
    ///
    ///     Infallible.from([1, 2, 3], scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(raw: .from(array, scheduler: scheduler))
    }

    /// Emits the elements of a sequence, then completes.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    ///     from(1...3, scheduler: scheduler): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Each event is a job on `scheduler`. On the
    /// current thread the elements are emitted in a loop.
    ///
    ///     Infallible.from(1...3)
    @_alwaysEmitIntoClient @preconcurrency public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(raw: .from(sequence, scheduler: scheduler))
    }
}
