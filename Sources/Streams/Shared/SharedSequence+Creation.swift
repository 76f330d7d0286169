extension SharedSequence {
    /// Returns a sequence that completes immediately.
    @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.empty().attached(on: SharingStrategy.delivery))
    }

    /// Returns a sequence without events.
    @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .never())
    }
}

extension SharedSequence where Element: Sendable {
    /// Emits one element, then completes.
    @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: Observable.just(element).attached(on: SharingStrategy.delivery))
    }

    /// Emits the given elements, then completes, with one job of the scheduler per event.
    @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Emits the elements of an array, then completes, with one job of the scheduler per event.
    @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .elements(of: array, on: SharingStrategy.delivery))
    }

    /// Emits the elements of a sequence, then completes, with one job of the scheduler per event.
    @inlinable public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: .elements(of: sequence, on: SharingStrategy.delivery))
    }

    /// Emits the value of an optional, if there is one, then completes.
    @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        from(optional.map { [$0] } ?? [])
    }

    /// Creates a sequence for each subscription.
    @_disfavoredOverload @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .deferred { observableFactory().upstream })
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// Counts from 0 and emits a number every `period`, the first one after `period`.
    @inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .interval(period, scheduler: SharingStrategy.delivery))
    }

    /// Counts from 0 and emits the first number after `dueTime`, and the others every `period`.
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .timer(dueTime, period: period, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    /// Creates a sequence for each subscription.
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let make = MainQueue.assumeIsolated { (_: Void) in observableFactory() }
        return SharedSequence(raw: .deferred { make(()).upstream })
    }
}
