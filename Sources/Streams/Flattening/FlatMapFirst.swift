extension ObservableType {
    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    ///     source:                           --1--2--------3-----|
    ///     a:                                  --4--5--|
    ///     b:                                              --6--7--|
    ///     flatMapFirst { $0 == 1 ? a : b }: ----4--5--------6--7--|
    ///
    /// Completes when the source and the sequence have completed. Fails with the first failure, or with the error that
    /// `selector` throws. `selector` is not called for ignored elements. Elements are delivered one at a time, on the
    /// threads of their sequences.
    ///
    ///     Observable.of(1, 2).flatMapFirst { Observable.of($0, $0 * 10) }
    @_alwaysEmitIntoClient @preconcurrency
    public func flatMapFirst<Source: ObservableConvertibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Element: Sendable, Source.Element: Sendable {
        asObservable().flattened(.first) { try selector($0).asObservable().attach }
    }

    /// Maps an element to a sequence, and ignores further elements until that sequence has completed.
    ///
    /// The form for closures whose branches infer the element from each other, such as
    /// `{ if $0 > 0 { Observable.just($0) } else { Observable.empty() } }`; see `flatMapFirst(_:)`.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency public func flatMapFirst<Result: Sendable>(
        _ selector: @escaping @Sendable (Element) throws -> Observable<Result>
    ) -> Observable<Result> where Element: Sendable {
        asObservable().flattened(.first) { try selector($0).attach }
    }
}
