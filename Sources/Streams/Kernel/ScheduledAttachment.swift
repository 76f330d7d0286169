import Synchronization

/// The lifetime of a source that is attached once; stopped with the chain, and released by the thread that attaches it, or
/// by the scheduler afterwards.
///
/// A synchronous source has to stop although `subscribe` has not returned what the scheduler disposes of. Only the release
/// stops one below an operator that has another lifetime.
///
/// Sendable by contract: it has no variables.
@usableFromInline final class ScheduledAttachment: Teardown, @unchecked Sendable {
    @usableFromInline let lifetime = Lifetime()
    /// The address of the record of the thread that attaches the source; 0 before.
    private let thread = Atomic<UInt>(0)
    /// Whether the chain was disposed before the source has terminated.
    private let isLeft = Atomic<Bool>(false)

    @usableFromInline init() { super.init() }

    /// Returns false if a client's scheduler has begun before.
    @usableFromInline func begin() -> Bool {
        thread.compareExchange(expected: 0, desired: Self.currentThread, ordering: .relaxed).exchanged
    }

    private static var currentThread: UInt { UInt(bitPattern: Trampoline.unmanaged.toOpaque()) }

    /// Runs `attach`, during which this thread releases the source if the chain is disposed and the thread has begun it.
    @inlinable func attaching<Result>(_ attach: () -> Result) -> Result {
        Trampoline.current.begin(self)
        defer { Trampoline.current.endAttachment() }
        return attach()
    }

    @usableFromInline override func run() { stop() }

    /// Stops the source unless it has terminated, and releases it if this thread is attaching it.
    @usableFromInline func stop() {
        if lifetime.claim() { isLeft.store(true, ordering: .relaxed) }
        Trampoline.current.releaseDisposed()
    }

    fileprivate func releaseIfLeft() {
        guard isLeft.load(ordering: .relaxed), thread.load(ordering: .relaxed) == Self.currentThread else { return }
        lifetime.dispose()
    }
}

extension Trampoline {
    /// Releases the sources that this thread is attaching if their chains were disposed, by any thread.
    @inline(__always) @inlinable func releaseDisposed() {
        if isAttaching { releaseDisposedAttachments() }
    }

    @usableFromInline @inline(never) func releaseDisposedAttachments() {
        for attachment in attachments { attachment.releaseIfLeft() }
        for attachment in queuedAttachments { attachment.releaseIfLeft() }
    }

    /// Releases what was disposed; returns true if other jobs wait.
    @usableFromInline @inline(never) func hasToYield() -> Bool {
        releaseDisposed()
        return waiting > (isAttaching ? 1 : 0)
    }

    @usableFromInline func begin(_ attachment: ScheduledAttachment) {
        attachments.append(attachment)
        attachmentsChanged()
    }

    @usableFromInline func endAttachment() {
        let last = attachments.removeLast()
        if isActive { queuedAttachments.append(last) }
        attachmentsChanged()
    }

    @usableFromInline func endQueuedAttachments() {
        queuedAttachments = []
        attachmentsChanged()
    }

    private func attachmentsChanged() {
        let isAttaching = !attachments.isEmpty || !queuedAttachments.isEmpty
        if isAttaching == self.isAttaching { return }
        self.isAttaching = isAttaching
        waiting += isAttaching ? 1 : -1
    }
}
