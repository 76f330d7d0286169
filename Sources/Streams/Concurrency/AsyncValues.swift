extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence.
    ///
    /// Reading this property subscribes. The loop ends with the sequence, or throws its failure. Leaving the loop, or
    /// cancelling its task, disposes the subscription; a loop that is cancelled before the sequence has stopped throws
    /// `CancellationError`. Elements that are not awaited yet are buffered without a limit.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: { continuation.yield($0) },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            continuation.onTermination = { termination in
                if case .cancelled = termination { subscription.dispose() }
            }
        }
    }
}

extension InfallibleType where Element: Sendable {
    /// The elements as an asynchronous sequence.
    ///
    /// Reading this property subscribes. The loop ends with the sequence, or where the subscription is disposed. Leaving
    /// the loop, or cancelling its task, disposes the subscription. Elements that are not awaited yet are buffered
    /// without a limit.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncStream<Element> { asObservable().infallibleValues }
}

extension SharedSequence where Element: Sendable {
    /// The elements as an asynchronous sequence.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    @MainActor public var values: AsyncStream<Element> { asObservable().infallibleValues }
}

extension Observable where Element: Sendable {
    fileprivate final var infallibleValues: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = subscribe(
                onNext: { continuation.yield($0) },
                onError: infallibleFailed,
                onDisposed: { continuation.finish() })
            continuation.onTermination = { termination in
                if case .cancelled = termination { subscription.dispose() }
            }
        }
    }
}
