/// The elements of an observable sequence as an asynchronous sequence.
///
/// Each iteration has its own subscription. Reading `values` makes the first one, which also receives the elements that
/// are emitted before the iteration begins; each other one is made when its iteration begins.
///
///     func show(_ numbers: Observable<Int>) async throws {
///         let values = numbers.values
///         async let largest = values.max()
///         async let count = values.reduce(0) { count, _ in count + 1 }
///         print(try await largest ?? 0, try await count)
///     }
public struct AsyncValues<Stream: AsyncSequence & Sendable>: AsyncSequence, Sendable {
    private let first: UnusedStream<Stream>
    private let subscribe: @Sendable () -> Stream

    fileprivate init(_ subscribe: @escaping @Sendable () -> Stream) {
        first = UnusedStream(subscribe())
        self.subscribe = subscribe
    }

    /// Begins an iteration with a subscription of its own.
    public func makeAsyncIterator() -> Stream.AsyncIterator { (first.take() ?? subscribe()).makeAsyncIterator() }
}

/// The stream of the first subscription, until an iteration uses it.
private final class UnusedStream<Stream: Sendable>: Sendable {
    private let stream: Lock<Stream?>

    init(_ stream: Stream) { self.stream = Lock(stream) }

    func take() -> Stream? { stream.take() }
}

extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Reading this property subscribes. The loop ends when the sequence completes, and throws the error if it fails.
    /// Leaving the loop, or cancelling its task, disposes the subscription; a loop that is cancelled before the sequence
    /// has terminated throws `CancellationError`. Elements that are not awaited yet are buffered without a limit.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncThrowingStream<Element, any Error> { asObservable().throwingStream }
}

extension ObservableType where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Reading this property makes the first of them. Otherwise like the `AsyncThrowingStream` of the same name.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncValues<AsyncThrowingStream<Element, any Error>> {
        let source = asObservable()
        return AsyncValues { source.throwingStream }
    }
}

extension PrimitiveSequence where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Like the one of an `Observable`.
    ///
    ///     func show(_ number: Single<Int>) async throws {
    ///         for try await number in number.values { print(number) }
    ///     }
    public var values: AsyncValues<AsyncThrowingStream<Element, any Error>> { asObservable().values }
}

extension InfallibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Reading this property subscribes. The loop ends when the sequence completes, or when the subscription is disposed.
    /// Leaving the loop, or cancelling its task, disposes the subscription. Elements that are not awaited yet are buffered
    /// without a limit.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncStream<Element> { asObservable().stream }
}

extension Infallible where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Reading this property makes the first of them. Otherwise like the `AsyncStream` of the same name.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncValues<AsyncStream<Element>> { asObservable().infallibleValues }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    @MainActor public var values: AsyncStream<Element> { asObservable().stream }
}

extension SharedSequence where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    @MainActor public var values: AsyncValues<AsyncStream<Element>> { asObservable().infallibleValues }
}

extension Observable where Element: Sendable {
    fileprivate final var infallibleValues: AsyncValues<AsyncStream<Element>> { AsyncValues { self.stream } }

    fileprivate final var throwingStream: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = subscribe(
                onNext: { continuation.yield($0) },
                onError: { continuation.finish(throwing: $0) },
                onCompleted: { continuation.finish() },
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            continuation.onTermination = { termination in
                if case .cancelled = termination { subscription.dispose() }
            }
        }
    }

    fileprivate final var stream: AsyncStream<Element> {
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
