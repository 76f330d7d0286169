// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Emits an element before those of the upstream.
    ///
    ///     source:       ---3--4--|
    ///     startWith(1): 1--3--4--|
    ///
    /// Emits it at the first subscription, before it subscribes to the source. Completes with the source.
    ///
    ///     Driver.of(3, 4).startWith(1)
    @_alwaysEmitIntoClient public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.preceded(by: [element]))
    }

    /// Emits an element if no newer one comes within `dueTime`.
    ///
    ///     source:                --1-2-3------4--|
    ///     debounce(.seconds(3)): ---------3------(4|)
    ///
    /// Buffers one element; when the source completes, emits it and completes. Delivers on the main queue.
    ///
    ///     Driver.of(1, 2).debounce(.seconds(2))
    @_alwaysEmitIntoClient @preconcurrency public func debounce(
        _ dueTime: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
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
    @_alwaysEmitIntoClient @preconcurrency public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.throttle(dueTime, latest: latest, scheduler: SharingStrategy.delivery))
    }

    /// Delays the elements and completion by `dueTime`.
    ///
    ///     source:             --1--2--|
    ///     delay(.seconds(2)): ----1--2--|
    ///
    /// Buffers the elements of that time, and delivers on the main queue.
    ///
    ///     Driver.of(1, 2).delay(.seconds(2))
    @_alwaysEmitIntoClient @preconcurrency public func delay(
        _ dueTime: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.delay(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    /// The form for any isolation; see `SharedSequence/scan(_:accumulator:)` of drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, accumulator))
    }

    /// Emits each element but the first together with the element before.
    ///
    ///     source:     --1-----2-----3-----|
    ///     pairwise(): --------(1,2)-(2,3)-|
    ///
    /// Completes with the source and never fails. Runs on the main queue; keeps the latest element.
    ///
    ///     Driver.of(1, 4, 9).pairwise().map { $0.current - $0.previous }
    @_alwaysEmitIntoClient @preconcurrency public func pairwise() -> SharedSequence<
        SharingStrategy, (previous: Element, current: Element)
    > {
        SharedSequence<SharingStrategy, (previous: Element, current: Element)>(raw: upstream.pairwise())
    }
}

