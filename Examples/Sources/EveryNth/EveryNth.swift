import Streams

extension ObservableType where Element: Sendable {
    /// Emits every `n`-th element.
    ///
    ///     source:       --1--2--3--4--|
    ///     everyNth(2):  -----2-----4--|
    public func everyNth(_ n: Int) -> Observable<Element> {
        precondition(n > 0, "everyNth needs a positive number.")
        return enumerated().filter { $0.index % n == n - 1 }.map { $0.element }
    }

    /// Emits every `n`-th of the elements for which `isCounted` returns true.
    public func everyNth(
        _ n: Int, where isCounted: @escaping @Sendable (Element) throws -> Bool
    ) -> Observable<Element> { filter(isCounted).everyNth(n) }
}
