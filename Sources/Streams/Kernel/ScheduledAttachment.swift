import Synchronization

/// The lifetime of a source that is attached once; stopped with the chain, and released by the thread that attaches it, or
/// by the scheduler afterwards.
///
/// A synchronous source has to stop although `subscribe` has not returned what the scheduler disposes of. Only the release
/// stops one below an operator that has another lifetime.
///
/// Sendable by contract: `isListed` is touched only by the thread that attaches the source.
@usableFromInline final class ScheduledAttachment: Teardown, @unchecked Sendable {
    @usableFromInline let lifetime = Lifetime()
    /// The identity of the thread that attaches the source; 0 before, `.max` if that does not begin anymore.
    private let thread = Atomic<UInt>(0)
    /// Whether the chain was disposed before the source has terminated.
    private let isLeft = Atomic<Bool>(false)
    /// Whether the source has terminated, or was released.
    private let isOver = Atomic<Bool>(false)
    /// Whether that thread certainly has it in its lists; false costs a search through them.
    @exclusivity(unchecked) fileprivate final var isListed = false

    @usableFromInline init() { super.init(halting: .always) }

    /// Returns false if a client's scheduler has begun before, or if the chain has been disposed.
    @usableFromInline func begin() -> Bool {
        thread.compareExchange(expected: 0, desired: Trampoline.identity, ordering: .relaxed).exchanged
    }

    /// Runs `attach`, during which this thread releases the source if the chain is disposed and the thread has begun it.
    @inlinable func attaching<Result>(_ attach: () -> Result) -> Result {
        Trampoline.unmanaged._withUnsafeGuaranteedRef { thread in
            thread.begin(self)
            defer { thread.endAttachment() }
            return attach()
        }
    }

    /// Not the source itself: `stop()` asks whether it has terminated.
    @usableFromInline override func halt() { lifetime.haltSources() }

    @usableFromInline override func run() { stop() }

    /// Stops the source unless it has terminated, and releases it if this thread is attaching it.
    @usableFromInline func stop() {
        let thread = Trampoline.current
        if lifetime.claim() { leave(on: thread) }
        thread.releaseDisposed()
    }

    private func leave(on thread: Trampoline) {
        isLeft.store(true, ordering: .releasing)
        let attaching = self.thread.compareExchange(expected: 0, desired: .max, ordering: .relaxed)
        // Not begun, and never will be.
        if attaching.exchanged { return }
        if attaching.original == thread.identity, isListed {
            // The lists of this thread may be long: only another thread needs to look through its own.
            releaseIfLeft(on: thread)
        } else {
            AttachmentStops.current.count.add(1, ordering: .releasing)
        }
    }

    /// Claims a terminal event of the source; returns false after its end or disposal.
    @usableFromInline func claim(_ stop: TerminalEvent) -> Bool {
        guard lifetime.claim(stop) else { return false }
        isOver.store(true, ordering: .relaxed)
        return true
    }

    fileprivate var hasBeenLeft: Bool { isLeft.load(ordering: .acquiring) }

    fileprivate func releaseIfLeft(on thread: Trampoline) {
        guard hasBeenLeft, isAttached(by: thread) else { return }
        isOver.store(true, ordering: .relaxed)
        lifetime.dispose()
    }

    fileprivate func isAttached(by thread: Trampoline) -> Bool {
        self.thread.load(ordering: .relaxed) == thread.identity
    }

    /// Whether `thread` has subscribed to the source, and may have to release it.
    fileprivate func isRunning(on thread: Trampoline) -> Bool {
        isAttached(by: thread) && !isOver.load(ordering: .relaxed)
    }
}

/// The number of sources that were stopped, by which a thread knows whether to look for its own.
///
/// One for all threads: the thread that stops a source does not know whether another one still attaches it.
private final class AttachmentStops: Sendable {
    let count = Atomic<UInt>(1)

    private static let ofProcess = AttachmentStops()

    static var current: AttachmentStops { Interleaving.global(ofProcess) { AttachmentStops() } }
}

extension Trampoline {
    /// Releases the sources that this thread is attaching if their chains were disposed, by any thread.
    @inline(__always) @inlinable func releaseDisposed() {
        if isAttaching { releaseDisposedAttachments() }
    }

    @usableFromInline @inline(never) func releaseDisposedAttachments() {
        let stops = AttachmentStops.current.count.load(ordering: .acquiring)
        if stops == knownStops { return }
        knownStops = stops
        // Not copies of the lists, which would be retained after each element.
        var index = 0
        while index < attachments.count {
            attachments[index].releaseIfLeft(on: self)
            index += 1
        }
        index = 0
        while index < queuedAttachments.count {
            queuedAttachments[index].releaseIfLeft(on: self)
            index += 1
        }
    }

    /// Releases what was disposed; returns true if other jobs wait.
    @usableFromInline @inline(never) func hasToYield() -> Bool {
        releaseDisposed()
        return waiting > (isAttaching ? 1 : 0)
    }

    @usableFromInline func begin(_ attachment: ScheduledAttachment) {
        attachments.append(attachment)
        if attachment.isAttached(by: self) { attachment.isListed = true }
        // Stopped before this thread last looked.
        if attachment.hasBeenLeft { knownStops = 0 }
        attachmentsChanged()
    }

    @usableFromInline func endAttachment() {
        let last = attachments.removeLast()
        // Its source may have queued a job.
        if isActive, waiting > 1, last.isRunning(on: self) { queue(last) } else { unlist(last) }
        attachmentsChanged()
    }

    /// Notes that an attachment has left one of the lists.
    private func unlist(_ attachment: ScheduledAttachment) {
        if attachment.isAttached(by: self) { attachment.isListed = false }
    }

    private func queue(_ attachment: ScheduledAttachment) {
        if queuedAttachments.last === attachment { return }
        if queuedAttachments.count == queuedAttachments.capacity {
            queuedAttachments.removeAll { attachment in
                if attachment.isRunning(on: self) { return false }
                unlist(attachment)
                return true
            }
            queuedAttachments.reserveCapacity(2 * queuedAttachments.count + 8)
        }
        queuedAttachments.append(attachment)
    }

    @usableFromInline func endQueuedAttachments() {
        for attachment in queuedAttachments { unlist(attachment) }
        queuedAttachments = []
        attachmentsChanged()
    }

    private func attachmentsChanged() {
        let isAttaching = !attachments.isEmpty || !queuedAttachments.isEmpty
        if isAttaching == self.isAttaching { return }
        self.isAttaching = isAttaching
        knownStops = 0
        waiting += isAttaching ? 1 : -1
    }
}
