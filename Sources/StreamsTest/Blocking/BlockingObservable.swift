import Streams

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ObservableConvertibleType where Element: Sendable {
    /// Returns the sequence as a blocking sequence, which lets a test read elements without a closure.
    ///
    ///     let numbers = try Observable.of(1, 2).map { $0 * 10 }.toBlocking().toArray()
    ///     #expect(numbers == [10, 20])
    ///
    /// - Parameter timeout: The number of seconds after which a call fails with `RxError.timeout`; nil to wait without
    ///   a limit.
    @preconcurrency public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        let source = asObservable()
        return BlockingObservable(source: { source.take(until: $0) }, timeout: timeout)
    }
}

/// A sequence whose methods block the calling thread until the elements are there.
///
/// Each call makes a new subscription. It returns when the sequence terminates or has emitted the requested elements,
/// and disposes the subscription. The run loop of the calling thread runs during the wait, so work of the main queue is
/// delivered on the main thread.
///
/// A call in three places can wait for events that cannot arrive. Work of the main queue blocks the other work of the
/// main queue, and with it the main actor. A closure of a synchronous source (`of`, `range`) blocks the other
/// synchronous sources of its thread. A task, such as a test of Swift Testing, blocks one of the few threads that tasks
/// share: several such calls leave none to a task that a closure of the sequence starts. The tasks that the library
/// starts, such as those of `Single.create`, use other threads.
public struct BlockingObservable<Element> {
    /// Returns the source, which fails when the other sequence does.
    let source: @Sendable (Observable<Never>) -> Observable<Element>
    let timeout: TimeInterval?

    /// Returns all elements.
    ///
    ///     source:     --1--2--|         --1--#
    ///     toArray():  [1, 2]            throws
    ///
    /// Throws the error of the source, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try events { $0 }.get() }

    /// Returns the first element, or nil if the source has none.
    ///
    ///     source:   --1--2--|         --|
    ///     first():  1                 nil
    ///
    /// Disposes the subscription to the source at the first element. Throws the error of the source, or
    /// `RxError.timeout`.
    public func first() throws -> Element? { try events { $0.take(1) }.get().first }

    /// Returns the last element, or nil if the source has none.
    ///
    ///     source:  --1--2--|         --|
    ///     last():  2                 nil
    ///
    /// Throws the error of the source, or `RxError.timeout`.
    public func last() throws -> Element? { try toArray().last }

    /// Returns the only element.
    ///
    ///     source:    --1--|         --1--2--|       --|
    ///     single():  1              throws          throws
    ///
    /// Throws `RxError.moreThanOneElement` at the second element, and disposes the subscription there. Throws
    /// `RxError.noElements` if the source is empty, and otherwise the error of the source, or `RxError.timeout`.
    public func single() throws -> Element { try single { _ in true } }

    /// Returns the only element that satisfies a predicate.
    ///
    /// The predicate runs on the thread of the source. Throws the error of the predicate, `RxError.moreThanOneElement`
    /// at the second element that satisfies it (and disposes the subscription there), `RxError.noElements` if no
    /// element does, and otherwise the error of the source, or `RxError.timeout`.
    ///
    ///     let even = try Observable.of(1, 2, 3).toBlocking().single { $0.isMultiple(of: 2) }
    ///     #expect(even == 2)
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
        // A sequence without such an element fails, so the array has one.
        try events { $0.single(predicate) }.get()[0]
    }

    /// Returns all elements and the terminal event.
    ///
    ///     source:         --1--2--|         --1--#
    ///     materialize():  completed         failed
    ///
    /// A timeout is a failure with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> { events { $0 } }

    private static var alarms: ConcurrentDispatchQueueScheduler {
        ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    }

    /// Subscribes to the sequence that `link` returns for the source, and waits.
    private func events(
        _ link: (Observable<Element>) -> Observable<Element>
    ) -> MaterializedSequenceResult<Element> {
        let deadline = Deadline(after: timeout)
        let awaited = AwaitedEvents<Element>()
        // A source that emits on this thread does not return at the deadline. Another thread ends one whose elements are
        // all filtered out, a little later: one that ends at once needs no time.
        let alarm = PublishSubject<Never>()
        let inTime = source(alarm.asObservable()).do(onNext: { _ in if deadline.hasPassed { throw RxError.timeout } })
        let pending = timeout.map { _ in
            Self.alarms.scheduleRelative((), dueTime: .seconds(deadline.remaining + 0.1)) {
                alarm.onError(RxError.timeout)
                return Disposables.create()
            }
        }
        let subscription = Interleaving.$virtualExecutor.withValue(DispatchExecutor.shared) {
            link(inTime).subscribe(awaited)
        }
        pending?.dispose()
        awaited.wait(until: deadline)
        subscription.dispose()
        return awaited.result
    }
}

extension BlockingObservable: Sendable where Element: Sendable {}
