/// A group of disposables that are disposed together.
public final class CompositeDisposable: Cancelable {
    /// Identifies a member of a group, to remove it.
    public struct DisposeKey: Sendable {
        fileprivate let number: Int
    }

    private struct Members {
        var byNumber: [Int: any Disposable] = [:]
        var nextNumber = 0

        mutating func insert(_ disposable: any Disposable) -> DisposeKey {
            defer { nextNumber += 1 }
            byNumber[nextNumber] = disposable
            return DisposeKey(number: nextNumber)
        }
    }

    /// The members; nil once the group was disposed.
    private let members: Lock<Members?>

    /// A group of the given disposables.
    public init(disposables: [any Disposable]) {
        var members = Members()
        for disposable in disposables { _ = members.insert(disposable) }
        self.members = Lock(members)
    }

    /// An empty group.
    public convenience init() { self.init(disposables: []) }

    /// A group of two.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// A group of three.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// A group of four or more.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// How many members there are; 0 once the group was disposed.
    public var count: Int { members.withLock { $0?.byNumber.count ?? 0 } }

    /// Whether the group was disposed.
    public var isDisposed: Bool { members.withLock { $0 == nil } }

    /// Adds a member.
    ///
    /// When the group was disposed, the member is disposed at once and there is no key.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = members.withLock { $0?.insert(disposable) }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a member and disposes it.
    public func remove(for disposeKey: DisposeKey) {
        let member = members.withLock { $0?.byNumber.removeValue(forKey: disposeKey.number) }
        member?.dispose()
    }

    /// Disposes all members, oldest first.
    public func dispose() {
        let taken = members.withLock { members in
            defer { members = nil }
            return members
        }
        let oldestFirst = taken?.byNumber.sorted { $0.key < $1.key } ?? []
        for member in oldestFirst { member.value.dispose() }
    }
}