extension SharedSequenceConvertibleType {
    /// Emits an element before those of the upstream.
    ///
    /// The form for elements that are not `Sendable`; see `startWith(_:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public func startWith(
        _ element: Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(nonSendable: upstream.preceded(by: [element]))
    }

    /// Subscribes to several sequences one after another, and takes each when the previous one completes.
    ///
    ///     first:                                  --1--|
    ///     second:                                      --2--|
    ///     concat([first, second].makeIterator()): --1----2--|
    ///
    /// Subscribes to each on the thread on which the previous one completes, or on the subscribing thread if that one
    /// completes while it is being subscribed to. Completes with the last.
    ///
    ///     Driver.concat([Driver.of(1, 2), Driver.just(3)].makeIterator())
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(following: sequence.lazy.map { $0.upstream }))
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
    ///     Driver.concat([Driver.of(1, 2), Driver.just(3)])
    @_alwaysEmitIntoClient public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .concatenated(collection.map { $0.upstream }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                                 --1-----3--|
    ///     second:                                -----2--------4--|
    ///     merge(AnyCollection([first, second])): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the main queue.
    ///
    ///     Driver.merge([1: Driver.of(1), 2: Driver.of(2)].values)
    @_alwaysEmitIntoClient public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                  --1-----3--|
    ///     second:                 -----2--------4--|
    ///     merge([first, second]): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the main queue.
    ///
    ///     Driver.merge([Driver.of(1, 3), Driver.of(2, 4)])
    @_alwaysEmitIntoClient public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .merging(sources.map { $0.upstream }))
    }

    /// Emits the elements of several sequences.
    ///
    ///     first:                --1-----3--|
    ///     second:               -----2--------4--|
    ///     merge(first, second): --1--2--3-----4--|
    ///
    /// Completes when all have completed. Elements are delivered one at a time, on the main queue.
    ///
    ///     Driver.merge(Driver.of(1, 3), Driver.of(2, 4))
    @_alwaysEmitIntoClient public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Emits the latest element of another sequence for each element.
    ///
    ///     source:                 --1-----2--3----|
    ///     second:                 -----a-------b--|
    ///     withLatestFrom(second): --------a--a----|
    ///
    /// Subscribes to the second sequence first, and drops elements until it has emitted. Its completion is ignored.
    /// Completes with the source and never fails. Runs on the main queue; stores the latest element of the second
    /// sequence.
    ///
    ///     Driver.of(1, 2).withLatestFrom(Driver.just("a"))
    @_alwaysEmitIntoClient public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element>
    where SharingStrategy: MainQueueSharingStrategy, SecondO.SharingStrategy: MainQueueSharingStrategy {
        SharedSequence<SharingStrategy, SecondO.Element>(
            raw: upstream.sampling(second.upstream(deliveredLike: SharingStrategy.self)) { $1 })
    }

    /// Emits the latest element of another sequence for each element.
    ///
    /// The form for any two strategies; for drivers and signals, see `withLatestFrom(_:)`. The elements of the second
    /// sequence are moved to the scheduler of this one.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> where SecondO.Element: Sendable {
        SharedSequence<SharingStrategy, SecondO.Element>(
            raw: upstream.sampling(second.upstream(deliveredLike: SharingStrategy.self)) { $1 })
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
    ///     Driver.combineLatest([Driver.just(1), Driver.just(2)])
    @_alwaysEmitIntoClient public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .latest(of: collection.map { $0.upstream }) { $0 })
    }

    /// Combines the elements of a collection of sequences at the same position into arrays.
    ///
    ///     first:                --1--2-----------3--|
    ///     second:               -----5-----6--|
    ///     zip([first, second]): -----[1,5]-[2,6]-|
    ///
    /// Buffers the elements that have no partner. Completes when all have completed, or when an element comes that can
    /// get no partner; never fails.
    ///
    ///     Driver.zip([Driver.just(1), Driver.just(2)])
    @_alwaysEmitIntoClient public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(raw: .zipped(collection.map { $0.upstream }) { $0 })
    }

    /// Drops elements that are equal to the previous element.
    ///
    ///     source:                 --1--1--2--2--1--|
    ///     distinctUntilChanged(): --1-----2-----1--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; stores the latest element.
    ///
    ///     Driver.of(1, 1, 2).distinctUntilChanged()
    @_alwaysEmitIntoClient @preconcurrency public func distinctUntilChanged() -> SharedSequence<
        SharingStrategy, Element
    > where Element: Equatable & SendableMetatype, SharingStrategy: MainQueueSharingStrategy {
        SharedSequence(raw: upstream.withoutRepetitions({ $0 }, ==))
    }

    /// Drops elements that equal the previous one.
    ///
    /// The form for a conformance of the main actor; see `distinctUntilChanged()`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency @MainActor public func distinctUntilChanged()
        -> SharedSequence<SharingStrategy, Element>
    where Element: Equatable, SharingStrategy: MainQueueSharingStrategy {
        SharedSequence(raw: upstream.withoutRepetitions(of: { $0 }))
    }

    /// Drops elements whose key equals the key of the previous element.
    ///
    /// The form for keys with a conformance of the main actor; see `distinctUntilChanged(_:)`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency @MainActor
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> where SharingStrategy: MainQueueSharingStrategy {
        SharedSequence(raw: upstream.withoutRepetitions(of: MainQueue.assumeIsolated(keySelector)))
    }

    /// Drops elements that equal the previous one.
    ///
    /// The form for any strategy, whose scheduler compares the elements; for drivers and signals, see
    /// `distinctUntilChanged()`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public func distinctUntilChanged() -> SharedSequence<
        SharingStrategy, Element
    > where Element: Equatable & Sendable {
        SharedSequence(raw: upstream.withoutRepetitions({ $0 }, ==))
    }

    /// Drops the first `count` elements.
    ///
    ///     source:  --1--2--3--4--|
    ///     skip(2): --------3--4--|
    ///
    /// Completes with the source and never fails. A count below 1 drops nothing. Runs on the main queue; buffers
    /// nothing.
    ///
    ///     Driver.of(1, 2, 3, 4).skip(2)
    @_alwaysEmitIntoClient public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.skip(count))
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
    ///     Driver.of(1, 2).debug("numbers")
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Pairs each element with an object that is not retained; completes at the first element after its release.
    ///
    ///     source (Signal):   --1--------2-----------3--|
    ///     o (Object):        --------------|
    ///     withUnretained(o): --(o,1)----(o,2)-------|
    ///
    /// A release alone emits nothing. Runs on the main queue. A driver replays its latest pair, and thereby retains the
    /// object while it has observers; a signal buffers nothing.
    @_alwaysEmitIntoClient public func withUnretained<Object: AnyObject & Sendable>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence<SharingStrategy, (Object, Element)>(raw: upstream.withUnretained(obj))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Emits the elements of the most recent one of the sequences that the source emits.
    ///
    ///     source:         --a------b-----|
    ///     a:                -1--2---3--
    ///     b:                       -4--5-|
    ///     switchLatest(): ---1--2---4--5-|
    ///
    /// The subscription to the previous sequence is disposed when the next one arrives. Completes when the source and
    /// the latest sequence have completed. Delivers on the main queue.
    ///
    ///     Driver.of(Driver.of(1, 2), Driver.of(3)).switchLatest()
    @_alwaysEmitIntoClient @preconcurrency public func switchLatest() -> SharedSequence<
        Element.SharingStrategy, Element.Element
    > where Element: SendableMetatype {
        flattened(.latest) { $0.asSharedSequence() }
    }

    /// Emits the elements of the most recent one of the sequences that the source emits.
    ///
    /// The form for sequences with a conformance of the main actor; see `switchLatest()`.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency @MainActor public func switchLatest() -> SharedSequence<
        Element.SharingStrategy, Element.Element
    > where SharingStrategy: MainQueueSharingStrategy {
        flattened(.latest) { $0.asSharedSequence() }
    }
}

