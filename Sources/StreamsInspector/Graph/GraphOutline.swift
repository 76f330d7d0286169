/// The trees of a graph, with a limit for what is alike.
struct GraphOutline {
    struct Node {
        let subscription: StreamGraph.Subscription
        let depth: Int
        /// The subscriptions like this one, made by the same one, that are left out after it.
        let omitted: Int
    }

    /// The nodes from top to bottom, each subscriber followed by the operators above it.
    let nodes: [Node]

    private static let alike = 5

    init(_ graph: StreamGraph) {
        let ids = Set(graph.subscriptions.map(\.id))
        var sources = Dictionary(grouping: graph.subscriptions) { subscription in
            subscription.parent.flatMap { ids.contains($0) ? $0 : nil }
        }
        var nodes: [Node] = []
        /// Not a recursion: a chain may be long.
        var rest = Self.shown(sources[nil] ?? []).map { (node: $0, depth: 0) }
        while let (node, depth) = rest.popLast() {
            nodes.append(Node(subscription: node.subscription, depth: depth, omitted: node.omitted))
            // Taken once: in a decoded graph, several subscriptions may have one id, and one may be its own parent.
            rest += Self.shown(sources.removeValue(forKey: node.subscription.id) ?? []).map { ($0, depth + 1) }
        }
        self.nodes = nodes
    }

    /// The first subscriptions of each call, the last one first.
    private static func shown(
        _ subscriptions: [StreamGraph.Subscription]
    ) -> [(subscription: StreamGraph.Subscription, omitted: Int)] {
        let groups = Dictionary(grouping: subscriptions) { Kind(name: $0.name, site: $0.site) }
        return groups.values.flatMap { group in
            group.prefix(alike).enumerated().map { index, subscription in
                (subscription, index == alike - 1 ? group.count - alike : 0)
            }
        }
        .sorted { $0.subscription.id > $1.subscription.id }
    }

    private struct Kind: Hashable {
        let name: String?
        let site: CallSite?
    }
}
