extension ObservableType where Element: Sendable {
    /// Calls asynchronous work for each element, and cancels the work of the element before.
    ///
    /// The work runs in a task that inherits the priority and the task-local values of the thread that sends the element.
    /// Its result is delivered on the thread of the task. The first error terminates the sequence and cancels the work;
    /// so does disposing. Work that has not begun by then does not begin, unless it waits for its actor.
    ///
    ///     func results(_ queries: Observable<String>, _ search: @escaping @Sendable (String) async throws -> [String])
    ///         -> Observable<[String]>
    ///     { queries.flatMapLatest { try await search($0) } }
    ///
    /// - Parameters:
    ///   - priority: The priority of the tasks; nil for the one of the thread that sends the element.
    ///   - work: The call for one element.
    @_disfavoredOverload @preconcurrency public func flatMapLatest<Result: Sendable>(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        asObservable().flatMapLatest { Single.running(work, $0, priority).asObservable() }
    }

    /// Calls asynchronous work for an element unless the work of another one is running.
    ///
    /// Otherwise like `flatMapLatest` with asynchronous work.
    @_disfavoredOverload @preconcurrency public func flatMapFirst<Result: Sendable>(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        asObservable().flatMapFirst { Single.running(work, $0, priority).asObservable() }
    }

    /// Calls asynchronous work for each element, one after another; the results are in the order of the elements.
    ///
    /// Elements that wait for their turn are buffered without a limit; their work inherits from the work that has ended
    /// before. Otherwise like `flatMapLatest` with asynchronous work.
    @_disfavoredOverload @preconcurrency public func concatMap<Result: Sendable>(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        asObservable().concatMap { Single.running(work, $0, priority).asObservable() }
    }

    /// Calls asynchronous work for each element, for at most `maxConcurrent` elements at the same time.
    ///
    /// The results are in the order in which the work ends. Elements that wait for their turn are buffered without a
    /// limit; their work inherits from the work that has ended before. Otherwise like `flatMapLatest` with asynchronous work.
    ///
    ///     func images(_ names: Observable<String>, _ load: @escaping @Sendable (String) async throws -> [UInt8])
    ///         -> Observable<[UInt8]>
    ///     { names.flatMap(maxConcurrent: 4) { try await load($0) } }
    @_disfavoredOverload @preconcurrency public func flatMap<Result: Sendable>(
        maxConcurrent: Int, priority: TaskPriority? = nil,
        _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        require(maxConcurrent > 0, "flatMap(maxConcurrent:) needs room for at least one call.")
        return asObservable().map { Single.running(work, $0, priority).asObservable() }
            .merge(maxConcurrent: maxConcurrent)
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Calls asynchronous work for the element; its result is the element of the new single.
    ///
    /// The work runs in a task, as that of `Single.create` does.
    @_disfavoredOverload @preconcurrency public func flatMap<Result: Sendable>(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Single<Result> {
        primitiveSequence.flatMap { Single.running(work, $0, priority) }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// Calls asynchronous work for the element, if there is one; its result is the element of the new maybe.
    ///
    /// The work runs in a task, as that of `Single.create` does.
    @_disfavoredOverload @preconcurrency public func flatMap<Result: Sendable>(
        priority: TaskPriority? = nil, _ work: @escaping @Sendable (Element) async throws -> Result
    ) -> Maybe<Result> {
        primitiveSequence.flatMap { Single.running(work, $0, priority).asMaybe() }
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: Sendable {
    fileprivate static func running<Argument: Sendable>(
        _ work: @escaping @Sendable (Argument) async throws -> Element, _ argument: Argument, _ priority: TaskPriority?
    ) -> Single<Element> { .create(priority: priority) { try await work(argument) } }
}
