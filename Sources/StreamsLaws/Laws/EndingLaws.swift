import Streams

/// The order of termination.
enum EndingLaws {
    static let all = [
        OperatorLaw("G4 A terminal event is delivered, then onDisposed runs, then the teardowns, newest first") {
            candidate, faults in
            let count = candidate.sourceCount
            for script in SourceScript.all(for: candidate) {
                // None of the sources is synchronous, all are, or all except the first.
                for synchronous in [0..<0, 0..<count] + (count > 1 ? [1..<count] : [])
                where !candidate.isEndless(after: script, by: synchronous) {
                    let found = EndingRecord.of(candidate, script, synchronous: synchronous).faults
                    let name = synchronous.isEmpty ? script.name : "\(script.name), \(synchronous) synchronously"
                    faults.expect(found.isEmpty, "\(name): \(found.joined(separator: ", "))")
                }
            }
        }
    ]
}
