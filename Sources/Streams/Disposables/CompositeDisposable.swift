/// A group of disposables that are disposed together.
public final class CompositeDisposable: Cancelable {
    /// Identifies one member of a group, to remove it.
    public struct DisposeKey: Sendable {
        fileprivate let number: Int
    }

    private struct Members {
        var disposables: [Int: any Disposable] = [:]
        var nextNumber = 0

        mutating func insert(_ disposable: any Disposable) -> DisposeKey {
            defer { nextNumber += 1 }
            disposables[nextNumber] = disposable
            return DisposeKey(number: nextNumber)
        }
    }

    /// The members; nil after disposal.
    private let members: Lock<Members?>

    /// Creates a group of the given disposables.
    public init(disposables: [any Disposable]) {
        var members = Members()
        for disposable in disposables { _ = members.insert(disposable) }
        self.members = Lock(members)
    }

    /// Creates an empty group.
    public convenience init() { self.init(disposables: []) }

    /// Creates a group of two.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Creates a group of three.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Creates a group of four or more.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// The number of members; 0 after disposal.
    public var count: Int { members.withLock { $0?.disposables.count ?? 0 } }

    /// Whether the group was disposed.
    public var isDisposed: Bool { members.withLock { $0 == nil } }

    /// Adds a member, or disposes it and returns nil if the group was disposed.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = members.withLock { $0?.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a member and disposes it.
    public func remove(for disposeKey: DisposeKey) {
        members.withLock { $0?.disposables.removeValue(forKey: disposeKey.number) }?.dispose()
    }

    /// Disposes all members, oldest first.
    public func dispose() {
        // Without the dictionary, which would also release the members last, in an order that differs in each run.
        let oldestFirst = members.take()?.disposables.sorted { $0.key < $1.key } ?? []
        for (_, disposable) in oldestFirst { disposable.dispose() }
    }
}
