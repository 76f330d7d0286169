// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Transforms each element.
    @inlinable @preconcurrency public func map<Result>(
        _ selector: @escaping @MainActor (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.map(MainQueue.assumeIsolated(selector)))
    }

    /// Transforms each element and emits the results that are not nil.
    @inlinable @preconcurrency public func compactMap<Result>(
        _ selector: @escaping @MainActor (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.compactMap(MainQueue.assumeIsolated(selector)))
    }

    /// Emits the elements that satisfy a predicate.
    @inlinable @preconcurrency public func filter(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.filter(MainQueue.assumeIsolated(predicate)))
    }

    /// Maps each element to a sequence and emits the elements of all of them.
    @inlinable @preconcurrency public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.all, MainQueue.assumeIsolated(selector))
    }

    /// Maps an element to a sequence and ignores further elements until that sequence has completed.
    @inlinable @preconcurrency public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.first, MainQueue.assumeIsolated(selector))
    }

    /// Maps each element to a sequence and emits from the most recent one only.
    @inlinable @preconcurrency public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.latest, MainQueue.assumeIsolated(selector))
    }

    /// Drops elements whose key equals that of the previous one.
    @inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(MainQueue.assumeIsolated(keySelector)))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @MainActor (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(MainQueue.assumeIsolated(comparer)))
    }

    /// Drops elements whose key `comparer` finds equal to that of the previous one.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @MainActor (Element) -> K, comparer: @escaping @MainActor (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.distinctUntilChanged(
                MainQueue.assumeIsolated(keySelector), comparer: MainQueue.assumeIsolated(comparer)))
    }

    /// Calls closures for the events, which are forwarded unchanged.
    @inlinable @preconcurrency public func `do`(
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

    /// Combines each element with the latest element of another sequence.
    @inlinable @preconcurrency public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result>(
        _ second: SecondO, resultSelector: @escaping @MainActor (Element, SecondO.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, Result>(
            raw: upstream.sampling(second.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines each element with an object that is not retained; completes when the object is released.
    @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Result>(
        _ obj: Object, resultSelector: @escaping @MainActor (Object, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(
            raw: upstream.withUnretained(obj, resultSelector: MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    @preconcurrency public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .latest(of: collection.map(\.upstream), MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of a collection of sequences at the same position.
    @preconcurrency public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @MainActor ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .zipped(collection.map(\.upstream), MainQueue.assumeIsolated(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Transforms each element.
    @_disfavoredOverload @preconcurrency public func map<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.map(selector))
    }

    /// Transforms each element and emits the results that are not nil.
    @_disfavoredOverload @preconcurrency public func compactMap<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> Result?
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.compactMap(selector))
    }

    /// Emits the elements that satisfy a predicate.
    @_disfavoredOverload @preconcurrency public func filter(
        _ predicate: @escaping @Sendable (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.filter(predicate))
    }

    /// Maps each element to a sequence and emits the elements of all of them.
    @_disfavoredOverload @preconcurrency public func flatMap<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.all, selector)
    }

    /// Maps an element to a sequence and ignores further elements until that sequence has completed.
    @_disfavoredOverload @preconcurrency public func flatMapFirst<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.first, selector)
    }

    /// Maps each element to a sequence and emits from the most recent one only.
    @_disfavoredOverload @preconcurrency public func flatMapLatest<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattened(.latest, selector)
    }

    /// Drops elements whose key equals that of the previous one.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(keySelector))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(comparer))
    }

    /// Drops elements whose key `comparer` finds equal to that of the previous one.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Calls closures for the events, which are forwarded unchanged.
    @_disfavoredOverload @preconcurrency public func `do`(
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

    /// Combines each element with the latest element of another sequence.
    @_disfavoredOverload @preconcurrency
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, Result: Sendable>(
        _ second: SecondO, resultSelector: @escaping @Sendable (Element, SecondO.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, Result>(raw: upstream.sampling(second.upstream, resultSelector))
    }

    /// Combines each element with an object that is not retained; completes when the object is released.
    @_disfavoredOverload @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Result: Sendable>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(raw: upstream.withUnretained(obj, resultSelector: resultSelector))
    }

    /// Combines the latest elements of a collection of sequences whenever one of them emits.
    @_disfavoredOverload @preconcurrency
    public static func combineLatest<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(raw: .latest(of: collection.map(\.upstream), resultSelector))
    }

    /// Combines the elements of a collection of sequences at the same position.
    @_disfavoredOverload @preconcurrency public static func zip<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(raw: .zipped(collection.map(\.upstream), resultSelector))
    }
}
