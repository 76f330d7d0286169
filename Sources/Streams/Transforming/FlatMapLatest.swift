extension ObservableType {
    /// Makes a sequence of each element, and follows only the latest.
    ///
    ///     source:                         --1-----2--------|
    ///     flatMapLatest { --$0--$0--| }:  ----1-----2--2---|
    ///
    /// The sequence before is disposed when the next element arrives. Ends when the source and the latest sequence have
    /// ended, or with a failure of either, or the error `selector` throws.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Observable.just($0.count) }
    @inlinable @preconcurrency public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Source.Element: Sendable {
        asObservable().switched(Selector { try selector($0).asObservable().attach })
    }

    /// Makes a sequence that cannot fail of each element, and follows only the latest.
    ///
    /// Otherwise like the form for all sequences. A failure of the source, or a throw of `selector`, is a programmer
    /// error: where it may come, ask for an `Observable`, or handle it before.
    ///
    ///     Observable.of("a", "ab").flatMapLatest { Infallible.just($0.count) }
    @_disfavoredOverload @preconcurrency public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Infallible<Source.Element> where Source.Element: Sendable {
        Infallible(raw: asObservable().switched(Selector { try selector($0).asObservable().attach }))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Follows the latest of the sequences that the source emits.
    ///
    ///     source:         --a------b-----|
    ///     a:                -1--2--3--
    ///     b:                       -4--5-|
    ///     switchLatest(): ---1--2---4--5-|
    ///
    /// The sequence before is disposed when the next one arrives. Ends when the source and the latest sequence have
    /// ended, or with a failure of either.
    ///
    ///     Observable.of(Observable.of(1), Observable.of(2)).switchLatest()
    @inlinable public func switchLatest() -> Observable<Element.Element> where Element.Element: Sendable {
        asObservable().switched(Selector { $0.asObservable().attach })
    }
}
