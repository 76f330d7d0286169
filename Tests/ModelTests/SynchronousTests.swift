import TestSupport
import Testing

/// Whether synchronous sources alternate, however they are nested.
@Suite(.noLeaks) struct SynchronousTests {
    @Test func treesAgree() {
        guard selectedOperator == nil || selectedOperator == "synchronous" else { return }
        for number in 0..<ModelSettings.programs {
            let seed = ModelSettings.seed &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            let tree = Tree.random(depth: 1 + number % 4, &random)
            guard disagrees(tree) else { continue }
            var smallest = tree
            while let smaller = smallest.simpler.first(where: disagrees) { smallest = smaller }
            Issue.record(
                """
                \(smallest)
                expected \(SynchronousModel.events(of: smallest).joined(separator: " "))
                actual   \(events(of: smallest).joined(separator: " "))
                STREAMS_SEED=\(seed) STREAMS_PROGRAMS=1 STREAMS_OPERATOR=synchronous swift test --filter '^ModelTests'
                """)
            return
        }
    }

    private func disagrees(_ tree: Tree) -> Bool { events(of: tree) != SynchronousModel.events(of: tree) }

    private func events(of tree: Tree) -> [String] {
        let log = Lock<[String]>([])
        _ = tree.observable.subscribe { event in
            let text: String =
                switch event {
                case .next(let element): "\(element)"
                case .completed: "C"
                case .error: "!"
                }
            log.withLock { $0.append(text) }
        }
        return log.value
    }
}
