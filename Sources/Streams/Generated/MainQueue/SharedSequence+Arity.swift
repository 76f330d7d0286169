// Written by Scripts/generate-overloads.py; change that instead.

extension SharedSequenceConvertibleType where SharingStrategy: MainQueueSharingStrategy {
    /// Combines the latest elements of two sequences.
    ///
    ///     first:                                         --1-----2--------|
    ///     second:                                        -----a-----b--|
    ///     combineLatest(first, second) { "\($0)\($1)" }: -----1a-2a-2b----|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have
    /// completed, or when no result can follow; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        resultSelector: @escaping @MainActor (V1, V2) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(.latest, source1.upstream, source2.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of three sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        resultSelector: @escaping @MainActor (V1, V2, V3) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, MainQueue.assumeIsolated(resultSelector))
        )
    }

    /// Combines the latest elements of four sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream,
                MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of five sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of six sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of seven sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the latest elements of eight sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of two sequences at the same position.
    ///
    ///     first:                               --1--2--------3--|
    ///     second:                              -----a--b--|
    ///     zip(first, second) { "\($0)\($1)" }: -----1a-2b-------|
    ///
    /// Buffers the elements that have no partner, without a limit. Completes when all have completed; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        resultSelector: @escaping @MainActor (V1, V2) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(.queued, source1.upstream, source2.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of three sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        resultSelector: @escaping @MainActor (V1, V2, V3) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, MainQueue.assumeIsolated(resultSelector))
        )
    }

    /// Combines the elements of four sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream,
                MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of five sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of six sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of seven sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, MainQueue.assumeIsolated(resultSelector)))
    }

    /// Combines the elements of eight sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>,
        resultSelector: @escaping @MainActor (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, MainQueue.assumeIsolated(resultSelector)))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// Combines the latest elements of two sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .combined(.latest, source1.upstream, source2.upstream, resultSelector))
    }

    /// Combines the latest elements of three sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .combined(.latest, source1.upstream, source2.upstream, source3.upstream, resultSelector))
    }

    /// Combines the latest elements of four sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, resultSelector))
    }

    /// Combines the latest elements of five sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                resultSelector))
    }

    /// Combines the latest elements of six sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable
    >(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, resultSelector))
    }

    /// Combines the latest elements of seven sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, resultSelector))
    }

    /// Combines the latest elements of eight sequences; see `combineLatest(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, resultSelector))
    }

    /// Combines the elements of two sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .combined(.queued, source1.upstream, source2.upstream, resultSelector))
    }

    /// Combines the elements of three sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .combined(.queued, source1.upstream, source2.upstream, source3.upstream, resultSelector))
    }

    /// Combines the elements of four sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, resultSelector))
    }

    /// Combines the elements of five sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                resultSelector))
    }

    /// Combines the elements of six sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, resultSelector))
    }

    /// Combines the elements of seven sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, resultSelector))
    }

    /// Combines the elements of eight sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream, resultSelector))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Combines the latest elements of two sequences into tuples.
    ///
    ///     first:                        --1--------2-----------|
    ///     second:                       -----a-----------b------|
    ///     combineLatest(first, second): -----(1,a)-(2,a)-(2,b)--|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have
    /// completed, or when no result can follow; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>
    ) -> SharedSequence<SharingStrategy, (V1, V2)> {
        SharedSequence(raw: .combined(.latest, source1.upstream, source2.upstream) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3)> {
        SharedSequence(raw: .combined(.latest, source1.upstream, source2.upstream, source3.upstream) { ($0, $1, $2) })
    }

    /// Combines the latest elements of four sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4)> {
        SharedSequence(
            raw: .combined(.latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream) {
                ($0, $1, $2, $3)
            })
    }

    /// Combines the latest elements of five sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5)> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream
            ) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6)> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream
            ) { ($0, $1, $2, $3, $4, $5) })
    }

    /// Combines the latest elements of seven sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6, V7)> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6) })
    }

    /// Combines the latest elements of eight sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6, V7, V8)> {
        SharedSequence(
            raw: .combined(
                .latest, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }

    /// Combines the elements of two sequences at the same position into tuples.
    ///
    ///     first:              --1--2-----------3--|
    ///     second:             -----a-----b--|
    ///     zip(first, second): -----(1,a)-(2,b)----|
    ///
    /// Buffers the elements that have no partner, without a limit. Completes when all have completed; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>
    ) -> SharedSequence<SharingStrategy, (V1, V2)> {
        SharedSequence(raw: .combined(.queued, source1.upstream, source2.upstream) { ($0, $1) })
    }

    /// Combines the elements of three sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3)> {
        SharedSequence(raw: .combined(.queued, source1.upstream, source2.upstream, source3.upstream) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4)> {
        SharedSequence(
            raw: .combined(.queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream) {
                ($0, $1, $2, $3)
            })
    }

    /// Combines the elements of five sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5)> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream
            ) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the elements of six sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6)> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream
            ) { ($0, $1, $2, $3, $4, $5) })
    }

    /// Combines the elements of seven sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6, V7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6, V7)> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6) })
    }

    /// Combines the elements of eight sequences at the same position into tuples; see `zip(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1, V2, V3, V4, V5, V6, V7, V8>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, V1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, V2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, V3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, V4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, V5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, V6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, V7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, V8>
    ) -> SharedSequence<SharingStrategy, (V1, V2, V3, V4, V5, V6, V7, V8)> {
        SharedSequence(
            raw: .combined(
                .queued, source1.upstream, source2.upstream, source3.upstream, source4.upstream, source5.upstream,
                source6.upstream, source7.upstream, source8.upstream
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}
