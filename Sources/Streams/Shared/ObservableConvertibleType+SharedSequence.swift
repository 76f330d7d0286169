extension ObservableConvertibleType where Element: Sendable {
    /// Shares the sequence on the scheduler of a strategy, and replaces a failure with an element and completion.
    @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorJustReturn element: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catchAndReturn(element))
    }

    /// Shares the sequence on the scheduler of a strategy, and continues with another one after a failure.
    @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catch { _ in other.upstream })
    }

    /// Shares the sequence on the main queue, and continues with one derived from the error after a failure.
    @inlinable @preconcurrency public func asSharedSequence<S: MainQueueSharingStrategy>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @MainActor (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        let recover = MainQueue.assumeIsolated(recover)
        return SharedSequence(raw: asObservable().observe(on: S.delivery).catch { recover($0).upstream })
    }

    /// Shares the sequence on the scheduler of a strategy, and continues with one derived from the error after a failure.
    @_disfavoredOverload @inlinable @preconcurrency public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @Sendable (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catch { recover($0).upstream })
    }

    /// Returns a driver that replaces a failure with an element and completion.
    @inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// Returns a driver that continues with another one after a failure.
    @inlinable public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// Returns a driver that continues with one derived from the error, on the main actor, after a failure.
    @inlinable @preconcurrency public func asDriver(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>
    ) -> Driver<Element> {
        asSharedSequence(onErrorRecover: recover)
    }

    /// Returns a signal that replaces a failure with an element and completion.
    @inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// Returns a signal that continues with another one after a failure.
    @inlinable public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// Returns a signal that continues with one derived from the error, on the main actor, after a failure.
    @inlinable @preconcurrency public func asSignal(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Signal<Element>
    ) -> Signal<Element> {
        asSharedSequence(onErrorRecover: recover)
    }
}

extension BehaviorRelay where Element: Sendable {
    /// The relay as a driver.
    @inlinable public func asDriver() -> Driver<Element> {
        Driver(raw: asObservable().observe(on: DriverSharingStrategy.delivery))
    }
}

extension PublishRelay where Element: Sendable {
    /// The relay as a signal.
    @inlinable public func asSignal() -> Signal<Element> {
        Signal(raw: asObservable().observe(on: SignalSharingStrategy.delivery))
    }
}
