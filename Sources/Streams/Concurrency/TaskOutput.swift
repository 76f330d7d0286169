/// The number of elements after which a task that never has to wait lets other tasks run.
let elementsPerTurn = 1_024

/// The observer of a task, until the subscription is disposed.
///
/// A task that ignores its cancellation does not retain the observer afterwards.
final class TaskOutput<Observer: Sendable>: Sendable {
    private let current: Lock<Observer?>
    private let sent = DiagnosticAtomic<Int>(0)

    /// The gate that the elements reach first, if the task has to wait for it, and what leads the tasks to it.
    private let gate = Trampoline.gate.flatMap { $0.holdsTasks ? ($0, Turnstile()) : nil }

    init(_ observer: Observer) { current = Lock(observer) }

    /// The observer; nil after the disposal.
    var observer: Observer? { current.value }

    /// Calls `body` in a task that the result cancels.
    func start(
        detached: Bool = false, priority: TaskPriority?, _ body: @escaping @Sendable (TaskOutput) async -> Void
    ) -> any Disposable {
        let task = startTask(detached: detached, priority: priority) { [self] in await body(self) }
        return Disposables.create { [self] in
            current.replace(by: nil)
            task.dispose()
        }
    }

    /// Calls the work of the task in its isolation, unless the subscription has been disposed by then.
    func result<Value: Sendable>(
        of work: @Sendable @isolated(any) () async throws -> Value, on _: isolated (any Actor)?
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
        guard let observer else { throw CancellationError() }
        if let (gate, turnstile) = gate {
            // Elements that several tasks send at the same time would wait in a queue without a gate.
            guard await turnstile.enter() else { throw CancellationError() }
            if !Task.isCancelled { observer.onNext(element) }
            await gate.pass()
            turnstile.leave()
        } else {
            observer.onNext(element)
        }
        let count = sent.wrappingAdd(1, ordering: .relaxed).newValue
        if count % elementsPerTurn == 0 { await Task.yield() }
        try Task.checkCancellation()
    }
}

/// Lets one task after another pass, in the order in which they came.
private final class Turnstile: Sendable {
    private final class Turn: Sendable {}

    private struct State {
        var isTaken = false
        var waiters: [(turn: Turn, continuation: UnsafeContinuation<Bool, Never>)] = []

        /// Whether there was no need to wait.
        mutating func enter() -> Bool {
            defer { isTaken = true }
            return !isTaken
        }
    }

    private let state = Lock(State())

    /// Returns false, without having entered, if the task is canceled while it waits.
    func enter() async -> Bool {
        if state.withLock({ $0.enter() }) { return true }
        let turn = Turn()
        let task = CancellableTask()
        return await withTaskCancellationHandler {
            await withUnsafeContinuation { wait($0, for: turn) }
        } onCancel: {
            task.cancel { cancel(turn) }
        }
    }

    private func wait(_ continuation: UnsafeContinuation<Bool, Never>, for turn: Turn) {
        let hasEntered = state.withLock { state in
            let hasEntered = state.enter()
            if !hasEntered { state.waiters.append((turn, continuation)) }
            return hasEntered
        }
        if hasEntered { continuation.resume(returning: true) } else if Task.isCancelled { cancel(turn) }
    }

    private func cancel(_ turn: Turn) {
        let canceled = state.withLock { state in
            state.waiters.firstIndex { $0.turn === turn }.map { state.waiters.remove(at: $0) }
        }
        canceled?.continuation.resume(returning: false)
    }

    func leave() {
        let next = state.withLock { state in
            state.isTaken = !state.waiters.isEmpty
            return state.isTaken ? state.waiters.removeFirst() : nil
        }
        next?.continuation.resume(returning: true)
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
