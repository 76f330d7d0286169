extension ObservableType {
    /// Makes a sequence of each element, and emits all their elements as they come.
    ///
    ///     source:                   --1-----2-----|
    ///     flatMap { --$0--$0--| }:  ----1--1--2--2--|
    ///
    /// Ends when the source and all sequences made of it have ended, or with the first failure or the error `selector`
    /// throws. Elements come one at a time, on the threads of their sequences.
    ///
    ///     Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }
    @inlinable @preconcurrency public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Source.Element: Sendable {
        asObservable().merged(limit: .max, Selector { try selector($0).asObservable().attach })
    }

    /// Makes a sequence of an element, and ignores further elements until that sequence has ended.
    ///
    ///     source:                        --1--2-----3-----|
    ///     flatMapFirst { --$0--$0--| }:  ----1--1-----3--3--|
    ///
    /// Ends when the source and the sequence made of it have ended, or with the first failure or the error `selector`
    /// throws. For ignored elements the selector is not called.
    ///
    ///     Observable.of(1, 2).flatMapFirst { Observable.of($0, $0 * 10) }
    @inlinable @preconcurrency public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> where Source.Element: Sendable {
        asObservable().mergedFirst(Selector { try selector($0).asObservable().attach })
    }
}
