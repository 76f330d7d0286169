/// The connected nodes that have one node as an input, in the order of creation.
///
/// A removed node leaves a gap. Gaps are closed when they are more than half, so that the time to remove all nodes is not
/// quadratic.
struct PropertyDependents {
    private struct Entry {
        let id: UInt
        /// Nil in a gap.
        var node: PropertyNode?
    }

    private var entries: ContiguousArray<Entry> = []
    private var gaps = 0

    /// Returns false if the node was inserted before.
    mutating func insert(_ node: PropertyNode) -> Bool {
        let place = place(of: node)
        guard isEntry(of: node, at: place) else {
            entries.insert(Entry(id: node.id, node: node), at: place)
            return true
        }
        if entries[place].node != nil { return false }
        entries[place].node = node
        gaps -= 1
        return true
    }

    mutating func remove(_ node: PropertyNode) {
        let place = place(of: node)
        guard isEntry(of: node, at: place), entries[place].node != nil else { return }
        entries[place].node = nil
        gaps += 1
        guard gaps > entries.count / 2 else { return }
        entries.removeAll { $0.node == nil }
        entries.giveUnusedBack()
        gaps = 0
    }

    /// Returns the nodes that it removes.
    mutating func removeAll() -> [PropertyNode] {
        let nodes = entries.compactMap(\.node)
        self = PropertyDependents()
        return nodes
    }

    func append(to nodes: inout [PropertyNode]) {
        for entry in entries {
            if let node = entry.node { nodes.append(node) }
        }
    }

    private func place(of node: PropertyNode) -> Int {
        entries.indices.partitioningIndex { entries[$0].id >= node.id }
    }

    private func isEntry(of node: PropertyNode, at place: Int) -> Bool {
        place < entries.count && entries[place].id == node.id
    }
}
