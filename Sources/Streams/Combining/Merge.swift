extension ObservableType {
    /// All elements of several sequences, as they come.
    ///
    ///     first:  --1-----3--|
    ///     second: -----2--------4--|
    ///     merge:  --1--2--3-----4--|
    ///
    /// They are subscribed to in order. Ends when all have ended, or with the first failure. Elements come on the
    /// threads of their sources, one at a time; nothing is buffered but what comes while another is being delivered.
    ///
    ///     Observable.merge(Observable.of(1, 3), Observable.of(2, 4))
    @inlinable
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> where Element: Sendable {
        .merging(sources)
    }

    /// All elements of several sequences, as they come.
    ///
    /// Ends when all have ended (at once when there are none), or with the first failure.
    ///
    ///     Observable.merge([Observable.of(1, 3), Observable.of(2, 4)])
    @inlinable
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> where Element: Sendable {
        .merging(sources)
    }

    /// All elements of several sequences, as they come.
    ///
    /// Ends when all have ended (at once when there are none), or with the first failure.
    ///
    ///     Observable.merge([1: Observable.of(1), 2: Observable.of(2)].values)
    @inlinable public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element>, Element: Sendable {
        .merging(Array(sources))
    }
}

extension Observable {
    @inlinable static func merging(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { sink in
            let merge = Merger<Observable<Element>, Element>(sink, Selector { $0.attach })
            Trampoline.enter {
                for source in sources { merge.next(source) }
                merge.outerStopped(.completed)
            }
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The operator that merges the sequences that the source emits; called like a method, see `MergeOperator`.
    @inlinable public var merge: MergeOperator<Element> { MergeOperator(source: asObservable()) }
}

/// The value of `merge`, which is called like a method.
///
/// A property, and not a method: in Swift 6 mode the compiler cannot infer the element of `Observable.merge(one, other)`
/// if a method has the name of the static function. So it is with `amb`, `catch` and `concat`.
public struct MergeOperator<Element: ObservableConvertibleType> {
    @usableFromInline let source: Observable<Element>

    @inlinable init(source: Observable<Element>) { self.source = source }

    /// All elements of the sequences that the source emits, as they come.
    ///
    ///     source:  --a---b----|
    ///     a:         -1----2-|
    ///     b:             --3----|
    ///     merge(): ---1--3-2----|
    ///
    /// Ends when the source and all its sequences have ended, or with the first failure.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.of(3)).merge()
    @inlinable public func callAsFunction() -> Observable<Element.Element> where Element.Element: Sendable {
        callAsFunction(maxConcurrent: .max)
    }

    /// All elements of the sequences that the source emits, of which at most `maxConcurrent` run at the same time.
    ///
    /// The others wait, in order, without a limit. Ends when the source and all its sequences have ended, or with the
    /// first failure.
    ///
    ///     Observable.of(Observable.of(1, 2), Observable.of(3)).merge(maxConcurrent: 1)
    @inlinable
    public func callAsFunction(maxConcurrent: Int) -> Observable<Element.Element> where Element.Element: Sendable {
        precondition(maxConcurrent > 0, "merge(maxConcurrent:) needs room for at least one sequence.")
        return source.merged(limit: maxConcurrent, Selector { $0.asObservable().attach })
    }
}
