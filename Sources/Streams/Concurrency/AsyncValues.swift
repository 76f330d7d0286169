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
public struct AsyncValues<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    /// One iteration, whose release disposes its subscription.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let consumer: ValueConsumer<Element>

        /// The next element; nil after the completion.
        public mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }

        /// The next element; nil after the completion.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
            do { return try await consumer.buffer.next() } catch {
                // A sequence that cannot fail ends when its task is canceled.
                guard let error = error as? Failure else { return nil }
                throw error
            }
        }
    }

    private let source: Observable<Element>
    private let limits: BufferLimits
    private let first: UnusedConsumer<Element>

    fileprivate init(_ source: Observable<Element>, _ limits: BufferLimits) {
        self.source = source
        self.limits = limits
        first = UnusedConsumer(ValueConsumer(of: source, limits))
    }

    /// Begins an iteration, which has its own subscription.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(consumer: first.take() ?? ValueConsumer(of: source, limits))
    }
}

/// The consumer of the first subscription, until an iteration uses it.
private final class UnusedConsumer<Element: Sendable>: Sendable {
    private let consumer: Lock<ValueConsumer<Element>?>

    init(_ consumer: ValueConsumer<Element>) { self.consumer = Lock(consumer) }

    func take() -> ValueConsumer<Element>? { consumer.take() }
}

extension ObservableConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Reading this property subscribes. The loop ends when the sequence completes, and throws the error if it fails.
    /// Leaving the loop, or canceling its task, disposes the subscription. If a variable refers to the stream, leaving the
    /// loop does so only when that is released. A loop that awaits an element when its task is canceled throws
    /// `CancellationError`; one that is canceled in its body ends without an error, as every `AsyncThrowingStream` does.
    /// Elements that are not awaited yet are buffered: 131,072 before the first is awaited, where one more ends the loop
    /// with `BufferOverflow`, and then without a limit.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncThrowingStream<Element, any Error> { asObservable().throwingStream }
}

extension ObservableType where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Reading this property makes the first of them. A loop whose task is canceled before the sequence has terminated
    /// throws `CancellationError`. Otherwise like the `AsyncThrowingStream` of the same name.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncValues<Element, any Error> {
        AsyncValues(asObservable(), .unused(.fails))
    }

    /// The elements as an asynchronous sequence with a limited buffer, in which each iteration has its own subscription.
    ///
    /// Reading this makes the first subscription, so that no element is lost before the iteration begins. The loop ends
    /// when the sequence completes, and throws the error if it fails, or `BufferOverflow`. Leaving the loop, or canceling
    /// its task, disposes the subscription; a loop that is canceled before the sequence has terminated throws
    /// `CancellationError`. A source that emits while it is subscribed to, and that waits for room, continues in the task
    /// that iterates.
    ///
    ///     func show(_ numbers: Observable<Int>) async throws {
    ///         for try await number in numbers.values(buffering: .suspending(4)) { print(number) }
    ///     }
    public func values(buffering policy: BufferingPolicy) -> AsyncValues<Element, any Error> {
        AsyncValues(asObservable(), BufferLimits(policy))
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
    public var values: AsyncValues<Element, any Error> { asObservable().values }

    /// The elements as an asynchronous sequence with a limited buffer, in which each iteration has its own subscription.
    ///
    /// Like the one of an `Observable`.
    ///
    ///     func show(_ number: Single<Int>) async throws {
    ///         for try await number in number.values(buffering: .failing(1)) { print(number) }
    ///     }
    public func values(buffering policy: BufferingPolicy) -> AsyncValues<Element, any Error> {
        asObservable().values(buffering: policy)
    }
}

extension InfallibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Reading this property subscribes. The loop ends when the sequence completes, or when its task is canceled. Both,
    /// and leaving the loop, dispose the subscription. If a variable refers to the stream, leaving the loop does so
    /// only when that is released. Elements that are not awaited yet are buffered: the newest 131,072 before the first
    /// is awaited, and then without a limit.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncStream<Element> { asObservable().stream(.unused(.dropsOldest)) }
}

extension Infallible where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Reading this property makes the first of them. Otherwise like the `AsyncStream` of the same name.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    public var values: AsyncValues<Element, Never> { AsyncValues(asObservable(), .unused(.dropsOldest)) }

    /// The elements as an asynchronous sequence with a limited buffer, in which each iteration has its own subscription.
    ///
    /// Reading this makes the first of them, so that no element is lost before the iteration begins, but those that
    /// `policy` drops.
    ///
    ///     func show(_ numbers: Infallible<Int>) async {
    ///         for await number in numbers.values(buffering: .newest(1)) { print(number) }
    ///     }
    public func values(buffering policy: LossyBufferingPolicy) -> AsyncValues<Element, Never> {
        AsyncValues(asObservable(), BufferLimits(policy))
    }
}

extension SharedSequenceConvertibleType where Element: Sendable {
    /// The elements as an asynchronous sequence for one iteration.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    @MainActor public var values: AsyncStream<Element> { asObservable().stream(.unused(.dropsOldest, pausing: false)) }
}

extension SharedSequence where Element: Sendable {
    /// The elements as an asynchronous sequence in which each iteration has its own subscription.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values { print(number) }
    ///     }
    @MainActor public var values: AsyncValues<Element, Never> {
        AsyncValues(asObservable(), .unused(.dropsOldest, pausing: false))
    }

    /// The elements as an asynchronous sequence with a limited buffer, in which each iteration has its own subscription.
    ///
    /// Like the one of an `Infallible`.
    ///
    ///     @MainActor func show(_ numbers: Driver<Int>) async {
    ///         for await number in numbers.values(buffering: .newest(1)) { print(number) }
    ///     }
    @MainActor public func values(buffering policy: LossyBufferingPolicy) -> AsyncValues<Element, Never> {
        AsyncValues(asObservable(), BufferLimits(policy))
    }
}

extension Observable where Element: Sendable {
    fileprivate final var throwingStream: AsyncThrowingStream<Element, any Error> {
        let consumer = ValueConsumer(of: self, .unused(.fails))
        return AsyncThrowingStream { try await consumer.buffer.next() }
    }

    /// The elements of a sequence that cannot fail.
    fileprivate final func stream(_ limits: BufferLimits) -> AsyncStream<Element> {
        let consumer = ValueConsumer(of: self, limits)
        return AsyncStream { try? await consumer.buffer.next() }
    }
}
