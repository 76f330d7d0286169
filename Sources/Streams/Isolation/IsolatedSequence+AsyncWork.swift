// The type of a closure that runs on the actor of its caller needs Swift 6.2.
#if compiler(>=6.2)
    extension IsolatedSequence {
        /// Calls an async closure on the actor with each element, and emits the result of the most recent call only.
        ///
        ///     source:              --1--2-------3-----|
        ///     flatMapLatest(load): --------b--------c-|
        ///
        /// A new element cancels the task of the previous call, whose result is discarded. Completes when the source and
        /// the latest call have completed. Fails with the error of the source, or with the one that `work` throws. Each call
        /// is a task, with the task-local values and the priority of the thread that sends the element. Disposing cancels
        /// it, and releases the observer although `work` is suspended. A call retains the actor until it returns: an actor whose
        /// calls follow each other without a gap has to dispose of the subscription, since it is not released before.
        ///
        /// In an `actor`, `work` is a method, or a closure that uses `self`. Swift 6.3 takes another closure for nonisolated:
        /// it runs on another thread, with the objects that it captures.
        ///
        /// A sequence that `work` returns is an element, and nothing subscribes to it: return `try await single.value`.
        ///
        ///     @MainActor func results(of queries: Observable<String>, _ load: @escaping (String) async throws -> [Int])
        ///         -> IsolatedSequence<[Int]>
        ///     {
        ///         queries.isolated().flatMapLatest(load)
        ///     }
        @inlinable public func flatMapLatest<Result>(
            isolation actor: isolated any Actor = #isolation,
            _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result
        ) -> IsolatedSequence<Result> {
            calling(work, .latest, on: actor)
        }

        /// Calls an async closure on the actor with an element, and ignores further elements until the call has returned.
        ///
        /// Completes when the source and the call have completed. Fails with the error of the source, or with the one that
        /// `work` throws. See `flatMapLatest(isolation:_:)` for the tasks, the closures of an `actor`, and an example.
        @inlinable public func flatMapFirst<Result>(
            isolation actor: isolated any Actor = #isolation,
            _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result
        ) -> IsolatedSequence<Result> {
            calling(work, .first, on: actor)
        }

        /// Calls an async closure on the actor with one element after another, and emits the results in order.
        ///
        /// An element waits until the calls before have returned, in a queue without a limit; its task has the task-local
        /// values and the priority of the thread that ends the call before. Completes when the source and all calls have
        /// completed. Fails with the error of the source, or with the first one that `work` throws. See
        /// `flatMapLatest(isolation:_:)` for the tasks, the closures of an `actor`, and an example.
        @inlinable public func concatMap<Result>(
            isolation actor: isolated any Actor = #isolation,
            _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result
        ) -> IsolatedSequence<Result> {
            calling(work, .all(limit: 1), on: actor)
        }

        /// Calls an async closure on the actor with each element, and emits the results as they arrive.
        ///
        /// At most `maxConcurrent` calls run at a time; further elements wait in a queue without a limit, and their tasks have
        /// the task-local values and the priority of the thread that frees their place. Completes when the source and all calls
        /// have completed. Fails with the error of the source, or with the first one that `work` throws. See
        /// `flatMapLatest(isolation:_:)` for the tasks, the closures of an `actor`, and an example.
        ///
        /// - Parameters:
        ///   - maxConcurrent: greater than zero.
        ///   - actor: the actor of the caller.
        ///   - work: the call for one element.
        @inlinable public func flatMap<Result>(
            maxConcurrent: Int, isolation actor: isolated any Actor = #isolation,
            _ work: nonisolated(nonsending) @escaping (Element) async throws -> Result
        ) -> IsolatedSequence<Result> {
            require(maxConcurrent > 0, "flatMap(maxConcurrent:) needs room for at least one call.")
            return calling(work, .all(limit: maxConcurrent), on: actor)
        }
    }
#endif
