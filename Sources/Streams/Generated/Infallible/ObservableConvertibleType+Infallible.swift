// Written by Scripts/generate-overloads.py; change that instead.

extension ObservableConvertibleType {
    /// Replaces a failure with an element and completion.
    ///
    ///     source:                             --1--2--#
    ///     asInfallible(onErrorJustReturn: 0): --1--2--(0|)
    ///
    /// Completes with the source, or after the element. Runs on the thread of the source; buffers nothing.
    ///
    ///     Observable.of(1, 2).asInfallible(onErrorJustReturn: 0)
    @_alwaysEmitIntoClient @preconcurrency public func asInfallible(
        onErrorJustReturn element: Element
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().catchAndReturn(element))
    }

    /// Continues with another sequence after a failure.
    ///
    ///     source:                                 --1--2--#
    ///     other (Infallible):                             --8--9--|
    ///     asInfallible(onErrorFallbackTo: other): --1--2----8--9--|
    ///
    /// Completes with the source, or with the other sequence, which is subscribed to on the thread of the failure, or
    /// on the subscribing thread if the source fails before it has been subscribed to.
    ///
    ///     Observable.of(1, 2).asInfallible(onErrorFallbackTo: .just(0))
    @_alwaysEmitIntoClient @preconcurrency public func asInfallible(
        onErrorFallbackTo infallible: Infallible<Element>
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().catch { _ in infallible.source })
    }

    /// Continues with a sequence derived from the error after a failure.
    ///
    ///     source:                      --1--2--#
    ///     other (Infallible):                  --8--9--|
    ///     asInfallible { _ in other }: --1--2----8--9--|
    ///
    /// Completes with the source, or with the other sequence, which is subscribed to on the thread of the failure, or
    /// on the subscribing thread if the source fails before it has been subscribed to.
    ///
    ///     Observable.of(1, 2).asInfallible { _ in .just(0) }
    @_alwaysEmitIntoClient @preconcurrency public func asInfallible(
        onErrorRecover: @escaping @Sendable (any Error) -> Infallible<Element>
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(raw: asObservable().catch { onErrorRecover($0).source })
    }
}
