import Synchronization

/// The observer of a task, until the subscription is disposed.
///
/// A task that ignores its cancellation does not retain the observer afterwards.
final class TaskOutput<Observer: Sendable>: Sendable {
    private let current: Lock<Observer?>
    /// The turn of the tasks, after which they let others run.
    private let budget = Lock(DeliveryBudget())

    /// The wait after each element, to which one task after another comes; nil if the tasks do not wait.
    private let waiting = Trampoline.gate.flatMap { $0.mayHoldTasks ? (AwaitedDelivery(for: $0), Turnstile()) : nil }

    /// Whether the work has returned.
    private let hasEnded = Atomic<Bool>(false)

    init(_ observer: Observer) { current = Lock(observer) }

    /// The observer; nil after the disposal.
    var observer: Observer? { current.value }

    /// Calls `body` in a task that the result cancels, unless the work has returned by then.
    ///
    /// The terminal event disposes of the subscription, and what follows it may run in the task, which is not canceled for that.
    func start(
        detached: Bool = false, priority: TaskPriority?, _ body: @escaping @Sendable (TaskOutput) async -> Void
    ) -> any Disposable {
        let task = startTask(detached: detached, priority: priority) { [self] in await body(self) }
        return Disposables.create { [self] in
            current.replace(by: nil)
            if !hasEnded.load(ordering: .relaxed) { task.dispose() }
        }
    }

    /// Delivers the terminal event to the observer.
    func end(_ deliver: (Observer) -> Void) {
        hasEnded.store(true, ordering: .relaxed)
        if let observer { deliver(observer) }
    }

    /// Delivers the result of the work of the task to the observer.
    func end<Value: Sendable>(
        with work: @Sendable @isolated(any) () async throws -> Value,
        _ deliver: (Observer, Result<Value, any Error>) -> Void
    ) async {
        let result: Result<Value, any Error>
        do { result = .success(try await call(work, on: work.isolation)) } catch { result = .failure(error) }
        end { deliver($0, result) }
    }

    /// Calls the work of the task in its isolation, unless the subscription has been disposed by then.
    private func call<Value: Sendable>(
        _ work: @Sendable @isolated(any) () async throws -> Value, on _: isolated (any Actor)?
    ) async throws -> Value {
        if observer == nil { throw CancellationError() }
        return try await work()
    }

    /// Calls a producer in its isolation, unless the subscription has been disposed by then.
    func produce<Element: Sendable>(
        by work: @Sendable @isolated(any) (@escaping @Sendable (Element) async throws -> Void) async throws -> Void,
        on _: isolated (any Actor)?
    ) async throws where Observer == AnyObserver<Element> {
        if observer == nil { throw CancellationError() }
        try await work { [self] in try await yield($0) }
    }

    /// Sends an element, and waits until its consumer has room for another one.
    func yield<Element: Sendable>(_ element: Element) async throws where Observer == AnyObserver<Element> {
        try Task.checkCancellation()
        if let (delivery, turnstile) = waiting {
            if observer == nil { throw CancellationError() }
            guard await turnstile.enter() else { throw CancellationError() }
            // Not retained while the task waits.
            if !Task.isCancelled, let observer { delivery.begin { observer.onNext(element) } }
            await delivery.end()
            turnstile.leave()
        } else {
            guard let observer else { throw CancellationError() }
            observer.onNext(element)
        }
        if budget.withLock({ $0.beginsTurn() }) { await Task.yield() }
        try Task.checkCancellation()
    }
}

/// Starts a task, which the result cancels; in an exploration of interleavings the task is part of the scenario,
/// and in virtual time of the work of the scheduler.
func startTask(
    detached: Bool, priority: TaskPriority?, _ work: @escaping @Sendable () async -> Void
) -> any Disposable {
    let executor = Interleaving.taskExecutor
    let virtualExecutor = Interleaving.virtualExecutor
    let task =
        detached
        ? Task.detached(executorPreference: executor, priority: priority) {
            // A detached task inherits no task-local value; the tasks that it starts run in virtual time, too.
            await Interleaving.$virtualExecutor.withValue(virtualExecutor, operation: work)
        }
        : Task(executorPreference: executor, priority: priority, operation: work)
    return Disposables.create { task.cancel() }
}
