extension ObservableType {
    /// Makes a sequence of each element, and emits them one after another.
    ///
    ///     source:                     --1--2---------|
    ///     concatMap { --$0--$0--| }:  ----1--1----2--2--|
    ///
    /// The selector is called when the element arrives, the sequence subscribed to when those before have ended. Ends
    /// when the source and all sequences have ended, or with the first failure or the error `selector` throws.
    ///
    ///     Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) }
    @inlinable @preconcurrency public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Source.Element: Sendable {
        asObservable().merged(limit: 1, Selector { try selector($0).asObservable().attach })
    }
}
