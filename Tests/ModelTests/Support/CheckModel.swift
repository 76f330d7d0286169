import Foundation
import StreamsLaws
import Testing

/// The name or base name of the operators to check, from the environment variable `STREAMS_OPERATOR`; otherwise nil.
let selectedOperator = ProcessInfo.processInfo.environment["STREAMS_OPERATOR"]

/// Compares an operator with its model on random programs, and records an issue for a disagreement.
func check(_ candidate: OperatorUnderTest, sourceLocation: SourceLocation = #_sourceLocation) {
    let baseName = candidate.baseName.prefix { $0 != " " }
    guard selectedOperator.map({ $0 == candidate.name || $0 == baseName }) ?? true,
        let disagreement = candidate.disagreement()
    else { return }
    Issue.record(
        """
        \(disagreement.report)
        STREAMS_SEED=\(disagreement.seed) STREAMS_PROGRAMS=1 STREAMS_OPERATOR='\(candidate.name)' \
        swift test --filter '^ModelTests'
        """, sourceLocation: sourceLocation)
}
