extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The sequence as an `Observable`, which iterates it in a detached task at each subscription.
    ///
    /// Completes with the sequence and also if it throws `CancellationError`; fails with any other error. Disposing cancels
    /// the task.
    ///
    ///     func show(_ numbers: AsyncStream<Int>) -> any Disposable {
    ///         numbers.asObservable().subscribe(onNext: { print($0) })
    ///     }
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        let run = UncheckedSendable { (observer: AnyObserver<Element>) async in
            do {
                for try await element in self {
                    observer.onNext(element)
                    // A sequence that ignores cancellation would never end.
                    try Task.checkCancellation()
                }
                observer.onCompleted()
            } catch is CancellationError {
                observer.onCompleted()
            } catch {
                observer.onError(error)
            }
        }
        return .running(run, priority: priority)
    }
}

extension Observable where Element: Sendable {
    fileprivate static func running(
        _ run: UncheckedSendable<(AnyObserver<Element>) async -> Void>, priority: TaskPriority?
    ) -> Observable<Element> {
        create { observer in startTask(detached: true, priority: priority) { await run.value(observer) } }
    }
}

/// Starts a task, which the result cancels; in an exploration of interleavings the task is part of the scenario.
@usableFromInline func startTask(
    detached: Bool, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
) -> any Disposable {
    let executor = Interleaving.taskExecutor
    let task =
        detached
        ? Task.detached(executorPreference: executor, priority: priority, operation: work)
        : Task(executorPreference: executor, priority: priority, operation: work)
    return Disposables.create { task.cancel() }
}
