extension ObservableConvertibleType where Element: Sendable {
    /// The sequence on the main queue, shared; a failure becomes an element and the end.
    @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorJustReturn element: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catchAndReturn(element))
    }

    /// The sequence on the main queue, shared; after a failure another one goes on.
    @inlinable public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorDriveWith other: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(raw: asObservable().observe(on: S.delivery).catch { _ in other.upstream })
    }

    /// The sequence on the main queue, shared; after a failure one made of the error goes on.
    @inlinable @preconcurrency public func asSharedSequence<S: MainQueueSharingStrategy>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover recover: @escaping @MainActor (any Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        let recover = MainQueue.assumeIsolated(recover)
        return SharedSequence(raw: asObservable().observe(on: S.delivery).catch { recover($0).upstream })
    }

    /// The sequence as a driver; a failure becomes an element and the end.
    @inlinable public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// The sequence as a driver; after a failure another one goes on.
    @inlinable public func asDriver(onErrorDriveWith other: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// The sequence as a driver; after a failure one made of the error, on the main actor, goes on.
    @inlinable @preconcurrency public func asDriver(
        onErrorRecover recover: @escaping @MainActor (any Error) -> Driver<Element>
    ) -> Driver<Element> {
        asSharedSequence(onErrorRecover: recover)
    }

    /// The sequence as a signal; a failure becomes an element and the end.
    @inlinable public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: element)
    }

    /// The sequence as a signal; after a failure another one goes on.
    @inlinable public func asSignal(onErrorSignalWith other: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: other)
    }

    /// The sequence as a signal; after a failure one made of the error, on the main actor, goes on.
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

extension SharedSequence {
    @inlinable static func ofOne(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.just(element).moved(subscriptionTo: SharingStrategy.delivery))
    }

    @inlinable static func elements(of array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .elements(of: array, on: SharingStrategy.delivery))
    }

    @inlinable static func elements<Sequence: Swift.Sequence>(
        ofSequence sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: .elements(ofSequence: sequence, on: SharingStrategy.delivery))
    }

    /// The end and nothing else.
    @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().moved(subscriptionTo: SharingStrategy.delivery))
    }

    /// No event at all.
    @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(plain: .never())
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// Counts from 0, one number every `period`, the first after `period`.
    @inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .interval(period, scheduler: SharingStrategy.delivery))
    }

    /// Counts from 0, the first number after `dueTime`, the others every `period`.
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .timer(dueTime, period: period, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    /// A sequence made anew for each subscription.
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let make = MainQueue.assumeIsolated { (_: Void) in observableFactory() }
        return SharedSequence(raw: .deferred { make(()).upstream })
    }
}

extension SharedSequence where Element: Sendable {
    /// One element, then the end.
    @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        ofOne(element)
    }

    /// The given elements, then the end, each a job on the main queue.
    @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        Self.elements(of: elements)
    }

    /// The elements of an array, then the end, each a job on the main queue.
    @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        elements(of: array)
    }

    /// The elements of a sequence, then the end, each a job on the main queue.
    @inlinable public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == Element {
        elements(ofSequence: sequence)
    }

    /// The value of an optional, if there is one, then the end.
    @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        elements(of: optional.map { [$0] } ?? [])
    }
}

extension Observable {
    /// Subscribes on `scheduler`; for elements as in `moved(to:)`.
    @usableFromInline final func moved(subscriptionTo scheduler: any SchedulerType) -> Observable<Element> {
        map { UncheckedSendable($0) }.subscribe(on: scheduler).map { $0.value }
    }
}
