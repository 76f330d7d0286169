import StreamsTest
import Testing

/// Runs random programs on an operator and its model, and records an issue for the first on which they disagree.
func check(_ candidate: Operator, sourceLocation: SourceLocation = #_sourceLocation) {
    guard Settings.only == nil || Settings.only == candidate.name else { return }
    for number in 0..<Settings.programs {
        let seed = Settings.seed &+ UInt64(number)
        var generator = Generator(seed: seed, for: candidate.name, candidate.needs)
        let program = generator.program()
        guard candidate.disagrees(on: program) else { continue }
        let smallest = program.reduced(for: candidate)
        Issue.record(
            Comment(rawValue: candidate.report(smallest, seed: seed, number: number)), sourceLocation: sourceLocation)
        return
    }
}

extension Operator {
    func disagrees(on program: Program) -> Bool {
        let (actual, expected) = (run(program), model(program))
        if needs.subscribesForElements, program.clients.contains(where: { !$0.nestedSends.isEmpty }) {
            return actual.withoutMomentarySubscriptions != expected.withoutMomentarySubscriptions
        }
        return actual != expected
    }

    /// All that is needed to understand a disagreement and to see it again.
    func report(_ program: Program, seed: UInt64, number: Int) -> String {
        let parameters = program.parameters.sorted { $0.key < $1.key }.map { "\($0) \($1)" }.joined(separator: ", ")
        return """
            \(name) differs from its model in program \(number + 1).
            parameters: \(parameters.isEmpty ? "none" : parameters)
            \(Marbles(program, expected: model(program), actual: run(program)).text)
            STREAMS_SEED=\(seed) STREAMS_PROGRAMS=1 STREAMS_OPERATOR='\(name)' swift test --filter '^ModelTests'
            """
    }
}
