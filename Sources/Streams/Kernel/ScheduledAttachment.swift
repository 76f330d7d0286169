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
    private let hasBegun = Atomic<Bool>(false)
    /// Whether the chain was disposed before the source has terminated.
    private let isLeft = Atomic<Bool>(false)

    @usableFromInline init() { super.init() }

    /// Returns false if a client's scheduler has begun before.
    @usableFromInline func begin() -> Bool { !hasBegun.exchange(true, ordering: .relaxed) }

    /// Runs `attach`, during which this thread releases the sources if the chain is disposed.
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
        if isLeft.load(ordering: .relaxed) { lifetime.dispose() }
    }
}

extension Trampoline {
    /// Releases the sources that this thread is attaching if their chains were disposed, by any thread.
    @inline(__always) @inlinable func releaseDisposed() {
        if isAttaching { releaseDisposedAttachments() }
    }

    @usableFromInline @inline(never) func releaseDisposedAttachments() {
        for attachment in attachments { attachment.releaseIfLeft() }
    }

    @usableFromInline func begin(_ attachment: ScheduledAttachment) {
        attachments.append(attachment)
        isAttaching = true
    }

    @usableFromInline func endAttachment() {
        attachments.removeLast()
        isAttaching = !attachments.isEmpty
    }
}
