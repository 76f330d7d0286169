extension StreamGraph {
    /// The graph as a Mermaid flowchart, from the sources to the subscribers.
    ///
    /// Of more than five subscriptions that are alike the first five are shown.
    public var mermaid: String {
        let nodes = GraphOutline(self).nodes
        let shown = Set(nodes.map(\.subscription.id))
        var text = "flowchart LR\n"
        for node in nodes {
            let subscription = node.subscription
            let more = node.omitted == 0 ? [] : ["and \(node.omitted) more"]
            let label = (lines(of: subscription) + more).map(\.xmlEscaped).joined(separator: "<br>")
            text += "    s\(subscription.id)[\"\(label)\"]\n"
            if let parent = subscription.parent, shown.contains(parent) {
                text += "    s\(subscription.id) --> s\(parent)\n"
            }
        }
        return text
    }
}
