import Synchronization

extension ReplayMulticast {
    @inlinable func on(_ event: Event<Element>) { event.forward({ next($0) }, { stop($0) }) }

    @inlinable func next(_ element: Element) {
        if limit == 0 { return nextUnbuffered(element) }
        if let times { return next(element, with: times) }
        var replaced = element
        let entered = lock.withLock {
            if makeStop != nil || !tryEnter() { return false }
            append(&replaced)
            return true
        }
        // Released outside the lock.
        withExtendedLifetime(replaced) {}
        guard entered else { return nextContended(element, at: nil) }
        deliver(element)
        leave()
    }

    /// Without the lock, which guards the buffer.
    @inlinable @inline(never) func nextUnbuffered(_ element: Element) {
        guard tryEnter() else { return nextContended(element, at: nil) }
        deliver(element)
        leave()
    }

    /// Apart from `next`, which buffers without a window pay for with one branch.
    @inlinable @inline(never) func next(_ element: Element, with times: ReplayTimes) {
        // Client code, so outside the lock.
        let time = times.now
        var replaced = element
        let entered = lock.withLock {
            if makeStop != nil || !tryEnter() { return false }
            append(&replaced, at: time)
            return true
        }
        withExtendedLifetime(replaced) {}
        guard entered else { return nextContended(element, at: time) }
        removeExpired(at: time)
        deliver(element)
        leave()
    }

    /// Apart from `next`, so that a send without contention makes no closure.
    @usableFromInline @inline(never) func nextContended(_ element: Element, at time: Double?) {
        if isStopped.load(ordering: .relaxed) { return }
        let entered = spinEnter()
        var delivers = false
        var isEnqueued = false
        var replaced = element
        if entered {
            lock.withLock {
                // An observer whose addition is queued has replayed a buffer without the element, so the element is queued, too.
                if makeStop != nil || drainState.isQueued { return }
                append(&replaced, at: time)
                delivers = true
            }
        }
        if !delivers {
            // Made outside the lock.
            let job = { [self] in deliver(element) }
            lock.withLock {
                if makeStop != nil { return }
                append(&replaced, at: time)
                delivers = enter(orEnqueue: job)
                isEnqueued = !delivers
            }
        }
        withExtendedLifetime(replaced) {}
        if let time { removeExpired(at: time) }
        if delivers { deliver(element) }
        if isEnqueued, !entered { noteEnqueuing() }
        if entered || delivers { leave() }
    }

    /// Sends an element unless another one was sent since `version`; returns false then.
    @inlinable func next(_ element: Element, ifUnchangedSince version: UInt) -> Bool {
        var replaced = element
        var isSent = true
        let entered = lock.withLock {
            if makeStop != nil { return false }
            if self.version != version {
                isSent = false
                return false
            }
            if !tryEnter() { return false }
            append(&replaced)
            return true
        }
        withExtendedLifetime(replaced) {}
        guard isSent else { return false }
        guard entered else { return nextContended(element, ifUnchangedSince: version) }
        deliver(element)
        leave()
        return true
    }

    @usableFromInline @inline(never)
    func nextContended(_ element: Element, ifUnchangedSince version: UInt) -> Bool {
        // Made outside the lock.
        let job = { [self] in deliver(element) }
        var replaced = element
        var isSent = true
        var isEnqueued = false
        let delivers = lock.withLock {
            if makeStop != nil { return false }
            if self.version != version {
                isSent = false
                return false
            }
            append(&replaced)
            let entered = enter(orEnqueue: job)
            isEnqueued = !entered
            return entered
        }
        withExtendedLifetime(replaced) {}
        if isEnqueued { noteEnqueuing() }
        if delivers {
            deliver(element)
            leave()
        }
        return isSent
    }

    /// Ends the process if the thread has sent the latest element itself: each repetition of `update` would do so again.
    @usableFromInline @inline(never) func noteConflict() {
        let isOwn = lock.withLock { writer.noteConflict() }
        require(!isOwn, "The closure of an update sends to the relay that it changes.")
    }

    @usableFromInline func stop(_ stop: TerminalEvent) {
        let entered = lock.withLock {
            if makeStop != nil { return false }
            makeStop = { stop }
            return enter(orEnqueue: { [self] in deliverStop(stop) })
        }
        guard entered else { return }
        deliverStop(stop)
        leave()
    }
}
