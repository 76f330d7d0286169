extension ObservableType where Element: Sendable {
    /// A state, changed again and again while a condition holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 }): (1 2 4|)
    ///
    /// The condition is looked at before each element. Ends when it does not hold, or with the error a closure throws.
    /// Runs on `scheduler`, one element a job; on the current thread, where it is by default, as a plain loop.
    ///
    ///     Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    @preconcurrency public static func generate(
        initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> {
        let initial = UncheckedSendable(initialState)
        return Observable { sink in
            runEmissionLoop((isFirst: true, value: initial.value), for: sink, on: scheduler) { state in
                if sink.lifetime.isEnded { return false }
                do {
                    if !state.isFirst { state.value = try iterate(state.value) }
                    state.isFirst = false
                    guard try condition(state.value) else {
                        sink.stop(.completed)
                        return false
                    }
                    sink.next(state.value)
                    return true
                } catch {
                    sink.stop(.failed(error))
                    return false
                }
            }
        }
    }

    /// One element again and again, without end.
    ///
    ///     repeatElement(1):   (1 1 1 1 ...
    ///
    /// Runs on `scheduler`, one element a job; on the current thread, where it is by default, as a plain loop that only
    /// `dispose()` or an operator like `take` ends.
    ///
    ///     Observable.repeatElement(1).take(3)
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        let element = UncheckedSendable(element)
        return Observable { sink in
            runEmissionLoop((), for: sink, on: scheduler) { _ in
                if sink.lifetime.isEnded { return false }
                sink.next(element.value)
                return true
            }
        }
    }
}
