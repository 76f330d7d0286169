/// The events of one subscription that wait for an actor, and the task that delivers them.
///
/// The task holds the mailbox, which disposal empties: so a disposed chain is released although its task is suspended.
/// While the task waits for events, it does not hold the actor.
///
/// Sendable by contract: the variables are touched only under `lock`.
@usableFromInline final class Mailbox<Element: Sendable>: SpecializedTeardown, @unchecked Sendable {
    typealias Owner = IsolatedOwner<IsolatedObserver<Element>>

    enum End {
        case stop(TerminalEvent)
        /// The source was released without a terminal event.
        case release
    }

    private enum Taken {
        case elements(Owner)
        case end(End, Owner)
        case nothing
    }

    private let lock = Lock()
    @exclusivity(unchecked) private var elements = Queue<Element>()
    @exclusivity(unchecked) private var end: End?
    /// Nil after the end.
    @exclusivity(unchecked) private var observer: Owner?
    /// The task, while it waits for events.
    @exclusivity(unchecked) private var waiting: CheckedContinuation<Void, Never>?

    @usableFromInline init(_ observer: IsolatedObserver<Element>, _ domain: IsolationDomain) {
        self.observer = IsolatedOwner(observer, domain)
        super.init { unsafeDowncast($0, to: Mailbox.self).close() }
    }

    /// Creates the task, with the task-local values and the priority of the caller.
    @usableFromInline func start(on actor: WeakActor) {
        _ = startTask(detached: false, priority: nil) { [self] in
            while await hasEvents() {
                // Not retained while the task waits.
                if let actor = actor.actor { await deliver(on: actor) } else { close() }
            }
        }
    }

    // MARK: On the threads of the source

    @usableFromInline func append(_ element: Element) { add { elements.append(element) } }

    func finish(_ end: End) { add { self.end = end } }

    /// Adds an event, unless the events have ended, and wakes the task.
    private func add(_ event: () -> Void) {
        var task: CheckedContinuation<Void, Never>?
        lock.withLock {
            guard end == nil, observer != nil else { return }
            event()
            swap(&waiting, &task)
        }
        task?.resume()
    }

    /// Discards the pending events, releases the observer, and lets the task end.
    private func close() {
        var discarded = Queue<Element>()
        var observer: Owner?
        var task: CheckedContinuation<Void, Never>?
        lock.withLock {
            discarded = elements.takeAll()
            swap(&self.observer, &observer)
            swap(&waiting, &task)
        }
        task?.resume()
        // Released outside the lock.
        _ = consume discarded
        withExtendedLifetime(observer) {}
    }

    // MARK: In the task

    /// Waits for events; false after the end.
    private func hasEvents() async -> Bool {
        if isIdle() { await withCheckedContinuation { wait($0) } }
        return isOpen()
    }

    private func isIdle() -> Bool { lock.withLock { isEmpty } }

    private func isOpen() -> Bool { lock.withLock { observer != nil } }

    private func wait(_ task: CheckedContinuation<Void, Never>) {
        let waits = lock.withLock {
            if isEmpty { waiting = task }
            return isEmpty
        }
        if !waits { task.resume() }
    }

    /// Under the lock.
    private var isEmpty: Bool { observer != nil && elements.isEmpty && end == nil }

    /// Delivers events until none is pending or the budget is spent: then other work of the actor has its turn.
    private func deliver(on actor: isolated any Actor) {
        var budget = DeliveryBudget()
        var batch = Queue<Element>()
        while case let count = budget.nextBatch(), count > 0 {
            switch take(count, into: &batch) {
            case .nothing: return
            case .elements(let owner): owner.use { $0.receive(&batch) }
            case .end(let end, let owner):
                if case .stop(let stop) = end { owner.use { $0.stop(stop) } }
                return close()
            }
        }
    }

    private func take(_ count: Int, into batch: inout Queue<Element>) -> Taken {
        lock.withLock {
            guard let observer else { return .nothing }
            if elements.isEmpty { return end.map { .end($0, observer) } ?? .nothing }
            if elements.count <= count { swap(&elements, &batch) } else { elements.move(count, to: &batch) }
            return .elements(observer)
        }
    }
}

/// The observer of the source of a mailbox.
///
/// The source holds it, and the mailbox does not: a source that is released without a terminal event ends the task.
@usableFromInline final class MailboxObserver<Element: Sendable>: SourceObserver {
    private let mailbox: Mailbox<Element>
    @usableFromInline let upstream: Lifetime

    @usableFromInline init(_ mailbox: Mailbox<Element>, _ upstream: Lifetime) {
        self.mailbox = mailbox
        self.upstream = upstream
    }

    deinit { mailbox.finish(.release) }

    @usableFromInline func next(_ element: Element) {
        if !upstream.isStopped { mailbox.append(element) }
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        if upstream.claim(stop) { mailbox.finish(.stop(stop)) }
    }
}
