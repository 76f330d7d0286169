/// The elements of one subscription that its asynchronous consumer has not awaited yet.
///
/// When the consumer leaves, its producers are disposed before the gate opens, so that they make no elements in vain.
///
/// Sendable by contract: the variables are touched only under `lock`, and the lifetime is `Sendable`.
final class ValueBuffer<Element: Sendable>: ProducerGate, @unchecked Sendable {
    private enum Taken {
        case element(Element, beginsTurn: Bool)
        case end((any Error)?)
        case nothing
    }

    private let lifetime = Lifetime.root()
    @exclusivity(unchecked) private final var limits: BufferLimits
    @exclusivity(unchecked) private final var elements = Queue<Element>()
    @exclusivity(unchecked) private final var end: TerminalEvent?
    @exclusivity(unchecked) private final var waiters = Queue<UnsafeContinuation<Void, Never>>()
    /// The synchronous sources that the consumer continues when there is room.
    private let held: HeldSources
    /// The turn of the consumer, after which it lets other tasks run.
    @exclusivity(unchecked) private final var budget = DeliveryBudget()

    init(_ limits: BufferLimits) {
        self.limits = limits
        held = HeldSources()
        super.init(capacity: limits.pause, isExact: limits.isExact, held)
        held.onRoom { [weak self] in self?.wake() }
    }

    func subscribe(to source: Observable<Element>) {
        // The first teardown, which runs after those of the sources.
        lifetime.onDispose { [self] in
            stop(.failed(CancellationError()))
            close()
            held.abandon()
        }
        // The loop may be read while another one subscribes.
        Trampoline.attach(for: limits.pause < .max ? self : nil) {
            source.attach(
                Sink(
                    next: { [self] element in if !lifetime.isStopped { next(element) } },
                    stop: { [self] stop in lifetime.finish(stop) { self.stop($0) } }, lifetime: lifetime))
        }
    }

    // MARK: The producer

    private func next(_ element: Element) { add(element, beyondLimit: false) }

    private func add(_ element: Element, beyondLimit: Bool) {
        var dropped: Element?
        var waiter: UnsafeContinuation<Void, Never>?
        var isFull = false
        var excess: Int?
        lock.withLock {
            if end != nil {
                isFull = self.isFull
                return
            }
            let count = elements.count
            if count >= limits.limit, !beyondLimit {
                switch limits.overflow {
                case .fails:
                    excess = count - limits.limit + 1
                    return
                case .dropsNewest: return
                case .dropsOldest: dropped = elements.takeFirst()
                }
            }
            elements.append(element)
            if elements.count >= limits.pause { self.isFull = true }
            (waiter, isFull) = (waiters.takeFirst(), self.isFull)
        }
        _ = consume dropped
        waiter?.resume()
        if let excess {
            if AwaitedDelivery.mayExceedLimit(of: self, by: excess) {
                add(element, beyondLimit: true)
            } else {
                overflow()
            }
        } else if isFull {
            Trampoline.current.interrupt()
        }
    }

    override func overflow() {
        stop(.failed(BufferOverflow(limit: lock.withLock { limits.limit })))
        lifetime.dispose()
    }

    /// Ends the sequence after the elements that are there; the producers wait from now on, until they are disposed.
    private func stop(_ stop: TerminalEvent) {
        var woken = Queue<UnsafeContinuation<Void, Never>>()
        lock.withLock {
            if end == nil { end = stop }
            isFull = true
            swap(&waiters, &woken)
        }
        while let waiter = woken.takeFirst() { waiter.resume() }
    }

    // MARK: The consumer

    /// The next element; nil after the completion.
    func next(isolation: isolated (any Actor)? = #isolation) async throws -> Element? {
        while true {
            switch take() {
            case .element(let element, let beginsTurn):
                held.proceed()
                // A consumer that never waits is canceled, too, and keeps its thread from no other task.
                if Task.isCancelled { cancel() }
                if beginsTurn { await Task.yield() }
                return element
            case .end(let error):
                if let error { throw error }
                return nil
            case .nothing:
                if held.proceed() {
                    // Its sources may go on without an element for ever.
                    if Task.isCancelled { cancel() } else { await Task.yield() }
                    continue
                }
                let task = CancellableTask()
                await withTaskCancellationHandler {
                    await withUnsafeContinuation { wait($0) }
                } onCancel: {
                    task.cancel { cancel() }
                }
            }
        }
    }

    private func take() -> Taken {
        var opened: OpenedGate?
        let taken: Taken = lock.withLock {
            if limits.endsWithFirstUse { limits.limit = .max }
            guard let element = elements.takeFirst() else {
                switch end {
                case nil: return .nothing
                case .completed: return .end(nil)
                case .failed(let error): return .end(error)
                }
            }
            if isFull, end == nil, elements.count <= limits.pause / 2 { opened = open() }
            return .element(element, beginsTurn: budget.beginsTurn())
        }
        opened?.tell()
        return taken
    }

    private func wait(_ waiter: UnsafeContinuation<Void, Never>) {
        let mustWait = lock.withLock {
            let mustWait = elements.isEmpty && end == nil && !held.isReady
            if mustWait {
                waiters.append(waiter)
                budget = DeliveryBudget()
            }
            return mustWait
        }
        if !mustWait { waiter.resume() }
    }

    private func wake() {
        var woken = Queue<UnsafeContinuation<Void, Never>>()
        lock.withLock { swap(&waiters, &woken) }
        while let waiter = woken.takeFirst() { waiter.resume() }
    }

    /// Ends the sequence for its consumer.
    func cancel() {
        stop(.failed(CancellationError()))
        lifetime.dispose()
    }

    /// Releases what no consumer can await anymore; a producer that ignores its cancellation retains the buffer as its gate.
    fileprivate func releaseElements() {
        var left = Queue<Element>()
        lock.withLock { left = elements.takeAll() }
        _ = consume left
    }
}

/// The right to consume a buffer, whose release disposes the subscription.
final class ValueConsumer<Element: Sendable>: Sendable {
    let buffer: ValueBuffer<Element>

    init(of source: Observable<Element>, _ limits: BufferLimits) {
        buffer = ValueBuffer(limits)
        buffer.subscribe(to: source)
    }

    deinit {
        buffer.cancel()
        buffer.releaseElements()
    }
}
