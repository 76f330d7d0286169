// Written by Scripts/generate-overloads.py; change that instead.

extension ObservableType {
    /// Combines the latest elements of three sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Observable<Element> {
        .combined(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
    }

    /// Combines the latest elements of four sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            resultSelector)
    }

    /// Combines the latest elements of five sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), resultSelector)
    }

    /// Combines the latest elements of six sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), resultSelector)
    }

    /// Combines the latest elements of seven sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
    }

    /// Combines the latest elements of eight sequences; see ``ObservableType/combineLatest(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>, _ source8: some ObservableType<V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            resultSelector)
    }

    /// Combines the elements of three sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        resultSelector: @escaping @Sendable (V1, V2, V3) throws -> Element
    ) -> Observable<Element> {
        .combined(.queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), resultSelector)
    }

    /// Combines the elements of four sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, resultSelector: @escaping @Sendable (V1, V2, V3, V4) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            resultSelector)
    }

    /// Combines the elements of five sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), resultSelector)
    }

    /// Combines the elements of six sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), resultSelector)
    }

    /// Combines the elements of seven sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), resultSelector)
    }

    /// Combines the elements of eight sequences at the same position; see ``ObservableType/zip(_:_:resultSelector:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>, _ source8: some ObservableType<V8>,
        resultSelector: @escaping @Sendable (V1, V2, V3, V4, V5, V6, V7, V8) throws -> Element
    ) -> Observable<Element> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable(),
            resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Combines the latest elements of three sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>
    ) -> Observable<(V1, V2, V3)> {
        .combined(.latest, source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) }
    }

    /// Combines the latest elements of four sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>
    ) -> Observable<(V1, V2, V3, V4)> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
        ) { ($0, $1, $2, $3) }
    }

    /// Combines the latest elements of five sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>
    ) -> Observable<(V1, V2, V3, V4, V5)> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable()
        ) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the latest elements of six sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>
    ) -> Observable<(V1, V2, V3, V4, V5, V6)> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the latest elements of seven sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>
    ) -> Observable<(V1, V2, V3, V4, V5, V6, V7)> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Combines the latest elements of eight sequences into tuples; see ``ObservableType/combineLatest(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func combineLatest<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>, _ source8: some ObservableType<V8>
    ) -> Observable<(V1, V2, V3, V4, V5, V6, V7, V8)> {
        .combined(
            .latest, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }

    /// Combines the elements of three sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency public static func zip<V1: Sendable, V2: Sendable, V3: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>
    ) -> Observable<(V1, V2, V3)> {
        .combined(.queued, source1.asObservable(), source2.asObservable(), source3.asObservable()) { ($0, $1, $2) }
    }

    /// Combines the elements of four sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>
    ) -> Observable<(V1, V2, V3, V4)> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable()
        ) { ($0, $1, $2, $3) }
    }

    /// Combines the elements of five sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>
    ) -> Observable<(V1, V2, V3, V4, V5)> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable()
        ) { ($0, $1, $2, $3, $4) }
    }

    /// Combines the elements of six sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable>(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>
    ) -> Observable<(V1, V2, V3, V4, V5, V6)> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable()
        ) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Combines the elements of seven sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>
    ) -> Observable<(V1, V2, V3, V4, V5, V6, V7)> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6) }
    }

    /// Combines the elements of eight sequences at the same position into tuples; see ``ObservableType/zip(_:_:)``.
    @_alwaysEmitIntoClient @preconcurrency
    public static func zip<
        V1: Sendable, V2: Sendable, V3: Sendable, V4: Sendable, V5: Sendable, V6: Sendable, V7: Sendable, V8: Sendable
    >(
        _ source1: some ObservableType<V1>, _ source2: some ObservableType<V2>, _ source3: some ObservableType<V3>,
        _ source4: some ObservableType<V4>, _ source5: some ObservableType<V5>, _ source6: some ObservableType<V6>,
        _ source7: some ObservableType<V7>, _ source8: some ObservableType<V8>
    ) -> Observable<(V1, V2, V3, V4, V5, V6, V7, V8)> {
        .combined(
            .queued, source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
            source5.asObservable(), source6.asObservable(), source7.asObservable(), source8.asObservable()
        ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
    }
}
