// The operators with closures for sequences of a strategy that the library does not know: those deliver on a scheduler
// of their own. For drivers and signals the forms with `@MainActor` closures are favored.

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
        flattened(selector)
    }

    /// Maps an element to a sequence and ignores further elements until that sequence has completed.
    @_disfavoredOverload @preconcurrency public func flatMapFirst<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattenedFirst(selector)
    }

    /// Maps each element to a sequence and emits from the most recent one only.
    @_disfavoredOverload @preconcurrency public func flatMapLatest<Sharing, Result: Sendable>(
        _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        flattenedLatest(selector)
    }

    /// Drops elements whose key equals the one of the element before.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @Sendable (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(keySelector))
    }

    /// Drops elements that `comparer` finds equal to the one before.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: upstream.distinctUntilChanged(comparer))
    }

    /// Drops elements whose key `comparer` finds equal to the one of the element before.
    @_disfavoredOverload @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (K, K) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Calls closures for the events, which are forwarded unchanged.
    @_disfavoredOverload @preconcurrency public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil,
        afterNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: upstream.do(
                onNext: onNext, afterNext: afterNext,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose))
    }

    /// Combines each element with the latest of another sequence.
    @_disfavoredOverload
    @preconcurrency public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType: Sendable>(
        _ second: SecondO, resultSelector: @escaping @Sendable (Element, SecondO.Element) -> ResultType
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence<SharingStrategy, ResultType>(
            raw: upstream.sampling(second.upstream, resultSelector))
    }

    /// Accumulates the elements and emits each intermediate result, the seed excepted.
    @_disfavoredOverload @preconcurrency public func scan<A: Sendable>(
        _ seed: A, accumulator: @escaping @Sendable (A, Element) -> A
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence<SharingStrategy, A>(raw: upstream.scanned(seed, accumulator))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of a collection of sequences, combined whenever one of them emits.
    @_disfavoredOverload
    @preconcurrency public static func combineLatest<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .latest(of: collection.map(\.upstream), resultSelector))
    }

    /// The first elements of a collection of sequences combined, then the second ones, and so on.
    @_disfavoredOverload @preconcurrency public static func zip<Collection: Swift.Collection, Result: Sendable>(
        _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            raw: .zipped(collection.map(\.upstream), resultSelector))
    }

    /// Combines each element with an object that is not kept alive; completes when the object is released.
    @_disfavoredOverload @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out: Sendable>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence<SharingStrategy, Out>(
            raw: upstream.withUnretained(obj, resultSelector: resultSelector))
    }
}

extension SharedSequence where Element: Sendable {
    /// Creates a sequence for each subscription.
    @_disfavoredOverload @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .deferred { observableFactory().upstream })
    }
}

extension ObservableConvertibleType where Element: Sendable {
    /// Converts to a shared sequence that continues with a sequence made of the error after a failure.
    @_disfavoredOverload @inlinable @preconcurrency public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @Sendable (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catch { recover($0).upstream })
    }
}
