extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Creates a single from asynchronous work, which begins at each subscription.
    ///
    /// The work runs on the actor of the caller, with the priority and the task-local values of the subscriber unless it
    /// is detached. Its result is delivered on the thread of its task. Disposing cancels the task and drops the result.
    ///
    ///     Single.create { try await Task.sleep(for: .seconds(1)); return 42 }
    @_disfavoredOverload @preconcurrency public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        @_inheritActorContext work: @escaping @Sendable @isolated(any) () async throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        .create { single in
            TaskOutput(single).start(detached: detached, priority: priority) { output in
                await output.end(with: work) { $0($1) }
            }
        }
    }

    /// Creates a single from asynchronous work that makes it, at each subscription.
    ///
    ///     func user(_ session: @escaping @Sendable () async throws -> Int) -> Single<String> {
    ///         .deferred { let user = try await session(); return .just("user \(user)") }
    ///     }
    @_disfavoredOverload @preconcurrency public static func deferred(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ factory: @escaping @Sendable @isolated(any) () async throws -> Single<Element>
    ) -> Single<Element> {
        let made = Single<Single<Element>>.create(priority: priority, work: factory)
        return Single(raw: made.source.map { $0.source }.continuedByElement())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// Creates a maybe from asynchronous work, which begins at each subscription; nil is no element.
    ///
    /// The work runs on the actor of the caller, with the priority and the task-local values of the subscriber unless it
    /// is detached. Its result is delivered on the thread of its task. Disposing cancels the task and drops the result.
    ///
    ///     func cached(_ read: @escaping @Sendable () async throws -> Int?) -> Maybe<Int> { .create { try await read() } }
    @_disfavoredOverload @preconcurrency public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        @_inheritActorContext work: @escaping @Sendable @isolated(any) () async throws -> Element?
    ) -> PrimitiveSequence<Trait, Element> {
        .create { maybe in
            TaskOutput(maybe).start(detached: detached, priority: priority) { output in
                await output.end(with: work) { maybe, result in
                    switch result {
                    case .success(let element): maybe(element.map { .success($0) } ?? .completed)
                    case .failure(let error): maybe(.error(error))
                    }
                }
            }
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Creates a completable from asynchronous work, which begins at each subscription.
    ///
    /// The work runs on the actor of the caller, with the priority and the task-local values of the subscriber unless it
    /// is detached. The end is delivered on the thread of its task. Disposing cancels the task.
    ///
    ///     func save(_ write: @escaping @Sendable () async throws -> Void) -> Completable { .create { try await write() } }
    @_disfavoredOverload @preconcurrency public static func create(
        detached: Bool = false, priority: TaskPriority? = nil,
        @_inheritActorContext work: @escaping @Sendable @isolated(any) () async throws -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        .create { completable in
            TaskOutput(completable).start(detached: detached, priority: priority) { output in
                await output.end(with: work) { completable, result in
                    switch result {
                    case .success: completable(.completed)
                    case .failure(let error): completable(.error(error))
                    }
                }
            }
        }
    }
}

extension ObservableType where Element: Sendable {
    /// Creates a sequence from asynchronous work that makes it, at each subscription.
    ///
    /// The work runs in a task, as that of `Single.create` does.
    ///
    ///     func ticks(_ start: @escaping @Sendable () async throws -> Int) -> Observable<Int> {
    ///         .deferred { Observable.range(start: try await start(), count: 3) }
    ///     }
    @_disfavoredOverload @preconcurrency public static func deferred(
        priority: TaskPriority? = nil,
        @_inheritActorContext _ observableFactory:
            @escaping @Sendable @isolated(any) () async throws -> Observable<Element>
    ) -> Observable<Element> {
        Single<Observable<Element>>.create(priority: priority, work: observableFactory).source.continuedByElement()
    }
}
