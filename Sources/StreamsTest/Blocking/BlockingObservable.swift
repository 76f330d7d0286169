import Streams

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ObservableConvertibleType {
    /// The sequence as one that a thread waits for, so that a test can look at its elements without a closure.
    ///
    ///     let numbers = try Observable.of(1, 2).map { $0 * 10 }.toBlocking().toArray()
    ///     #expect(numbers == [10, 20])
    ///
    /// - Parameter timeout: after how many seconds a call fails with `RxError.timeout`; without one it waits for ever.
    public func toBlocking(timeout: TimeInterval? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}

/// A sequence whose events a thread waits for.
///
/// Each call subscribes anew, and returns when the sequence has ended or has sent all that is asked for; by then the
/// subscription is disposed. While it waits, the run loop of the calling thread goes on, so that what is sent by way of
/// the main queue arrives on the main thread, too.
///
/// Two places cannot wait for what comes after them. Work of the main queue keeps the main queue from its other work,
/// and with it the main actor. Work of a synchronous source (a closure behind `of` or `range`) keeps other synchronous
/// sources of its thread from theirs.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: TimeInterval?

    /// All elements.
    ///
    ///     source:     --1--2--|         --1--#
    ///     toArray():  [1, 2]            throws
    ///
    /// Throws the error of the source, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try events { $0 }.get() }

    /// The first element, or nil where there is none.
    ///
    ///     source:   --1--2--|         --|
    ///     first():  1                 nil
    ///
    /// The source is let go of at the first element. Throws the error of the source, or `RxError.timeout`.
    public func first() throws -> Element? { try events { $0.take(1) }.get().first }

    /// The last element, or nil where there is none.
    ///
    ///     source:  --1--2--|         --|
    ///     last():  2                 nil
    ///
    /// Throws the error of the source, or `RxError.timeout`.
    public func last() throws -> Element? { try events { $0.takeLast(1) }.get().last }

    /// The only element.
    ///
    ///     source:    --1--|         --1--2--|       --|
    ///     single():  1              throws          throws
    ///
    /// Throws `RxError.moreThanOneElement` at the second element, where the source is let go of, `RxError.noElements`
    /// when there is none, and otherwise the error of the source, or `RxError.timeout`.
    public func single() throws -> Element { try single { _ in true } }

    /// The only element that satisfies a predicate.
    ///
    /// The predicate is called where the element is sent, on any thread. Throws what it throws,
    /// `RxError.moreThanOneElement` at the second element that satisfies it, where the source is let go of,
    /// `RxError.noElements` when none does, and otherwise the error of the source, or `RxError.timeout`.
    ///
    ///     let even = try Observable.of(1, 2, 3).toBlocking().single { $0.isMultiple(of: 2) }
    ///     #expect(even == 2)
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
        // Without an element the sequence fails.
        try events { $0.single(predicate) }.get()[0]
    }

    /// All elements, and how the sequence ended.
    ///
    ///     source:         --1--2--|         --1--#
    ///     materialize():  completed         failed
    ///
    /// A timeout is a failure with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> { events { $0 } }

    /// Subscribes to what `link` makes of the source, and waits.
    private func events(
        _ link: (Observable<Element>) -> Observable<Element>
    ) -> MaterializedSequenceResult<Element> {
        let deadline = Deadline(after: timeout)
        let awaited = AwaitedEvents<Element>()
        // A source that keeps this thread busy is late, too.
        let inTime = source.map { element in
            if deadline.isOver { throw RxError.timeout }
            return element
        }
        let subscription = link(inTime).subscribe(awaited)
        awaited.wait(until: deadline)
        subscription.dispose()
        return awaited.result
    }
}

extension BlockingObservable: Sendable where Element: Sendable {}
