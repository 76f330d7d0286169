extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Transforms each element.
    @inlinable @preconcurrency public func map<Result>(
        _ selector: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.map(MainQueue.assumeIsolated(selector)))
    }

    /// Transforms each element and passes the results that are not nil.
    @inlinable @preconcurrency public func compactMap<Result>(
        _ selector: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.compactMap(MainQueue.assumeIsolated(selector)))
    }

    /// Passes the elements that satisfy a predicate.
    @inlinable @preconcurrency public func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.filter(MainQueue.assumeIsolated(predicate)))
    }

    /// Makes a sequence of each element, and emits all their elements as they come.
    @inlinable @preconcurrency public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(MainQueue.assumeIsolated(selector))
    }

    /// Makes a sequence of an element, and ignores further elements until that sequence has ended.
    @inlinable @preconcurrency public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattenedFirst(MainQueue.assumeIsolated(selector))
    }

    /// Makes a sequence of each element, and follows only the latest.
    @inlinable @preconcurrency public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattenedLatest(MainQueue.assumeIsolated(selector))
    }

    /// Drops elements whose key equals the one of the element before.
    @inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(MainQueue.assumeIsolated(keySelector)))
    }

    /// Drops elements that `comparer` finds equal to the one before.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(MainQueue.assumeIsolated(comparer)))
    }

    /// Drops elements whose key `comparer` finds equal to the one of the element before.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @MainActor (Element) -> K, comparer: @escaping @MainActor (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.distinctUntilChanged(
                MainQueue.assumeIsolated(keySelector), comparer: MainQueue.assumeIsolated(comparer)))
    }

    /// Calls closures beside the events, which pass unchanged.
    @inlinable @preconcurrency public func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil,
        afterNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        afterCompleted: (@MainActor () -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.do(
                onNext: onNext.map(MainQueue.assumeIsolated), afterNext: afterNext.map(MainQueue.assumeIsolated),
                onCompleted: onCompleted.map(MainQueue.assumeIsolated),
                afterCompleted: afterCompleted.map(MainQueue.assumeIsolated),
                onSubscribe: onSubscribe.map(MainQueue.assumeIsolated),
                onSubscribed: onSubscribed.map(MainQueue.assumeIsolated),
                onDispose: onDispose.map(MainQueue.dispatched)))
    }

    /// Combines each element with the latest of another sequence.
    @inlinable @preconcurrency public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO, resultSelector: @escaping @MainActor (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, ResultType>(
            raw: upstream.sampling(second.upstream, MainQueue.assumeIsolated(resultSelector)))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    // Not a member of the protocol: there it would have the symbol of the form for other seeds, which is less specialized.
    /// Accumulates the elements and emits each intermediate result, the seed excepted.
    @inlinable @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @MainActor (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, MainQueue.assumeIsolated(accumulator)))
    }
}

extension SharedSequenceConvertibleType {
    /// All but the first `count` elements.
    @inlinable public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.skip(count))
    }

    /// Drops elements that equal the one before.
    @inlinable public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
        SharedSequence(raw: upstream.distinctUntilChanged())
    }

    /// The latest element of another sequence, for each element.
    @inlinable public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence<SharingStrategy, SecondO.Element>(
            raw: upstream.sampling(second.upstream(deliveredLike: SharingStrategy.self)) { $1 })
    }

    /// All elements of several sequences, as they come.
    @inlinable public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// All elements of several sequences, as they come.
    @inlinable public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .merging(sources.map(\.upstream)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Puts an element before the upstream.
    @inlinable public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.preceded(by: [element]))
    }

    /// Delivers the elements and the end later.
    @inlinable public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.delay(dueTime, scheduler: SharingStrategy.delivery))
    }

    /// Emits an element once nothing newer has come for a while.
    @inlinable public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.debounce(dueTime, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequenceConvertibleType {
    @inlinable func flattened<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(
            raw: upstream(sharedBy: Sharing.self).merged(
                limit: .max, Selector { selector($0).inner(of: SharingStrategy.self).attach }),
            with: SharingStrategy.self)
    }

    @inlinable func flattenedFirst<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(
            raw: upstream(sharedBy: Sharing.self).mergedFirst(
                Selector { selector($0).inner(of: SharingStrategy.self).attach }),
            with: SharingStrategy.self)
    }

    @inlinable func flattenedLatest<Sharing, Result>(
        _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence<Sharing, Result>(
            raw: upstream(sharedBy: Sharing.self).switched(
                Selector { selector($0).inner(of: SharingStrategy.self).attach }),
            with: SharingStrategy.self)
    }
}
