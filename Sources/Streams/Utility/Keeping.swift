extension ObservableType {
    /// Binds a task-local value around every event to the value that it has at the subscription.
    ///
    ///     source:               --1--2--|
    ///     keeping(Request.$id): --1--2--|
    ///
    /// A hop or a timer runs the events below it outside of the task of the subscriber, where task-local values have
    /// their defaults. Below this operator, closures read the value of the subscriber again; the tasks that they start
    /// inherit it. The value is read on the thread of the subscription, so the operator stands below `subscribe(on:)`.
    ///
    /// Terminates with the source. Runs on the thread of the source; keeps the value. Outside of a task the runtime
    /// allocates memory for each event.
    ///
    ///     func logged(_ numbers: Observable<Int>, _ request: TaskLocal<Int>) -> Observable<Int> {
    ///         numbers.observe(on: MainScheduler.instance).keeping(request)
    ///     }
    @_alwaysEmitIntoClient public func keeping<Value: Sendable>(_ local: TaskLocal<Value>) -> Observable<Element> {
        let source = asObservable().attach
        return Observable { sink in
            let value = local.get()
            source(
                Sink(
                    next: { element in local.withValue(value) { sink.emit(element) } },
                    stop: { event in local.withValue(value) { sink.stop(event) } },
                    lifetime: sink.lifetime))
        }
    }
}
