/// Work that is started by inputs, one execution at a time, such as a request that a button sends.
///
///     let search = Action<String, Int> { query async throws in query.count }
///     let subscription = search.elements.subscribe(onNext: { print($0) })
///     search.execute("streams")
///
/// Its sequences report an execution in this order:
///
/// 1. `isExecuting` is true, then `isEnabled` is false; then the work begins.
/// 2. `elements` emits each element of the work.
/// 3. If the work fails, `errors` emits its error.
/// 4. `isExecuting` is false, then `isEnabled` is true again, unless `enabledIf` says otherwise.
///
/// With `.queueing` and `.replacing` an execution does not disable the action: `isEnabled` is what `enabledIf` says.
/// `isExecuting` remains true if another input waits, or replaces the one that is executed.
///
/// If an observer executes or cancels the action, that takes effect after all observers have received the current event,
/// and before the next event of the work. The work has not ended while an element is delivered: with `.ignoring`, an input
/// of an observer of `elements` is ignored, and one of an observer of `errors` or of the end is executed. Events are
/// delivered one at a time, each by the thread that caused it or by one that was delivering then. What another thread sends
/// while work emits inside its `subscribe` waits for the end of that call, apart from `cancel()`. The sequences neither fail
/// nor complete. Releasing the action disposes of its work without an event.
public final class Action<Input: Sendable, Output: Sendable>: Sendable {
    private let core: ActionCore<Input, Output>

    /// Creates an action whose work is a sequence.
    ///
    /// - Parameters:
    ///   - enabledIf: Whether inputs are executed, by its latest element; before the first one, they are not.
    ///   - policy: What happens to an input that comes during an execution.
    ///   - work: Returns the work for an input.
    @preconcurrency public init<Work: ObservableConvertibleType & SendableMetatype>(
        enabledIf: Observable<Bool> = .just(true), policy: ActionPolicy = .ignoring,
        _ work: @escaping @Sendable (Input) throws -> Work
    ) where Work.Element == Output {
        core = ActionCore(policy) { input in .deferred { try work(input).asObservable() } }
        core.follow(enabledIf)
    }

    /// Creates an action whose work is a sequence.
    ///
    /// The form for closures whose branches infer the element, such as
    /// `{ if $0 > 0 { return .just($0) } else { return .empty() } }`.
    ///
    /// - Parameters:
    ///   - enabledIf: Whether inputs are executed, by its latest element; before the first one, they are not.
    ///   - policy: What happens to an input that comes during an execution.
    ///   - work: Returns the work for an input.
    @_disfavoredOverload @preconcurrency public init(
        enabledIf: Observable<Bool> = .just(true), policy: ActionPolicy = .ignoring,
        _ work: @escaping @Sendable (Input) throws -> Observable<Output>
    ) {
        core = ActionCore(policy) { input in .deferred { try work(input) } }
        core.follow(enabledIf)
    }

    /// Creates an action whose work is an asynchronous function.
    ///
    /// Canceling the action cancels the task.
    ///
    /// - Parameters:
    ///   - enabledIf: Whether inputs are executed, by its latest element; before the first one, they are not.
    ///   - policy: What happens to an input that comes during an execution.
    ///   - work: Returns the element for an input.
    @_disfavoredOverload @preconcurrency public init(
        enabledIf: Observable<Bool> = .just(true), policy: ActionPolicy = .ignoring,
        _ work: @escaping @Sendable (Input) async throws -> Output
    ) {
        core = ActionCore(policy) { input in
            Single<Output>.create { () async throws -> Output in try await work(input) }.asObservable()
        }
        core.follow(enabledIf)
    }

    deinit { core.dispose() }

    /// The elements of all executions, for observers that are subscribed then.
    public var elements: Observable<Output> { core.elements.asObservable() }

    /// The errors of all executions, for observers that are subscribed then.
    public var errors: Observable<any Error> { core.errors.asObservable() }

    /// Whether work is executing: the current value, then each change.
    public var isExecuting: Observable<Bool> { core.isExecuting.asObservable() }

    /// Whether an input would be executed: the current value, then each change.
    public var isEnabled: Observable<Bool> { core.isEnabled.asObservable() }

    /// The inputs as an observer, for `bind(to:)`; a terminal event does nothing.
    public var inputs: AnyObserver<Input> {
        AnyObserver(eventHandler: { [weak core] event in
            if case .next(let input) = event { core?.execute(input) }
        })
    }

    /// Executes the work for an input, if the action is enabled.
    public func execute(_ input: Input) { core.execute(input) }

    /// Disposes of the execution, and of the inputs that wait.
    ///
    /// `isExecuting` is false then, as after a completion; there is no error.
    public func cancel() { core.cancel() }
}

extension Action where Input == Void {
    /// Executes the work, if the action is enabled.
    public func execute() { execute(()) }
}

/// The use of an input that comes during an execution.
public enum ActionPolicy: Sendable {
    /// Ignores it: the action is not enabled then.
    case ignoring
    /// Executes it after those that came before, whether these fail or not; inputs that wait are kept without a limit.
    ///
    /// A task of work that has waited has the task-local values and the priority of the thread that ends the work before it.
    case queueing
    /// Disposes of the execution, and executes it in its place.
    case replacing
}
