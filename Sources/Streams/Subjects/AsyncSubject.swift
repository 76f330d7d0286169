/// A subject that sends its last element, and that only when it completes.
///
///     source:              --1--2--3--|
///     AsyncSubject<Int>(): -----------(3|)
///
/// A failure is sent without an element. Late subscribers receive the same.
///
///     let answer = AsyncSubject<Int>()
///     let subscription = answer.subscribe(onNext: { print($0) })
///     answer.onNext(1)
///     answer.onCompleted()
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    @usableFromInline let multicast: ReplayMulticast<Element>
    @usableFromInline let lock = Lock()
    @exclusivity(unchecked) @usableFromInline final var last: Element?
    @exclusivity(unchecked) @usableFromInline final var isStopped = false

    /// A subject without observers.
    @inlinable public init() {
        let multicast = ReplayMulticast<Element>(limit: 1, replaysAfterStop: true)
        self.multicast = multicast
        super.init(multicast.producingAttach)
    }

    /// Whether the subject has observers.
    public var hasObservers: Bool { multicast.isObserved }

    /// The subject itself.
    @inlinable public func asObserver() -> AsyncSubject<Element> { self }

    /// Stores an element, or sends the last one and the terminal event.
    ///
    /// Ignored after a terminal event.
    @inlinable public func on(_ event: Event<Element>) { event.forward({ keep($0) }, { stop($0) }) }

    @inlinable func keep(_ element: Element) {
        var replaced: Element? = element
        lock.withLock { if !isStopped { swap(&last, &replaced) } }
        // Released outside the lock.
        withExtendedLifetime(replaced) {}
    }

    @inlinable func stop(_ stop: TerminalEvent) {
        var element: Element?
        let isFirst = lock.withLock {
            if isStopped { return false }
            isStopped = true
            swap(&last, &element)
            return true
        }
        guard isFirst else { return }
        if case .completed = stop, let element { multicast.next(element) }
        multicast.stop(stop)
    }
}

// `last` and `isStopped` are accessed only under `lock`.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
