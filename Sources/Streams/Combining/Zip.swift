extension ObservableType {
    /// The first elements of two sequences combined, then the second ones, and so on.
    ///
    ///     first:         --1--2--------3--|
    ///     second:        -----a--b--|
    ///     zip { ... }:   -----1a-2b-------|
    ///
    /// Ends when all have ended, or with the first failure, or the error `resultSelector` throws. Elements that wait
    /// for a partner are buffered without a limit.
    ///
    ///     Observable.zip(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
    @inlinable @preconcurrency public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping @Sendable (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> where O1.Element: Sendable, O2.Element: Sendable {
        Observable.zipOf(source1.asObservable(), source2.asObservable(), resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// The first elements of two sequences as a tuple, then the second ones, and so on.
    ///
    ///     first:  --1--2--------3--|
    ///     second: -----a--b--|
    ///     zip:    -----(1,a)-(2,b)--|
    ///
    /// Ends when all have ended, or with the first failure. Elements that wait for a partner are buffered without a
    /// limit.
    ///
    ///     Observable.zip(Observable.of(1, 2), Observable.of("a", "b"))
    @inlinable public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> where O1.Element: Sendable, O2.Element: Sendable {
        Observable<(O1.Element, O2.Element)>.zipOf(source1.asObservable(), source2.asObservable()) { ($0, $1) }
    }
}
