extension ObservableType {
    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
    ///
    ///     source:                      --1-----2-----|
    ///     a:                             --3--4--|
    ///     b:                                   --5--6--|
    ///     flatMap { $0 == 1 ? a : b }: ----3--4--5--6--|
    ///
    /// Completes when the source and all sequences have completed. Fails with the first failure, or with the error that
    /// `selector` throws. Elements are delivered one at a time, on the threads of their sequences.
    ///
    ///     Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        asObservable().flattened(.all) { try selector($0).asObservable().attach }
    }

    /// Maps each element to a sequence, and emits the elements of all these sequences as they arrive.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ if $0 > 0 { Observable.just($0) } else { Observable.empty() } }`; see `flatMap(_:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func flatMap<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) throws -> Observable<Result>
    ) -> Observable<Result> where Element: Sendable {
        asObservable().flattened(.all) { try selector($0).attach }
    }
}
