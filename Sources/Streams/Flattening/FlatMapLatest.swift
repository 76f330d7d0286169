extension ObservableType {
    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    ///     source:                            --1-----2--------|
    ///     a:                                   --3-----4--|
    ///     b:                                         --5--6--|
    ///     flatMapLatest { $0 == 1 ? a : b }: ----3-----5--6---|
    ///
    /// The subscription to the previous sequence is disposed when the next element arrives. Completes when the source and the
    /// latest sequence have completed. Fails with a failure of either, or with the error that `selector` throws. Elements
    /// are delivered one at a time, on the threads of their sequences.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Observable.just($0.count) }
    @_alwaysEmitIntoClient @preconcurrency
    public func flatMapLatest<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        asObservable().flattened(.latest) { try selector($0).asObservable().attach }
    }

    /// Maps each element to a sequence that cannot fail, and emits from the most recent one only.
    ///
    /// A failure of the source, and an error that `selector` throws, are programmer errors: if they can occur, handle
    /// them before, or use the form that returns an `Observable`. See `flatMapLatest(_:)` for a diagram.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Infallible.just($0.count) }
    @_alwaysEmitIntoClient @_disfavoredOverload @preconcurrency
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Infallible<Source.Element> where Element: Sendable, Source.Element: Sendable {
        Infallible(raw: asObservable().flattened(.latest) { try selector($0).asObservable().attach })
    }

    /// Maps each element to a sequence, and emits from the most recent one only.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ if $0 > 0 { Observable.just($0) } else { Observable.empty() } }`; see `flatMapLatest(_:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func flatMapLatest<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) throws -> Observable<Result>
    ) -> Observable<Result> where Element: Sendable {
        asObservable().flattened(.latest) { try selector($0).attach }
    }
}

extension ObservableType where Element: ObservableConvertibleType & Sendable {
    /// Emits the elements of the most recent of the sequences that the source emits.
    ///
    ///     source:         --a------b-----|
    ///     a:                -1--2---3--
    ///     b:                       -4--5-|
    ///     switchLatest(): ---1--2---4--5-|
    ///
    /// The subscription to the previous sequence is disposed when the next one arrives. Completes when the source and
    /// the latest sequence have completed. Fails with a failure of either. Elements are delivered one at a time, on the
    /// threads of their sequences.
    ///
    ///     Observable.of(Observable.of(1), Observable.of(2)).switchLatest()
    @_alwaysEmitIntoClient @preconcurrency public func switchLatest() -> Observable<Element.Element>
    where Element.Element: Sendable {
        asObservable().flattened(.latest) { $0.asObservable().attach }
    }
}