extension SharedSequence where Element: Sendable {
    /// Emits one element, then completes.
    ///
    ///     just(1): (1|)
    ///
    /// Each subscription is a job on the main queue.
    ///
    ///     Driver.just(1)
    @_alwaysEmitIntoClient public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .sending(element, on: SharingStrategy.target))
    }

    /// Creates a sequence for each subscription.
    ///
    /// The form for any isolation; see `deferred(_:)` of drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .deferred { observableFactory().upstream })
    }

    /// Emits the given elements, then completes, with one job of the scheduler per event.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    /// Each observer receives all elements. Delivers on the main queue.
    ///
    ///     Driver.of(1, 2, 3)
    @_alwaysEmitIntoClient public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Emits the elements of an array, then completes, with one job of the scheduler per event.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    /// Each observer receives all elements. Delivers on the main queue.
    ///
    ///     Driver.from([1, 2, 3])
    @_alwaysEmitIntoClient public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .elements(of: array, on: SharingStrategy.delivery))
    }

    /// Emits the elements of a sequence, then completes, with one job of the scheduler per event.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Delivers on the main queue.
    ///
    ///     Driver.from(1...3)
    @_alwaysEmitIntoClient public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: .elements(of: sequence, on: SharingStrategy.delivery))
    }

    /// Emits the value of an optional, if there is one, then completes.
    ///
    ///     from(optional: 1): (1|)
    ///
    /// Each observer receives the value. Delivers on the main queue.
    ///
    ///     Driver.from(optional: Int("42"))
    @_alwaysEmitIntoClient public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        from(optional.map { [$0] } ?? [])
    }
}

extension SharedSequence {
    /// Emits one element, then completes.
    ///
    /// The form for elements that are not `Sendable`; see `just(_:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public static func just(
        _ element: Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: owned(.sending(element, on: SharingStrategy.target)))
    }

    /// Returns a sequence that completes immediately.
    ///
    ///     Driver<Int>.empty(): |
    ///
    /// Each subscription is a job on the main queue.
    ///
    ///     Driver<Int>.empty()
    @_alwaysEmitIntoClient public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .sending(on: SharingStrategy.target) { $0.stop(.completed) })
    }

    /// Returns a sequence without events.
    ///
    ///     Driver<Int>.never(): ------
    ///
    ///     Driver<Int>.never()
    @_alwaysEmitIntoClient public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .never())
    }

    /// Emits the given elements, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `of(_:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public static func of(
        _ elements: Element...
    ) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Emits the elements of an array, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `from(_:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public static func from(
        _ array: [Element]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: owned(.elements(of: array, on: SharingStrategy.delivery)))
    }

    /// Emits the elements of a sequence, then completes, with one job of the scheduler per event.
    ///
    /// The form for elements that are not `Sendable`; see `from(_:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: owned(.elements(of: sequence, on: SharingStrategy.delivery)))
    }

    /// Emits the value of an optional, if there is one, then completes.
    ///
    /// The form for elements that are not `Sendable`; see `from(optional:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public static func from(
        optional: Element?
    ) -> SharedSequence<SharingStrategy, Element> {
        from(optional.map { [$0] } ?? [])
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// Counts from 0 and emits a number every `period`, the first one after `period`.
    ///
    ///     Driver<Int>.interval(.seconds(3)): ---0--1--2--
    ///
    /// Never terminates. Delivers on the main queue; all observers share one timer, which is disposed with the last of
    /// them.
    ///
    ///     Driver<Int>.interval(.seconds(3))
    @_alwaysEmitIntoClient public static func interval(
        _ period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .interval(period, scheduler: SharingStrategy.delivery))
    }

    /// Counts from 0 and emits the first number after `dueTime`, and the others every `period`.
    ///
    ///     Driver<Int>.timer(.seconds(3), period: .seconds(2)): ---0-1-2-3-
    ///
    /// Never terminates. Delivers on the main queue; all observers share one timer, which is disposed with the last of
    /// them.
    ///
    ///     Driver<Int>.timer(.seconds(3), period: .seconds(1))
    @_alwaysEmitIntoClient public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .timer(dueTime, period: period, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    ///     source:              --1--2--3--|
    ///     scan(0) { $0 + $1 }: --1--3--6--|
    ///
    /// Completes with the source and never fails. Runs on the main queue; stores the latest result.
    ///
    ///     Driver.of(1, 2, 3).scan(0) { $0 + $1 }
    @_alwaysEmitIntoClient @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Accumulates the elements and emits each intermediate result, without the seed.
    ///
    /// The form for results that are not `Sendable`; see `SharedSequence/scan(_:accumulator:)` for those that are.
    @_alwaysEmitIntoClient @preconcurrency @MainActor public func scan<A>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(nonSendable: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}
