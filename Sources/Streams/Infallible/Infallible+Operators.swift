extension InfallibleType {
    /// Transforms each element.
    @inlinable @preconcurrency public func map<Result>(
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> Infallible<Result> {
        Infallible<Result>(raw: asObservable().map(transform))
    }

    /// Transforms each element and emits the results that are not nil.
    @inlinable @preconcurrency public func compactMap<Result>(
        _ transform: @escaping @Sendable (Element) -> Result?
    ) -> Infallible<Result> {
        Infallible<Result>(raw: asObservable().compactMap(transform))
    }

    /// Emits the elements that satisfy a predicate.
    @inlinable
    @preconcurrency public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(raw: asObservable().filter(predicate))
    }

    /// Maps each element to a sequence and emits the elements of all of them.
    @inlinable @preconcurrency public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMap(selector))
    }

    /// Maps an element to a sequence and ignores further elements until that sequence has completed.
    @inlinable @preconcurrency public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().flatMapFirst(selector))
    }

    /// Maps each element to a sequence and emits from the most recent one only.
    @inlinable @preconcurrency public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible<Source.Element>(
            raw: asObservable().flattened(.latest) { selector($0).asObservable().attach })
    }

    /// Maps each element to a sequence and subscribes to one after another.
    @inlinable @preconcurrency public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible<Source.Element>(raw: asObservable().concatMap(selector))
    }

    /// Accumulates the elements and emits each intermediate result, the seed excepted.
    @inlinable @preconcurrency public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
    ) -> Infallible<Seed> where Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(seed, accumulator: accumulator))
    }

    /// Accumulates the elements into one value in place, and emits a copy after each.
    @inlinable @preconcurrency public func scan<Seed>(
        into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
    ) -> Infallible<Seed> where Seed: Sendable {
        Infallible<Seed>(raw: asObservable().scan(into: seed, accumulator: accumulator))
    }

    /// Emits an element before those of the source.
    @inlinable public func startWith(_ element: Element) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().startWith(element))
    }

    /// Shares one subscription to the source among all observers.
    @inlinable public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>
    where Element: Sendable {
        Infallible(raw: asObservable().share(replay: replay, scope: scope))
    }

    /// Drops elements that equal the previous one.
    @inlinable public func distinctUntilChanged() -> Infallible<Element> where Element: Equatable {
        Infallible(raw: asObservable().distinctUntilChanged())
    }

    /// Drops elements whose key equals that of the previous one.
    @inlinable @preconcurrency public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @Sendable (Element) throws -> Key
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector))
    }

    /// Drops elements that `comparer` finds equal to the previous one.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged(
        _ comparer: @escaping @Sendable (Element, Element) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(comparer))
    }

    /// Drops elements whose property equals that of the previous one.
    @_disfavoredOverload @inlinable public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property> & Sendable
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Drops elements whose key `comparer` finds equal to that of the previous one.
    @_disfavoredOverload @inlinable @preconcurrency public func distinctUntilChanged<K>(
        _ keySelector: @escaping @Sendable (Element) throws -> K,
        comparer: @escaping @Sendable (K, K) throws -> Bool
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Calls closures for the events, which are forwarded unchanged.
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
    @inlinable public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            raw: asObservable().debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }

    /// Pairs each element with an object that is not retained; completes when the object is released.
    @inlinable
    public func withUnretained<Object: AnyObject & Sendable>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible<(Object, Element)>(raw: asObservable().withUnretained(obj))
    }

    /// Combines each element with an object that is not retained; completes when the object is released.
    @inlinable @preconcurrency public func withUnretained<Object: AnyObject & Sendable, Out>(
        _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
    ) -> Infallible<Out> {
        Infallible<Out>(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
    }
}

extension InfallibleType where Element: Sendable {
    /// Emits an element if no newer one comes within `dueTime`.
    @inlinable public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Emits at most one element per `dueTime`.
    @inlinable public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }
}
