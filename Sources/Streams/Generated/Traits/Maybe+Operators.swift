// Written by Scripts/generate-overloads.py; change that instead.

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits an element if the maybe completes without one.
    ///
    ///     source:              --|
    ///     ifEmpty(default: 0): --(0|)
    ///
    /// Runs on the thread of the source.
    ///
    ///     Maybe<Int>.empty().ifEmpty(default: 0)
    @_alwaysEmitIntoClient @preconcurrency public func ifEmpty(
        default: Element
    ) -> Single<Element> where Element: Sendable {
        Single(raw: source.followed(ifEmpty: `default`))
    }

    /// Continues with another maybe if this one completes without an element.
    ///
    ///     source:                   --|
    ///     other:                      --(8|)
    ///     ifEmpty(switchTo: other): ----(8|)
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(8))
    @_alwaysEmitIntoClient @preconcurrency public func ifEmpty(
        switchTo other: Maybe<Element>
    ) -> Maybe<Element> where Element: Sendable {
        Maybe(raw: source.followed(ifEmpty: other.source))
    }

    /// Continues with a single if the maybe completes without an element.
    ///
    ///     source:                   --|
    ///     other (Single):             --(8|)
    ///     ifEmpty(switchTo: other): ----(8|)
    ///
    /// Subscribes to it on the thread of the completion, or on the subscribing thread if the source completes before it
    /// has been subscribed to. Fails with a failure of either.
    ///
    ///     Maybe<Int>.empty().ifEmpty(switchTo: Single.just(8))
    @_alwaysEmitIntoClient @preconcurrency public func ifEmpty(
        switchTo other: Single<Element>
    ) -> Single<Element> where Element: Sendable {
        Single(raw: source.followed(ifEmpty: other.source))
    }

    /// Returns a maybe that completes without an element immediately at subscription.
    ///
    ///     Maybe<Int>.empty(): |
    ///
    ///     Maybe<Int>.empty()
    @_alwaysEmitIntoClient public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}
