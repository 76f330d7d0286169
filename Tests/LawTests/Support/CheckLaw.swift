import Foundation
import StreamsLaws
import Testing

extension Registry {
    /// The operators that the environment variable `STREAMS_OPERATOR` selects, such as `map`; otherwise all.
    static let selected: [OperatorUnderTest] = {
        let only = ProcessInfo.processInfo.environment["STREAMS_OPERATOR"]
        return only.map { only in all.filter { $0.baseName == only } } ?? all
    }()
}

/// Checks a law of our own on some operators, and records an issue for each that breaks it.
@MainActor func check(
    _ candidates: [OperatorUnderTest], sourceLocation: SourceLocation = #_sourceLocation,
    _ verify: (OperatorUnderTest, FaultList) -> Void
) {
    let selected = Set(Registry.selected.map(\.testDescription))
    for candidate in candidates where selected.contains(candidate.testDescription) {
        let faults = FaultList()
        verify(candidate, faults)
        if faults.sentences.isEmpty { continue }
        let list = faults.sentences.map { "\n    \($0)" }.joined()
        Issue.record("\(candidate.testDescription):\(list)", sourceLocation: sourceLocation)
    }
    #expect(candidates.count > 10, "The law applies to too few operators.", sourceLocation: sourceLocation)
}
