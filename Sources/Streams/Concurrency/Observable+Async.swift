extension ObservableType where Element: Sendable {
    /// Creates a sequence from asynchronous work, which runs at each subscription and sends elements by `yield`.
    ///
    ///     Observable<Int>.async { yield in try await yield(1) }
    ///
    /// Completes when the work returns, and fails with the error that it throws. Disposing cancels the task of the work,
    /// and `yield` throws `CancellationError` then. An element is delivered on the thread of the task, inside `yield`.
    ///
    /// `yield` returns when the consumer has room for another element: `values(buffering: .suspending(4))` makes the
    /// producer wait. Other consumers have room always.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task; nil for the one of the subscriber.
    ///   - work: The producer, which inherits the actor, the priority and the task-local values.
    @preconcurrency public static func async(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ work:
            @escaping @Sendable @isolated(any) (_ yield: @escaping @Sendable (Element) async throws -> Void)
            async throws -> Void
    ) -> Observable<Element> {
        .create { observer in
            TaskOutput(observer).start(priority: priority) { output in
                do {
                    try await output.produce(by: work, on: work.isolation)
                    output.end { $0.onCompleted() }
                } catch {
                    output.end { $0.onError(error) }
                }
            }
        }
    }
}
