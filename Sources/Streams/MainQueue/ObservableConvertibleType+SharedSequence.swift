extension ObservableConvertibleType where Element: Sendable {
    /// Shares the sequence on the scheduler of a strategy, and replaces a failure with an element and completion.
    ///
    ///     source:                                                                              --1--2--#
    ///     asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 0): --1--2--(0|)
    ///
    /// Delivers on the scheduler of the strategy. Completes with the source, or after the element.
    ///
    ///     let numbers: Driver<Int> = Observable.of(1, 2).asSharedSequence(onErrorJustReturn: 0)
    @_alwaysEmitIntoClient @preconcurrency public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorJustReturn element: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().delivered(by: S.target).catchAndReturn(element))
    }

    /// Shares a sequence of a type that does not fail; a failure against that completes the result.
    @inlinable func sharedCompletingOnError<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().delivered(by: S.target).caught(returning: nil))
    }

    /// Shares the sequence on the scheduler of a strategy, and continues with another one after a failure.
    ///
    ///     source:                                    --1--2--#
    ///     other (Driver):                                    --8--9--|
    ///     asSharedSequence(onErrorDriveWith: other): --1--2----8--9--|
    ///
    /// Delivers on the scheduler of the strategy. Completes with the source, or with the other sequence.
    ///
    ///     Observable.of(1, 2).asSharedSequence(onErrorDriveWith: Driver.just(0))
    @_alwaysEmitIntoClient @preconcurrency public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().delivered(by: S.target).catch { _ in other.upstream })
    }

    /// Shares the sequence on the main queue, and continues with one derived from the error after a failure.
    ///
    ///     source:                          --1--2--#
    ///     other (Driver):                          --8--9--|
    ///     asSharedSequence { _ in other }: --1--2----8--9--|
    ///
    /// Delivers on the scheduler of the strategy. Completes with the source, or with the other sequence. The closure
    /// runs on the main queue.
    ///
    ///     Observable.of(1, 2).asSharedSequence { _ in Driver.just(0) }
    @_alwaysEmitIntoClient @preconcurrency public func asSharedSequence<S: MainQueueSharingStrategy>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @MainActor (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        let recover = MainQueue.assumeIsolated(recover)
        return SharedSequence(raw: asObservable().delivered(by: S.target).catch { recover($0).upstream })
    }

    /// Shares the sequence on the scheduler of a strategy, and continues with one derived from the error after a failure.
    ///
    /// The form for strategies of clients; see `asSharedSequence(sharingStrategy:onErrorRecover:)` for those of drivers
    /// and signals.
    @_disfavoredOverload @_alwaysEmitIntoClient @preconcurrency
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @Sendable (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().delivered(by: S.target).catch { recover($0).upstream })
    }
}

extension BehaviorRelay where Element: Sendable {
    /// The relay as a driver.
    ///
    ///     BehaviorRelay(value: 1).asDriver(): 1------
    ///
    /// Delivers on the main queue: first the value of the relay, or the latest one that has been delivered there if
    /// others are subscribed. Never terminates.
    ///
    ///     BehaviorRelay(value: 1).asDriver()
    @_alwaysEmitIntoClient public func asDriver() -> Driver<Element> {
        Driver(raw: asObservable().delivered(by: DriverSharingStrategy.target))
    }
}

extension Property {
    /// The property as a driver.
    ///
    /// Delivers on the main queue, the current value first. Never terminates.
    ///
    ///     MutableProperty(1).asDriver()
    public func asDriver() -> Driver<Value> {
        Driver(raw: asObservable().delivered(by: DriverSharingStrategy.target))
    }
}

extension PublishRelay where Element: Sendable {
    /// The relay as a signal.
    ///
    ///     PublishRelay<Int>().asSignal(): -------
    ///
    /// Delivers the elements after the subscription on the main queue. Never terminates.
    ///
    ///     PublishRelay<Int>().asSignal()
    @_alwaysEmitIntoClient public func asSignal() -> Signal<Element> {
        Signal(raw: asObservable().delivered(by: SignalSharingStrategy.target))
    }
}
