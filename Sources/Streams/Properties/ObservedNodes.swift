/// An observed node that a transaction may have changed.
struct ObservedNode {
    let node: PropertyNode
    let observation: PropertyObservation
    /// The box that the transaction has installed in a root; nil if the node is derived.
    let box: AnyPropertyBox?

    /// Returns the box after the transaction `number`.
    func box(at number: UInt) -> AnyPropertyBox { box ?? node.box(at: number) }
}

/// The observed nodes that a transaction may have changed; a single one needs no array.
struct ObservedNodes {
    private(set) var first: ObservedNode?
    private(set) var others: [ObservedNode] = []
    /// Whether a node is derived, so that it is computed from the boxes of the transaction.
    private(set) var needSnapshot = false

    mutating func append(_ node: ObservedNode) {
        if node.box == nil { needSnapshot = true }
        if first == nil { first = node } else { others.append(node) }
    }
}
