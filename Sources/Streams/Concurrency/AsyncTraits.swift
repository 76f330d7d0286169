extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// The element.
    ///
    /// Awaiting it subscribes. Throws the failure, or `CancellationError` if the subscription is disposed before an
    /// event. Cancelling the task disposes the subscription; in a task that is already cancelled, an event that comes
    /// during the subscription is still the result.
    ///
    ///     func load(_ number: Single<Int>) async throws -> Int { try await number.value }
    public var value: Element {
        get async throws {
            try await withOneEvent { (event: OneEvent<Element>) in
                subscribe(
                    onSuccess: { event.resume(.success($0)) }, onFailure: { event.resume(.failure($0)) },
                    onDisposed: { event.resume(.failure(CancellationError())) })
            }
        }
    }

    /// A single made of asynchronous work, which begins at each subscription.
    ///
    /// Disposing cancels its task.
    ///
    ///     Single.create { try await Task.sleep(for: .seconds(1)); return 42 }
    @_disfavoredOverload @preconcurrency public static func create(
        detached: Bool = false, priority: TaskPriority? = nil, work: @escaping @Sendable () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        .create { single in
            let operation: @Sendable () async -> Void = {
                do { single(.success(try await work())) } catch { single(.failure(error)) }
            }
            let task =
                detached
                ? Task.detached(priority: priority, operation: operation)
                : Task(priority: priority, operation: operation)
            return Disposables.create { task.cancel() }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// The element, or nil where there is none.
    ///
    /// Awaiting it subscribes. Throws the failure, or `CancellationError` if the subscription is disposed before an
    /// event. Cancelling the task disposes the subscription; in a task that is already cancelled, an event that comes
    /// during the subscription is still the result.
    ///
    ///     func load(_ number: Maybe<Int>) async throws -> Int? { try await number.value }
    public var value: Element? {
        get async throws {
            try await withOneEvent { (event: OneEvent<Element?>) in
                subscribe(
                    onSuccess: { event.resume(.success($0)) }, onError: { event.resume(.failure($0)) },
                    onCompleted: { event.resume(.success(nil)) },
                    onDisposed: { event.resume(.failure(CancellationError())) })
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The end.
    ///
    /// Awaiting it subscribes. Throws the failure, or `CancellationError` if the subscription is disposed before an
    /// event. Cancelling the task disposes the subscription; in a task that is already cancelled, an event that comes
    /// during the subscription is still the result.
    ///
    ///     func save(_ work: Completable) async throws { try await work.value }
    public var value: Void {
        get async throws {
            try await withOneEvent { (event: OneEvent<Void>) in
                subscribe(
                    onCompleted: { event.resume(.success(())) }, onError: { event.resume(.failure($0)) },
                    onDisposed: { event.resume(.failure(CancellationError())) })
            }
        }
    }
}

/// Awaits the one event of a subscription, which is disposed when the task is cancelled.
private func withOneEvent<Value: Sendable>(
    _ subscribe: (OneEvent<Value>) -> any Disposable
) async throws -> Value {
    let subscription = SingleAssignmentDisposable()
    return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            // A task that is cancelled already subscribes, too: an event that comes at once precedes the disposal.
            subscription.setDisposable(subscribe(OneEvent(continuation)))
        }
    } onCancel: {
        subscription.dispose()
    }
}

/// Resumes a continuation once, outside of any lock.
private final class OneEvent<Value: Sendable>: Sendable {
    private let continuation: Lock<CheckedContinuation<Value, any Error>?>

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = Lock(continuation) }

    func resume(_ result: Result<Value, any Error>) {
        let continuation = continuation.withLock { continuation in
            defer { continuation = nil }
            return continuation
        }
        continuation?.resume(with: result)
    }
}
