/// Makes disposables.
public struct Disposables {
    private init() {}

    /// A disposable without anything to dispose.
    public static func create() -> any Disposable { NopDisposable.shared }

    /// A disposable that runs an action, at most once, and lets go of it.
    @preconcurrency public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
        ActionDisposable(dispose)
    }

    /// A disposable that disposes two others.
    public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
        create([disposable1, disposable2])
    }

    /// A disposable that disposes three others.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) -> any Cancelable {
        create([disposable1, disposable2, disposable3])
    }

    /// A disposable that disposes several others.
    public static func create(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposables: any Disposable...
    ) -> any Cancelable {
        create([disposable1, disposable2, disposable3] + disposables)
    }

    /// A disposable that disposes several others, in order.
    public static func create(_ disposables: [any Disposable]) -> any Cancelable {
        CompositeDisposable(disposables: disposables)
    }
}

/// Runs an action once.
private final class ActionDisposable: Cancelable {
    private let action: Lock<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) { self.action = Lock(action) }

    var isDisposed: Bool { action.withLock { $0 == nil } }

    func dispose() {
        let action = action.withLock { action in
            defer { action = nil }
            return action
        }
        action?()
    }
}
