extension StreamGraph: CustomStringConvertible {
    /// A line for each subscription, indented below the one that made it.
    ///
    /// Of more than five that are alike the first five are shown.
    public var description: String {
        GraphOutline(self).nodes
            .map { node in
                let indentation = String(repeating: "  ", count: node.depth)
                let line = indentation + lines(of: node.subscription).joined(separator: ", ")
                return node.omitted == 0 ? line : "\(line)\n\(indentation)and \(node.omitted) more"
            }
            .joined(separator: "\n")
    }

    /// The text about a subscription in parts: the operator with its name, the place of the call, the counts.
    func lines(of subscription: Subscription) -> [String] {
        let call = subscription.site?.name ?? (subscription.sequence == nil ? "subscriber" : "operator")
        var lines = [subscription.name.map { "\($0.inLine): \(call)" } ?? call]
        if let site = subscription.site { lines.append(site.place) }
        lines.append(subscription.elements == 1 ? "1 element" : "\(subscription.elements) elements")
        if subscription.rate > 0 { lines.append("\(subscription.rate.text(decimals: 1))/s") }
        if let backlog = subscription.backlog, backlog > 0 { lines.append("\(backlog) stored") }
        if let place = subscription.place { lines.append("on \(place.inLine)") }
        lines.append("for \(subscription.age.text(decimals: 1)) s")
        if let count = subscription.sequence.flatMap({ shared[$0] }) { lines.append("1 of \(count) that share it") }
        return lines
    }
}
