/// A multicast that remembers: what behaviour and replay subjects, relays and `share(replay:)` are made of.
///
/// The buffer is updated, and the place of an event in the order of all events taken, in one critical section, before
/// any observer runs: so what a newcomer is given and what it will then receive fit together without a gap or an
/// overlap. The replay itself runs outside the lock; events that come meanwhile wait in the serializer, or, when
/// somebody else is delivering, in a gate of the newcomer's own.
///
/// Sendable by contract: `buffer` and `ended` are touched only under `lock`.
@usableFromInline
final class Hub<Element>: @unchecked Sendable {
    @usableFromInline let observers = Multicast<Element>()
    private let lock = Lock()
    private var buffer: Buffer<Element>
    private var ended: (() -> Stop)?
    private let replaysAfterStop: Bool

    /// - Parameters:
    ///   - limit: how many elements a newcomer is given.
    ///   - initial: what the buffer begins with.
    ///   - replaysAfterStop: whether a newcomer after the stop is given the buffer, too.
    @usableFromInline
    init(limit: Int, initial: [Element] = [], replaysAfterStop: Bool) {
        buffer = Buffer(limit: limit, elements: initial)
        self.replaysAfterStop = replaysAfterStop
    }

    /// The newest element and how the sequence ended, if it did.
    var latest: (element: Element?, stop: Stop?) {
        let current: (element: Element?, stop: (() -> Stop)?) = lock.withLock { (buffer.last, ended) }
        return (current.element, current.stop?())
    }

    var isStopped: Bool { lock.withLock { ended != nil } }

    @usableFromInline
    func next(_ element: Element) {
        let (entered, _) = lock.withLock { () -> (Bool, Element?) in
            if ended != nil { return (false, nil) }
            let dropped = buffer.append(element)
            return (observers.serializer.enter(orLeave: { [self] in observers.deliver(element) }), dropped)
        }
        guard entered else { return }
        observers.deliver(element)
        observers.serializer.leave()
    }

    @usableFromInline
    func stop(_ stop: Stop) {
        let entered = lock.withLock {
            if ended != nil { return false }
            ended = { stop }
            return observers.serializer.enter(orLeave: { [self] in observers.finish(stop) })
        }
        guard entered else { return }
        observers.finish(stop)
        observers.serializer.leave()
    }

    /// Lets go of all observers without an event; later ones receive `stop` alone.
    func dispose(_ stop: @escaping () -> Stop) {
        _ = lock.withLock {
            defer { ended = stop }
            return (ended, buffer.removeAll())
        }
        observers.dispose(stop)
    }

    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        let membership = observers.join(sink.lifetime)
        var replay: [Element] = []
        var stop: (() -> Stop)?
        var entered = false
        var gate: Gate<Element>?
        lock.withLock {
            stop = ended
            if stop == nil || replaysAfterStop { replay = buffer.elements }
            guard stop == nil else { return }
            if observers.serializer.tryEnter() {
                observers.add(Multicast.Entry(sink, membership))
                entered = true
            } else {
                let closed = Gate(sink)
                let entry = Multicast.Entry(closed.sink, membership)
                entered = observers.serializer.enter(orLeave: { [observers] in observers.add(entry) })
                if entered { observers.add(entry) }
                gate = closed
            }
        }
        for element in replay {
            if sink.lifetime.isEnded { break }
            sink.next(element)
        }
        if let stop { sink.stop(stop()) }
        if entered { observers.serializer.leave() }
        gate?.open()
    }
}

/// Holds back what comes for one observer while it is given its replay.
private final class Gate<Element>: Sendable {
    private let serializer = Serializer()
    private let inner: Sink<Element>

    init(_ sink: Sink<Element>) {
        inner = sink
        _ = serializer.tryEnter()
    }

    var sink: Sink<Element> {
        Sink(
            next: { [self] element in
                serializer.send(element) { [inner] element in
                    // The replay may have been the end of it.
                    if !inner.lifetime.isEnded { inner.next(element) }
                }
            },
            stop: { [self] stop in serializer.send(stop, inner.stop) },
            lifetime: inner.lifetime)
    }

    func open() { serializer.leave() }
}

/// The newest elements, oldest first.
struct Buffer<Element> {
    private let limit: Int
    private var queue: Fifo<Element>

    init(limit: Int, elements: [Element]) {
        self.limit = limit
        queue = Fifo(elements)
    }

    var elements: [Element] { queue.elements }

    var last: Element? { queue.last }

    /// The element that was dropped for it, to be let go of without the lock.
    mutating func append(_ element: Element) -> Element? {
        guard limit > 0 else { return nil }
        queue.append(element)
        return queue.count > limit ? queue.takeFirst() : nil
    }

    /// The buffer as it was, to be let go of without the lock.
    mutating func removeAll() -> Fifo<Element> {
        defer { queue = Fifo() }
        return queue
    }
}

extension Hub {
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): stop(.failed(error))
        case .completed: stop(.completed)
        }
    }
}
