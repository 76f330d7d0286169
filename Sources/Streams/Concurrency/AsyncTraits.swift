extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// The element.
    ///
    /// Awaiting it subscribes. Throws the error of the single, or `CancellationError` if the task is canceled before;
    /// that disposes the subscription. A source that sends no event is awaited until then, also one that was released.
    /// In a task that was canceled before, an event that is emitted during the subscription is still the result.
    ///
    ///     func load(_ number: Single<Int>) async throws -> Int { try await number.value }
    @inlinable public var value: Element {
        get async throws {
            guard let element = try await source.first else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// The element, or nil if there is none.
    ///
    /// Awaiting it subscribes. Throws the error of the maybe, or `CancellationError` if the task is canceled before;
    /// that disposes the subscription. A source that sends no event is awaited until then, also one that was released.
    /// In a task that was canceled before, an event that is emitted during the subscription is still the result.
    ///
    ///     func load(_ number: Maybe<Int>) async throws -> Int? { try await number.value }
    @inlinable public var value: Element? {
        get async throws { try await source.first }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The completion.
    ///
    /// Awaiting it subscribes. Throws the error of the completable, or `CancellationError` if the task is canceled
    /// before; that disposes the subscription. A source that sends no event is awaited until then, also one that was
    /// released. In a task that was canceled before, an event that is emitted during the subscription is still the
    /// result.
    ///
    ///     func save(_ work: Completable) async throws { try await work.value }
    public var value: Void {
        get async throws { _ = try await source.first }
    }
}

extension Observable where Element: Sendable {
    /// The first element, or nil if the sequence completes without one.
    @inlinable @inline(never) final var first: Element? {
        get async throws {
            let subscription = SingleAssignmentDisposable()
            let task = CancellableTask()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    let result = FirstResult(continuation)
                    // Also in a task that is canceled already: an event during the subscription precedes the disposal.
                    subscription.setDisposable(
                        subscribe(
                            onNext: { result.resume(.success($0)) }, onError: { result.resume(.failure($0)) },
                            onCompleted: { result.resume(.success(nil)) },
                            onDisposed: { result.resume(.failure(CancellationError())) }))
                }
            } onCancel: {
                task.cancel { subscription.dispose() }
            }
        }
    }
}

/// Resumes a continuation with the first result, outside of any lock.
///
/// Sendable by contract: the continuation is touched only under the lock, which is not generic, since the destruction of
/// a generic object asks the runtime for the types of its parts.
@usableFromInline final class FirstResult<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var continuation: CheckedContinuation<Value, any Error>?

    @inlinable init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    @inlinable func resume(_ result: Result<Value, any Error>) {
        var first: CheckedContinuation<Value, any Error>?
        lock.withLock { swap(&continuation, &first) }
        first?.resume(with: result)
    }
}
