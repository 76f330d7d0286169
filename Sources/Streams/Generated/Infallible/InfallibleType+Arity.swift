// Written by Scripts/generate-overloads.py; change that instead.

extension InfallibleType {
    /// Combines the latest elements of two sequences.
    ///
    ///     first:                                         --1-----2--------|
    ///     second:                                        -----a-----b--|
    ///     combineLatest(first, second) { "\($0)\($1)" }: -----1a-2a-2b----|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have
    /// completed, or when no result can follow; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Infallible<Element> {
        Infallible(raw: .combined(.latest, source1.asObservable(), source2.asObservable(), resultSelector))
    }

    /// Combines the latest elements of three sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector))
    }

    /// Combines the latest elements of four sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector))
    }

    /// Combines the latest elements of five sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector))
    }

    /// Combines the latest elements of six sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector))
    }

    /// Combines the latest elements of seven sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>,
        _ source7: some InfallibleType<V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector))
    }

    /// Combines the latest elements of eight sequences; see `combineLatest(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>,
        _ source7: some InfallibleType<V7>, _ source8: some InfallibleType<V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector))
    }

    /// Combines the elements of two sequences at the same position.
    ///
    ///     first:                               --1--2--------3--|
    ///     second:                              -----a--b--|
    ///     zip(first, second) { "\($0)\($1)" }: -----1a-2b-------|
    ///
    /// Buffers the elements that have no partner, without a limit. Completes when all have completed; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable>(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>,
        resultSelector: @escaping @Sendable (V1, V2) throws -> Element
    ) -> Infallible<Element> {
        Infallible(raw: .combined(.queued, source1.asObservable(), source2.asObservable(), resultSelector))
    }

    /// Combines the elements of three sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector))
    }

    /// Combines the elements of four sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>, _ source4: Infallible<V4>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                resultSelector))
    }

    /// Combines the elements of five sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>, _ source4: Infallible<V4>,
        _ source5: Infallible<V5>, resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), resultSelector))
    }

    /// Combines the elements of six sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable>(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>, _ source4: Infallible<V4>,
        _ source5: Infallible<V5>, _ source6: Infallible<V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), resultSelector))
    }

    /// Combines the elements of seven sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>, _ source4: Infallible<V4>,
        _ source5: Infallible<V5>, _ source6: Infallible<V6>, _ source7: Infallible<V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector))
    }

    /// Combines the elements of eight sequences at the same position; see `zip(_:_:resultSelector:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: Infallible<V1>, _ source2: Infallible<V2>, _ source3: Infallible<V3>, _ source4: Infallible<V4>,
        _ source5: Infallible<V5>, _ source6: Infallible<V6>, _ source7: Infallible<V7>, _ source8: Infallible<V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: .combined(
                .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
                resultSelector))
    }
}

extension InfallibleType where Element == Any {
    /// Combines the latest elements of two sequences into tuples.
    ///
    ///     first:                        --1--------2-----------|
    ///     second:                       -----a-----------b------|
    ///     combineLatest(first, second): -----(1,a)-(2,a)-(2,b)--|
    ///
    /// Begins when each sequence has emitted, and stores the latest element of each. Completes when all have
    /// completed, or when no result can follow; never fails.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>
    ) -> Infallible<(V1, V2)> {
        Infallible(raw: .combined(.latest, source1.asObservable(), source2.asObservable()) { ($0, $1) })
    }

    /// Combines the latest elements of three sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>
    ) -> Infallible<(V1, V2, V3)> {
        Infallible(
            raw: .combined(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable()) {
                ($0, $1, $2)
            })
    }

    /// Combines the latest elements of four sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>
    ) -> Infallible<(V1, V2, V3, V4)> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
            ) { ($0, $1, $2, $3) })
    }

    /// Combines the latest elements of five sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>
    ) -> Infallible<(V1, V2, V3, V4, V5)> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable()
            ) { ($0, $1, $2, $3, $4) })
    }

    /// Combines the latest elements of six sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>
    ) -> Infallible<(V1, V2, V3, V4, V5, V6)> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable()
            ) { ($0, $1, $2, $3, $4, $5) })
    }

    /// Combines the latest elements of seven sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>,
        _ source7: some InfallibleType<V7>
    ) -> Infallible<(V1, V2, V3, V4, V5, V6, V7)> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable()
            ) { ($0, $1, $2, $3, $4, $5, $6) })
    }

    /// Combines the latest elements of eight sequences into tuples; see `combineLatest(_:_:)`.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some InfallibleType<V1>, _ source2: some InfallibleType<V2>, _ source3: some InfallibleType<V3>,
        _ source4: some InfallibleType<V4>, _ source5: some InfallibleType<V5>, _ source6: some InfallibleType<V6>,
        _ source7: some InfallibleType<V7>, _ source8: some InfallibleType<V8>
    ) -> Infallible<(V1, V2, V3, V4, V5, V6, V7, V8)> {
        Infallible(
            raw: .combined(
                .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
                source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
            ) { ($0, $1, $2, $3, $4, $5, $6, $7) })
    }
}
