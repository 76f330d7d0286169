// Written by Scripts/generate-arities.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence(
            raw: Observable.combineLatestOf(source1.upstream, source2.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable
    {
        SharedSequence(raw: Observable.combineLatestOf(source1.upstream, source2.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
    where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element)>.combineLatestOf(source1.upstream, source2.upstream) { ($0, $1) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence(raw: Observable.zipOf(source1.upstream, source2.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable
    {
        SharedSequence(raw: Observable.zipOf(source1.upstream, source2.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>(
        _ source1: O1,
        _ source2: O2
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
    where SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element)>.zipOf(source1.upstream, source2.upstream) { ($0, $1) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(source1.upstream, source2.upstream, source3.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element)>.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream
            ) { ($0, $1, $2) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable
    {
        SharedSequence(raw: Observable.zipOf(source1.upstream, source2.upstream, source3.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element)>.zipOf(
                source1.upstream, source2.upstream, source3.upstream
            ) { ($0, $1, $2) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, MainQueue.proven(resultSelector)
            ))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream
            ) { ($0, $1, $2, $3) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, MainQueue.proven(resultSelector)
            ))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element)>.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream
            ) { ($0, $1, $2, $3) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable,
        O4.Element: Sendable, O5.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream, resultSelector
            ))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream
            ) { ($0, $1, $2, $3, $4) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable,
        O4.Element: Sendable, O5.Element: Sendable
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream, resultSelector
            ))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream
            ) { ($0, $1, $2, $3, $4) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream
            ) { ($0, $1, $2, $3, $4, $5) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws ->
            Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6
    ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream
            ) { ($0, $1, $2, $3, $4, $5) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
            throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
            throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable,
        O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable, O7.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> SharedSequence<
        SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
                .combineLatestOf(
                    source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                    source6.upstream, source7.upstream
                ) { ($0, $1, $2, $3, $4, $5, $6) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping @MainActor (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
            throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        resultSelector:
            @escaping @Sendable (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
            throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.Element: Sendable, O2.Element: Sendable, O3.Element: Sendable,
        O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable, O7.Element: Sendable
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7
    ) -> SharedSequence<
        SharingStrategy, (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
    >
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy
    {
        SharedSequence(
            raw: Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping @MainActor (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping @Sendable (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable,
        O7.Element: Sendable, O8.Element: Sendable
    {
        SharedSequence(
            raw: Observable.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of several sequences, combined whenever one of them emits.
    ///
    /// Like the form for two sequences.
    public static func combineLatest<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    >
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy
    {
        SharedSequence(
            raw: Observable<
                (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            >.combineLatestOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping @MainActor (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, MainQueue.proven(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    @_disfavoredOverload
    @preconcurrency
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8,
        resultSelector:
            @escaping @Sendable (
                O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element
            ) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy, O1.Element: Sendable,
        O2.Element: Sendable, O3.Element: Sendable, O4.Element: Sendable, O5.Element: Sendable, O6.Element: Sendable,
        O7.Element: Sendable, O8.Element: Sendable
    {
        SharedSequence(
            raw: Observable.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The first elements of several sequences combined, then the second ones, and so on.
    ///
    /// Like the form for two sequences.
    public static func zip<
        O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
        O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
        O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        _ source5: O5,
        _ source6: O6,
        _ source7: O7,
        _ source8: O8
    ) -> SharedSequence<
        SharingStrategy,
        (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
    >
    where
        SharingStrategy == O1.SharingStrategy, O1.SharingStrategy == O2.SharingStrategy,
        O1.SharingStrategy == O3.SharingStrategy, O1.SharingStrategy == O4.SharingStrategy,
        O1.SharingStrategy == O5.SharingStrategy, O1.SharingStrategy == O6.SharingStrategy,
        O1.SharingStrategy == O7.SharingStrategy, O1.SharingStrategy == O8.SharingStrategy
    {
        SharedSequence(
            raw: Observable<
                (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
            >.zipOf(
                source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}
