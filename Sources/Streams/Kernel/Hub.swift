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
    private var ended: Stop?
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
    var latest: (element: Element?, stop: Stop?) { lock.withLock { (buffer.last, ended) } }

    var isStopped: Bool { lock.withLock { ended != nil } }

    @usableFromInline
    func next(_ element: Element) {
        let entered = lock.withLock {
            if ended != nil { return false }
            buffer.append(element)
            return observers.serializer.enter(orLeave: { [self] in observers.deliver(element) })
        }
        guard entered else { return }
        observers.deliver(element)
        observers.serializer.leave()
    }

    @usableFromInline
    func stop(_ stop: Stop) {
        let entered = lock.withLock {
            if ended != nil { return false }
            ended = stop
            return observers.serializer.enter(orLeave: { [self] in observers.finish(stop) })
        }
        guard entered else { return }
        observers.finish(stop)
        observers.serializer.leave()
    }

    /// Lets go of all observers without an event; later ones receive `error` alone.
    func dispose(_ error: any Error) {
        lock.withLock {
            buffer.removeAll()
            ended = .failed(error)
        }
        observers.dispose(error)
    }

    @usableFromInline
    func attach(_ sink: Sink<Element>) {
        var replay: [Element] = []
        var stop: Stop?
        var entered = false
        var gate: Gate<Element>?
        lock.withLock {
            stop = ended
            if stop == nil || replaysAfterStop { replay = buffer.elements }
            guard stop == nil else { return }
            if observers.serializer.tryEnter() {
                observers.add(observers.register(sink))
                entered = true
            } else {
                let closed = Gate(sink)
                let entry = observers.register(closed.sink)
                entered = observers.serializer.enter(orLeave: { [observers] in observers.add(entry) })
                if entered { observers.add(entry) }
                gate = closed
            }
        }
        for element in replay {
            if sink.lifetime.isEnded { break }
            sink.next(element)
        }
        if let stop { sink.stop(stop) }
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
            next: { [self] element in serializer.send(element, inner.next) },
            stop: { [self] stop in serializer.send(stop, inner.stop) },
            lifetime: inner.lifetime)
    }

    func open() { serializer.leave() }
}

/// The newest elements, oldest first.
private struct Buffer<Element> {
    private let limit: Int
    private var storage: ArraySlice<Element>

    init(limit: Int, elements: [Element]) {
        self.limit = limit
        storage = elements[...]
    }

    var elements: [Element] { Array(storage) }

    var last: Element? { storage.last }

    mutating func append(_ element: Element) {
        guard limit > 0 else { return }
        if limit == 1, storage.count == 1 {
            storage[storage.startIndex] = element
            return
        }
        storage.append(element)
        guard storage.count > limit else { return }
        storage.removeFirst()
        // What was dropped is freed in bulk, so that a full buffer costs constant time per element.
        if storage.startIndex > 2 * limit + 16 { storage = Array(storage)[...] }
    }

    mutating func removeAll() { storage = [] }
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
