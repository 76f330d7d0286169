extension ObservableType where Element: Sendable {
    /// Emits a state and its successors while a condition holds.
    ///
    ///     generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 }): (1 2 4|)
    ///
    /// The condition is evaluated before each element. Completes when it is false, and fails if a closure throws. Each
    /// element is a job on `scheduler`; on the current thread, which is the default, elements are emitted in a loop.
    ///
    ///     Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    @_alwaysEmitIntoClient @preconcurrency public static func generate(
        initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> {
        Observable { sink in
            @inline(__always) func step(_ state: inout (isFirst: Bool, value: Element)) -> Bool {
                if sink.lifetime.isStopped { return false }
                do {
                    if !state.isFirst { state.value = try iterate(state.value) }
                    state.isFirst = false
                    if try condition(state.value) {
                        sink.emit(state.value)
                        return true
                    }
                    sink.stop(.completed)
                } catch { sink.stop(.failed(error)) }
                return false
            }
            runEmissionLoop((isFirst: true, value: initialState), for: sink, on: scheduler, step) { step }
        }
    }

    /// Emits one element repeatedly without end.
    ///
    ///     repeatElement(1).take(3): (1 1 1|)
    ///
    /// Each element is a job on `scheduler`; on the current thread, which is the default, elements are emitted in a loop
    /// until the subscription ends, by `dispose()` or by an operator such as `take`.
    ///
    ///     Observable.repeatElement(1).take(3)
    @_alwaysEmitIntoClient @preconcurrency public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { .elements(of: Swift.repeatElement(element, count: .max), on: scheduler) }
}
