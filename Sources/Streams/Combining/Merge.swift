extension ObservableType {
    // The forms are declared in the order in which the compiler finds one soonest: with the variadic one first, an array of
    // mapped sequences takes twenty times as long.

    /// Emits the elements of several sequences as they arrive.
    ///
    ///     first:                                 --1-----3--|
    ///     second:                                -----2--------4--|
    ///     merge(AnyCollection([first, second])): --1--2--3-----4--|
    ///
    /// Completes when all have completed, at once if there are none; fails with the first failure. Elements are
    /// delivered one at a time, on the threads of their sequences.
    ///
    ///     Observable.merge([1: Observable.of(1), 2: Observable.of(2)].values)
    @_alwaysEmitIntoClient @preconcurrency public static func merge<Collection: Swift.Collection>(_ sources: Collection)
        -> Observable<Element>
    where Collection.Element == Observable<Element>, Element: Sendable {
        .merging(Array(sources))
    }

    /// Emits the elements of several sequences as they arrive.
    ///
    ///     first:                  --1-----3--|
    ///     second:                 -----2--------4--|
    ///     merge([first, second]): --1--2--3-----4--|
    ///
    /// Completes when all have completed, at once if there are none; fails with the first failure. Elements are
    /// delivered one at a time, on the threads of their sequences.
    ///
    ///     Observable.merge([Observable.of(1, 3), Observable.of(2, 4)])
    @_alwaysEmitIntoClient @preconcurrency
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> where Element: Sendable {
        .merging(sources)
    }

    /// Emits the elements of several sequences as they arrive.
    ///
    ///     first:                --1-----3--|
    ///     second:               -----2--------4--|
    ///     merge(first, second): --1--2--3-----4--|
    ///
    /// The sequences are subscribed to in order. Completes when all have completed; fails with the first failure. Elements are
    /// delivered one at a time, on the threads of their sources; one that arrives during a delivery waits for that.
    ///
    ///     Observable.merge(Observable.of(1, 3), Observable.of(2, 4))
    @_alwaysEmitIntoClient @preconcurrency
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> where Element: Sendable {
        .merging(sources)
    }
}

extension Observable {
    @inlinable @inline(never) static func merging(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { sink in
            let observer = FlatteningObserver<Observable<Element>, Element>(sink, .all) { $0.attach }
            Trampoline.enter {
                for source in sources { observer.next(source) }
                observer.stop(.completed)
            }
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The operator that merges the sequences that the source emits, called like a method: see `MergeOperator`.
    @inlinable public var merge: MergeOperator<Element> { MergeOperator(source: asObservable()) }
}

/// The value of `merge`, which is called like a method.
///
/// It is a property and not a method: in Swift 6 mode the compiler cannot infer the element of
/// `Observable.merge(one, other)` if a method has the name of the static function. The same holds for `amb`, `catch` and
/// `concat`.
public struct MergeOperator<Element: ObservableConvertibleType> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }

    /// Emits the elements of the sequences that the source emits, as they arrive.
    ///
    ///     source:  --a---b----|
    ///     a:         -1------2-|
    ///     b:             --3---|
    ///     merge(): ---1----3-2-|
    ///
    /// Completes when the source and all its sequences have completed; fails with the first failure. Elements are
    /// delivered one at a time, on the threads of their sequences.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.of(3)).merge()
    @inlinable @preconcurrency public func callAsFunction() -> Observable<Element.Element>
    where Element: Sendable, Element.Element: Sendable {
        callAsFunction(maxConcurrent: .max)
    }

    /// Emits the elements of the sequences that the source emits, at most `maxConcurrent` of which run at the same time.
    ///
    ///     source:                  --a---b----|
    ///     a:                         -1-----2--|
    ///     b:                                   --3---|
    ///     merge(maxConcurrent: 1): ---1-----2----3---|
    ///
    /// The others wait in a queue without a limit. Completes when the source and all its sequences have completed; fails
    /// with the first failure. Elements are delivered one at a time, on the threads of their sources. A number below one is
    /// a programmer error.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.of(3)).merge(maxConcurrent: 1)
    @inlinable @preconcurrency
    public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element>
    where Element: Sendable, Element.Element: Sendable {
        require(maxConcurrent > 0, "merge(maxConcurrent:) needs room for at least one sequence.")
        return source.flattened(.all(limit: maxConcurrent)) { $0.asObservable().attach }
    }
}
