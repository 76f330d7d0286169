extension ObservableType where Element: Sendable {
    /// The last element, or nil if there is none.
    ///
    /// Subscribes on the actor of the caller, and returns when the sequence completes. Throws the error of the sequence, or
    /// `CancellationError` if the task is canceled before; that disposes the subscription. Outside a task, `takeLast(1)`
    /// is a sequence of the last element.
    ///
    ///     func finalScore(of scores: Observable<Int>) async throws -> Int? { try await scores.last() }
    nonisolated(nonsending) public func last() async throws -> Element? {
        for try await element in takeLast(1).values { return element }
        return nil
    }
}

extension InfallibleType where Element: Sendable {
    /// The last element, or nil if there is none.
    ///
    /// Subscribes on the actor of the caller, and returns when the sequence completes. If the task is canceled before, the
    /// result is nil, and the subscription is disposed.
    ///
    ///     func finalScore(of scores: Infallible<Int>) async -> Int? { await scores.last() }
    nonisolated(nonsending) public func last() async -> Element? { (try? await asObservable().last()) ?? nil }
}
