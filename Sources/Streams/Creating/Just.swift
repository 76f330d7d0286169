extension ObservableType {
    /// Emits one element and completes, synchronously at the subscription.
    ///
    ///     just(1): (1|)
    ///
    ///     Observable.just(1)
    @_alwaysEmitIntoClient public static func just(_ element: Element) -> Observable<Element> {
        Observable { sink in
            sink.emit(element)
            sink.forward(.completed)
        }
    }

    /// Emits one element and completes; each event is a job on `scheduler`.
    ///
    ///     just(1, scheduler: scheduler): (1|)
    ///
    ///     Observable.just(1, scheduler: MainScheduler.instance)
    @_alwaysEmitIntoClient @preconcurrency
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType)
        -> Observable<Element>
    where Element: Sendable { from([element], scheduler: scheduler) }
}
