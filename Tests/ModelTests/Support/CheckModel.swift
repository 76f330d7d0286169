import Foundation
import StreamsLaws
import Testing

/// The name or base name of the operators to check, from the environment variable `STREAMS_OPERATOR`; otherwise nil.
let selectedOperator = ProcessInfo.processInfo.environment["STREAMS_OPERATOR"]

/// Compares an operator with its model on random programs, and records an issue for a disagreement.
///
/// - Parameter share: The number of programs as a multiple of the usual one.
func check(_ candidate: OperatorUnderTest, times share: Int = 1, sourceLocation: SourceLocation = #_sourceLocation) {
    let baseName = candidate.baseName.prefix { $0 != " " }
    guard selectedOperator.map({ $0 == candidate.name || $0 == baseName }) ?? true,
        let disagreement = candidate.disagreement(programs: share * ModelSettings.programs)
    else { return }
    Issue.record(
        """
        \(disagreement.report)
        STREAMS_SEED=\(disagreement.seed) STREAMS_PROGRAMS=1 STREAMS_OPERATOR='\(candidate.name)' \
        swift test --filter '^ModelTests'
        """, sourceLocation: sourceLocation)
}
