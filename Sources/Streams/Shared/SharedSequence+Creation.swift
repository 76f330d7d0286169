extension SharedSequence {
    /// Returns a sequence that completes immediately.
    ///
    ///     Driver<Int>.empty(): |
    ///
    /// Each subscription is a job on the main queue.
    ///
    ///     Driver<Int>.empty()
    @inlinable public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .sending(on: SharingStrategy.target) { $0.stop(.completed) })
    }

    /// Returns a sequence without events.
    ///
    ///     Driver<Int>.never(): ------
    ///
    ///     Driver<Int>.never()
    @inlinable public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .never())
    }
}

extension SharedSequence where Element: Sendable {
    /// Emits one element, then completes.
    ///
    ///     just(1): (1|)
    ///
    /// Each subscription is a job on the main queue.
    ///
    ///     Driver.just(1)
    @inlinable public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .sending(element, on: SharingStrategy.target))
    }

    /// Emits the given elements, then completes, with one job of the scheduler per event.
    ///
    ///     of(1, 2, 3): (1 2 3|)
    ///
    /// Each observer receives all elements. Delivers on the main queue.
    ///
    ///     Driver.of(1, 2, 3)
    @inlinable public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        from(elements)
    }

    /// Emits the elements of an array, then completes, with one job of the scheduler per event.
    ///
    ///     from([1, 2, 3]): (1 2 3|)
    ///
    /// Each observer receives all elements. Delivers on the main queue.
    ///
    ///     Driver.from([1, 2, 3])
    @inlinable public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .elements(of: array, on: SharingStrategy.delivery))
    }

    /// Emits the elements of a sequence, then completes, with one job of the scheduler per event.
    ///
    ///     from(1...3): (1 2 3|)
    ///
    /// Each subscription iterates the sequence lazily from its start. Delivers on the main queue.
    ///
    ///     Driver.from(1...3)
    @inlinable public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: .elements(of: sequence, on: SharingStrategy.delivery))
    }

    /// Emits the value of an optional, if there is one, then completes.
    ///
    ///     from(optional: 1): (1|)
    ///
    /// Each observer receives the value. Delivers on the main queue.
    ///
    ///     Driver.from(optional: Int("42"))
    @inlinable public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        from(optional.map { [$0] } ?? [])
    }

    /// Creates a sequence for each subscription.
    ///
    /// The form for any isolation; see `deferred(_:)` of drivers and signals.
    @inlinable @_disfavoredOverload @preconcurrency public static func deferred(
        _ observableFactory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .deferred { observableFactory().upstream })
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// Counts from 0 and emits a number every `period`, the first one after `period`.
    ///
    ///     Driver<Int>.interval(.seconds(3)): ---0--1--2--
    ///
    /// Never terminates. Delivers on the main queue; all observers share one timer, which is disposed with the last of
    /// them.
    ///
    ///     Driver<Int>.interval(.seconds(3))
    @inlinable public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .interval(period, scheduler: SharingStrategy.delivery))
    }

    /// Counts from 0 and emits the first number after `dueTime`, and the others every `period`.
    ///
    ///     Driver<Int>.timer(.seconds(3), period: .seconds(2)): ---0-1-2-3-
    ///
    /// Never terminates. Delivers on the main queue; all observers share one timer, which is disposed with the last of
    /// them.
    ///
    ///     Driver<Int>.timer(.seconds(3), period: .seconds(1))
    @inlinable public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .timer(dueTime, period: period, scheduler: SharingStrategy.delivery))
    }
}

extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Driver.of(1, 2) }: (1 2|)
    ///
    /// The closure runs on the main queue when the first observer subscribes.
    ///
    ///     Driver.deferred { Driver.just(Int.random(in: 1...6)) }
    @inlinable @preconcurrency public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let make = MainQueue.assumeIsolated { (_: Void) in observableFactory() }
        return SharedSequence(raw: .deferred { make(()).upstream })
    }
}

extension Observable {
    @inlinable static func sending(_ element: Element, on target: DeliveryTarget) -> Observable<Element> {
        let element = UncheckedSendable(element)
        return .sending(on: target) { sink in
            sink.emit(element.value)
            sink.forward(.completed)
        }
    }

    /// A source that sends its events in one job of the scheduler.
    @inlinable static func sending(
        on target: DeliveryTarget, _ send: @escaping (Sink<Element>) -> Void
    ) -> Observable<Element> {
        let send = UncheckedSendable(send)
        return Observable { sink in
            if let main = target.main?.takeUnretainedValue(), main.enter() {
                // As a job of the scheduler, without its closure and its disposable.
                send.value(sink)
                return main.leave()
            }
            let gate = WorkGate()
            sink.lifetime.own(
                target.scheduler.schedule(sink) { sink in
                    if gate.enter(), !sink.lifetime.isStopped { send.value(sink) }
                    return Disposables.create()
                })
        }
    }
}
