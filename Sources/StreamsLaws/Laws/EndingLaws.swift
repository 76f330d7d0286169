import Streams

/// The order of termination.
enum EndingLaws {
    static let all = [
        OperatorLaw("G4 A terminal event is delivered, then onDisposed runs, then the teardowns, newest first") {
            candidate, faults in
            let count = candidate.sourceCount
            for script in SourceScript.all(for: candidate) {
                // None of the sources is synchronous, all are, or all except the first.
                for synchronous in [0..<0, 0..<count] + (count > 1 ? [1..<count] : []) {
                    let isEndless = synchronous.contains { source in
                        script.steps(source).contains { candidate.isEndless(after: $0.event) }
                    }
                    if isEndless { continue }
                    let found = EndingRecord.of(candidate, script, synchronous: synchronous).faults
                    let name = synchronous.isEmpty ? script.name : "\(script.name), \(synchronous) synchronously"
                    faults.expect(found.isEmpty, "\(name): \(found.joined(separator: ", "))")
                }
            }
        }
    ]
}
