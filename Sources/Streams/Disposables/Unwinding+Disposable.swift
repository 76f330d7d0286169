extension Unwinding {
    /// Disposes what another disposable holds.
    @inline(__always) static func dispose(_ disposable: any Disposable) {
        run({ disposable.dispose() }, later: { disposable.dispose() })
    }

    /// Disposes the members of a group, in order.
    @inline(__always) static func dispose<Group: RandomAccessCollection>(
        _ group: Group, by dispose: @escaping (Group.Element) -> Void
    ) where Group.Index == Int {
        // By index: a copy of a disposable is a call through a table of functions.
        run(
            {
                var index = group.startIndex
                while index < group.endIndex {
                    dispose(group[index])
                    index += 1
                }
            }, later: { group.forEach(dispose) })
    }
}
