#if DEBUG || Tracing
    import Streams

    /// A subscription as it is told to the user.
    struct Step: Sendable {
        let name: String?
        let stack: CallStack
        let isSubscriber: Bool
        /// The number of the subscription to the source that has failed, for operators that subscribe again.
        let attempt: Int

        init(_ subscription: TracedSubscription) {
            name = subscription.name
            stack = subscription.stack
            isSubscriber = subscription.isSubscriber
            attempt = subscription.state.withLock { $0.sources }
        }

        /// A text such as `retry (Search.swift:12), attempt 2`.
        var text: String {
            let site = stack.site
            let call = site.map { "\($0.name) (\($0.place))" } ?? (isSubscriber ? "a subscriber" : "an operator")
            let counts = site?.name.hasPrefix("retry") == true || site?.name.hasPrefix("repeat") == true
            return counts && attempt > 1 ? "\(call), attempt \(attempt)" : call
        }

        /// Texts for the steps of a path; the parts of one call are joined, and a name with the operator that it names.
        static func texts(of path: [Step]) -> [String] {
            CallStack.readSites(of: path.lazy.map(\.stack))
            return path.indices.reduce(into: []) { texts, index in
                let step = path[index]
                if let name = step.name, let named = texts.popLast() {
                    texts.append("\(name.inLine): \(named)")
                } else if index + 1 == path.count || !step.isPart(ofCallOf: path[index + 1]) {
                    texts.append(step.text)
                }
            }
        }

        /// Whether this step is a part of the same call of the client as the step below, or of the operator below.
        func isPart(ofCallOf other: Step) -> Bool {
            name == nil && other.name == nil && stack.isPart(of: other.stack)
        }
    }
#endif
