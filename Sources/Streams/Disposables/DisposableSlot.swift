/// Holds one disposable at a time; after disposal it disposes what it is given.
struct DisposableSlot: ~Copyable, Sendable {
    /// The disposable; nil after disposal.
    private let held = Lock<(any Disposable)?>(NopDisposable.shared)

    var isDisposed: Bool { held.withLock { $0 == nil } }

    /// The disposable; one without effect if there is none.
    var disposable: any Disposable { held.withLock { $0 } ?? NopDisposable.shared }

    /// Disposes the disposable that is held, and holds `next`; with nil, the slot is disposed.
    borrowing func replace(by next: (any Disposable)?) {
        var unused = next
        held.withLock { held in
            if held != nil { swap(&held, &unused) }
        }
        // Disposed outside the lock.
        unused?.dispose()
    }

    borrowing func dispose() { replace(by: nil) }
}
