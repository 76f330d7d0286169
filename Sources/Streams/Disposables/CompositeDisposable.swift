import Synchronization

/// A group of disposables that are disposed together.
///
/// A member that has ended, such as a subscription, is released at the latest when the group would have to grow.
public final class CompositeDisposable: Cancelable {
    /// Identifies one member of a group, to remove it; another group does not know it.
    public struct DisposeKey: Sendable {
        fileprivate let number: Int
        fileprivate let group: ObjectIdentifier
    }

    private struct Member {
        let number: Int
        var disposable: any Disposable
        var isRemoved = false
    }

    /// The members in the order of their numbers; a removed one leaves a gap.
    private struct Members {
        private(set) var list: ContiguousArray<Member> = []
        private var nextNumber = 0
        private var gaps = 0

        init() {
            // An array would grow at each of the first members: to one, two, then four.
            list.reserveCapacity(4)
        }

        var count: Int { list.count - gaps }

        var mayKeepEnded: Bool { list.mayKeepEnded }

        mutating func takeEnded() -> ContiguousArray<Member> {
            let ended = list.takeEnded { $0.isRemoved || $0.disposable.hasEnded }
            // A search has taken the gaps out, too.
            if !ended.isEmpty { gaps = 0 }
            return ended
        }

        /// Returns the number of the member.
        mutating func insert(_ disposable: any Disposable) -> Int {
            defer { nextNumber += 1 }
            list.append(Member(number: nextNumber, disposable: disposable))
            return nextNumber
        }

        /// Moves the member with `number` to `removed`.
        mutating func remove(_ number: Int, to removed: inout any Disposable) -> Bool {
            let index = index(of: number)
            guard index < list.count, list[index].number == number, !list[index].isRemoved else { return false }
            swap(&list[index].disposable, &removed)
            list[index].isRemoved = true
            gaps += 1
            while let last = list.indices.last, list[last].isRemoved {
                list.removeLast()
                gaps -= 1
            }
            if gaps > 32, gaps > list.count / 2 { closeGaps() }
            list.giveUnusedBack()
            return true
        }

        /// The first index whose number is at least `number`.
        private func index(of number: Int) -> Int {
            list.indices.partitioningIndex { list[$0].number >= number }
        }

        private mutating func closeGaps() {
            list.removeAll { $0.isRemoved }
            gaps = 0
        }
    }

    /// The members; nil after disposal.
    private let members: Lock<Members?>
    /// Whether it holds nothing anymore; a hint for a group that it is a member of.
    let hasEnded = Atomic<Bool>(false)

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
    ///
    /// A member that has ended, such as a subscription, counts until it is released.
    public var count: Int { members.withLock { $0?.count ?? 0 } }

    /// Whether the group was disposed.
    public var isDisposed: Bool { members.withLock { $0 == nil } }

    /// Adds a member, or disposes it and returns nil if the group was disposed.
    @discardableResult public func insert(_ disposable: any Disposable) -> DisposeKey? {
        var mayKeepEnded = false
        let number = members.withLock { members in
            let number = members?.insert(disposable)
            mayKeepEnded = members?.mayKeepEnded ?? false
            return number
        }
        if number == nil { disposable.dispose() } else if mayKeepEnded { releaseEnded() }
        return number.map { DisposeKey(number: $0, group: ObjectIdentifier(self)) }
    }

    private func releaseEnded() {
        // Released outside the lock.
        var ended: ContiguousArray<Member>?
        members.withLock { ended = $0?.takeEnded() }
        withExtendedLifetime(ended) {}
    }

    /// Removes a member and disposes it.
    public func remove(for disposeKey: DisposeKey) { removeOnce(disposeKey) }

    /// Removes a member and disposes it; false if it is none of this group, was removed before, or the group was disposed.
    @discardableResult @usableFromInline func removeOnce(_ key: DisposeKey) -> Bool {
        if key.group != ObjectIdentifier(self) { return false }
        var removed = NopDisposable.shared
        let isRemoved = members.withLock { $0?.remove(key.number, to: &removed) ?? false }
        Unwinding.dispose(removed)
        return isRemoved
    }

    /// Disposes all members, oldest first.
    public func dispose() {
        var last: Members?
        members.withLock { swap(&$0, &last) }
        hasEnded.store(true, ordering: .relaxed)
        if let list = last?.list { Unwinding.dispose(list) { $0.disposable.dispose() } }
    }

    deinit { members.inDeinit { Unwinding.release(&$0) } }
}
