import Synchronization

/// Functions that create disposables.
public struct Disposables {
    private init() {}

    /// Returns a disposable without effect.
    @inlinable public static func create() -> any Disposable { NopDisposable.shared }

    /// Returns a disposable that runs an action at most once, and releases it.
    @preconcurrency public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
        ActionDisposable(dispose)
    }

    /// Returns a disposable that disposes two others.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        create([disposable1, disposable2])
    }

    /// Returns a disposable that disposes three others.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        create([disposable1, disposable2, disposable3])
    }

    /// Returns a disposable that disposes several others.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        create([disposable1, disposable2, disposable3] + disposables)
    }

    /// Returns a disposable that disposes several others, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        DisposableList(disposables)
    }
}

/// Disposes several disposables once, in order.
final class DisposableList: Cancelable {
    /// Nil after disposal.
    private let disposables: Lock<[any Disposable]?>
    /// Whether it holds nothing anymore; a hint for a group that it is a member of.
    let hasEnded = Atomic<Bool>(false)

    init(_ disposables: [any Disposable]) { self.disposables = Lock(disposables) }

    var isDisposed: Bool { disposables.withLock { $0 == nil } }

    func dispose() {
        let last = disposables.take()
        hasEnded.store(true, ordering: .relaxed)
        if let last { Unwinding.dispose(last) { $0.dispose() } }
    }

    deinit { disposables.inDeinit { Unwinding.release(&$0) } }
}

/// Runs an action once.
///
/// A teardown, since most actions are returned to `create`: its lifetime owns the disposable itself then.
///
/// Sendable by contract: `action` is accessed only under `lock`.
final class ActionDisposable: Teardown, Cancelable, @unchecked Sendable {
    // Not the state of the lock, which would wrap the closure into another one.
    private let lock = Lock()
    @exclusivity(unchecked) private var action: (@Sendable () -> Void)?
    /// Whether it holds nothing anymore; a hint for a group that it is a member of.
    let hasEnded = Atomic<Bool>(false)

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
        super.init()
    }

    var isDisposed: Bool { lock.withLock { action == nil } }

    func dispose() {
        var taken: (@Sendable () -> Void)?
        lock.withLock { swap(&action, &taken) }
        guard let taken else { return }
        hasEnded.store(true, ordering: .relaxed)
        Unwinding.run({ taken() }, later: taken)
    }

    override func run() { dispose() }

    deinit { Unwinding.release(&action) }
}
