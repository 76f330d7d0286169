/// Synchronous sources that wait for room, or for the next turn, and then continue together.
///
/// They take turns as they did before, so that a buffer does not change the order of the elements.
///
/// Sendable by contract: the variables are touched only under `lock`; a source runs on one thread at a time.
@usableFromInline final class HeldSources: GateWaiter, @unchecked Sendable {
    private let lock = Lock()
    @exclusivity(unchecked) private var jobs = JobQueue()
    @exclusivity(unchecked) private var hasRoom = false
    @exclusivity(unchecked) private var wake: @Sendable (HeldSources) -> Void

    /// - Parameter wake: Has the right thread call `proceed()`.
    init(wake: @escaping @Sendable (HeldSources) -> Void = HeldSources.continueOnBackgroundQueue) { self.wake = wake }

    /// Sets the action that has the consumer call `proceed()`.
    func onRoom(_ action: @escaping @Sendable () -> Void) {
        lock.withLock { wake = { _ in action() } }
    }

    /// Whether there has been room since a source was interrupted.
    var isReady: Bool { lock.withLock { hasRoom } }

    /// Keeps the rest of sources until `blocker` is open, or for the next turn.
    func keep(_ others: consuming JobQueue, until blocker: ProducerGate?) {
        lock.withLock { others.move(to: &jobs) }
        if blocker?.add(self, exactly: false) != true { gateOpened() }
    }

    /// Moves the sources that belong elsewhere, since a shared sequence has other observers now.
    func moveStrays() {
        var strays = JobQueue()
        // Released outside the lock: one may be the last reference by now.
        var homes: [HeldSources] = []
        lock.withLock {
            var all = jobs.takeAll()
            while let job = all.takeFirst() {
                let home = job.gate?.home
                if let home { homes.append(home) }
                if home === self { jobs.append(job) } else { strays.append(job) }
            }
        }
        while let job = strays.takeFirst() {
            if let gate = job.gate { gate.setAside(JobQueue(job)) } else { job.run() }
        }
    }

    func gateOpened() {
        let wake: (@Sendable (HeldSources) -> Void)? = lock.withLock {
            if hasRoom || jobs.isEmpty { return nil }
            hasRoom = true
            return self.wake
        }
        wake?(self)
    }

    /// Continues the sources on this thread, for at most one turn; returns false if there is no room.
    @discardableResult func proceed() -> Bool {
        var taken = JobQueue()
        lock.withLock {
            guard hasRoom else { return }
            hasRoom = false
            taken = jobs.takeAll()
        }
        if taken.isEmpty { return false }
        Trampoline.current.run(taken)
        return true
    }

    /// Continues the sources, which may belong to other subscriptions, too, without their consumer.
    func abandon() {
        lock.withLock { wake = HeldSources.continueOnBackgroundQueue }
        proceed()
    }

    @Sendable private static func continueOnBackgroundQueue(_ held: HeldSources) {
        Interleaving.async(on: .forHandOff, isSerial: false) { held.proceed() }
    }
}
