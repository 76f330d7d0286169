// Written by Scripts/generate-overloads.py; change that instead.

extension ObservableConvertibleType where Element: Sendable {
    /// Returns a driver that replaces a failure with an element and completion.
    ///
    ///     source:                         --1--2--#
    ///     asDriver(onErrorJustReturn: 0): --1--2--(0|)
    ///
    /// Delivers on the main queue and replays the latest element to late subscribers. Completes with the source, or
    /// after the element.
    ///
    ///     Observable.of(1, 2).asDriver(onErrorJustReturn: 0)
    @_alwaysEmitIntoClient @preconcurrency public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// Returns a driver that continues with another one after a failure.
    ///
    ///     source:                            --1--2--#
    ///     other (Driver):                            --8--9--|
    ///     asDriver(onErrorDriveWith: other): --1--2----8--9--|
    ///
    /// Delivers on the main queue and replays the latest element to late subscribers. Completes with the source, or
    /// with the other sequence.
    ///
    ///     Observable.of(1, 2).asDriver(onErrorDriveWith: .just(0))
    @_alwaysEmitIntoClient @preconcurrency public func asDriver(
        onErrorDriveWith other: Driver<Element>
    ) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// Returns a driver that continues with one derived from the error, on the main actor, after a failure.
    ///
    ///     source:                  --1--2--#
    ///     other (Driver):                  --8--9--|
    ///     asDriver { _ in other }: --1--2----8--9--|
    ///
    /// Delivers on the main queue and replays the latest element to late subscribers. Completes with the source, or
    /// with the other sequence.
    ///
    ///     Observable.of(1, 2).asDriver { _ in .just(0) }
    @_alwaysEmitIntoClient @preconcurrency public func asDriver(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>
    ) -> Driver<Element> {
        asSharedSequence(onErrorRecover: recover)
    }

    /// Returns a signal that replaces a failure with an element and completion.
    ///
    ///     source:                         --1--2--#
    ///     asSignal(onErrorJustReturn: 0): --1--2--(0|)
    ///
    /// Delivers on the main queue without a replay. Completes with the source, or after the element.
    ///
    ///     Observable.of(1, 2).asSignal(onErrorJustReturn: 0)
    @_alwaysEmitIntoClient @preconcurrency public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// Returns a signal that continues with another one after a failure.
    ///
    ///     source:                             --1--2--#
    ///     other (Signal):                             --8--9--|
    ///     asSignal(onErrorSignalWith: other): --1--2----8--9--|
    ///
    /// Delivers on the main queue without a replay. Completes with the source, or with the other sequence.
    ///
    ///     Observable.of(1, 2).asSignal(onErrorSignalWith: .just(0))
    @_alwaysEmitIntoClient @preconcurrency public func asSignal(
        onErrorSignalWith other: Signal<Element>
    ) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// Returns a signal that continues with one derived from the error, on the main actor, after a failure.
    ///
    ///     source:                  --1--2--#
    ///     other (Signal):                  --8--9--|
    ///     asSignal { _ in other }: --1--2----8--9--|
    ///
    /// Delivers on the main queue without a replay. Completes with the source, or with the other sequence.
    ///
    ///     Observable.of(1, 2).asSignal { _ in .just(0) }
    @_alwaysEmitIntoClient @preconcurrency public func asSignal(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Signal<Element>
    ) -> Signal<Element> {
        asSharedSequence(onErrorRecover: recover)
    }
}
