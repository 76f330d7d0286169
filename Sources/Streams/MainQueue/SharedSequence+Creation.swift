extension SharedSequence where SharingStrategy: MainQueueSharingStrategy {
    /// Creates a sequence for each subscription.
    ///
    ///     deferred { Driver.of(1, 2) }: (1 2|)
    ///
    /// The closure runs on the main queue when the first observer subscribes.
    ///
    ///     Driver.deferred { Driver.just(Int.random(in: 1...6)) }
    @_alwaysEmitIntoClient @preconcurrency public static func deferred(
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
