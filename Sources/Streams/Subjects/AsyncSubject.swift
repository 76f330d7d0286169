/// A subject that sends its last element, and that only when it completes.
///
///     subject:    --1--2--3--|
///     subscriber: -----------(3|)
///
/// A failure is sent without an element. Late subscribers receive the same.
///
///     let answer = AsyncSubject<Int>()
///     let subscription = answer.subscribe(onNext: { print($0) })
///     answer.onNext(1)
///     answer.onCompleted()
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    @usableFromInline let multicast: ReplayMulticast<Element>
    private let lock = Lock()
    private var last: Element?
    private var isStopped = false

    /// A subject without observers.
    public init() {
        let multicast = ReplayMulticast<Element>(limit: 1, replaysAfterStop: true)
        self.multicast = multicast
        super.init(multicast.producingAttach)
    }

    /// Whether the subject has observers.
    public var hasObservers: Bool { !multicast.isStopped && multicast.observers.hasObservers }

    /// The subject itself.
    public func asObserver() -> AsyncSubject<Element> { self }

    /// Stores an element, or sends the last one and the terminal event.
    ///
    /// Ignored after a terminal event.
    public func on(_ event: Event<Element>) {
        let (isStop, toSend): (Bool, Element?) = lock.withLock {
            if isStopped { return (false, nil) }
            switch event {
            case .next(let element):
                last = element
                return (false, nil)
            case .error, .completed:
                isStopped = true
                defer { last = nil }
                return (true, event.isCompleted ? last : nil)
            }
        }
        guard isStop else { return }
        if let toSend { multicast.next(toSend) }
        multicast.on(event)
    }
}

// `last` and `isStopped` are accessed only under `lock`.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
