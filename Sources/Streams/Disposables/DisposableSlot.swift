import Synchronization

/// Holds one disposable at a time; after disposal it disposes what it is given.
struct DisposableSlot: ~Copyable, Sendable {
    // Not an optional, which the compiler copies through a table of functions.
    private let held = Lock(NopDisposable.shared)
    /// Written under the lock.
    private let disposed = Atomic<Bool>(false)

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    /// The disposable; one without effect if there is none.
    var disposable: any Disposable { held.value }

    /// Disposes the disposable that is held, and holds `next`; after disposal, disposes `next`.
    borrowing func replace(by next: any Disposable) {
        var unused = next
        held.withLock { held in
            if !isDisposed { swap(&held, &unused) }
        }
        // Disposed outside the lock.
        if !unused.isNop { Unwinding.dispose(unused) }
    }

    borrowing func dispose() {
        var unused = NopDisposable.shared
        held.withLock { held in
            disposed.store(true, ordering: .releasing)
            swap(&held, &unused)
        }
        Unwinding.dispose(unused)
    }

    deinit {
        if isDisposed { return }
        releaseHeld()
    }

    /// Apart from `deinit`, which mostly has nothing to release.
    @inline(never) private borrowing func releaseHeld() {
        var last: (any Disposable)? = NopDisposable.shared
        held.inDeinit { held in
            last = held
            held = NopDisposable.shared
        }
        Unwinding.release(&last)
    }
}
