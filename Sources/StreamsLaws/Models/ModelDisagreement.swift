import Streams

/// A random program on which an operator differs from its model.
///
///     let pairs = OperatorUnderTest("pairs()") { inputs in
///         inputs[0].flatMap { Observable.from([$0.value, $0.value]) }
///     } model: { inputs -> Timeline<Int> in
///         inputs[0].each { element, output in output += [element, element] }
///     }
///     if let disagreement = pairs.disagreement(programs: 10_000, seed: 42) { print(disagreement) }
public struct ModelDisagreement: Error, CustomStringConvertible {
    /// The smallest program that was found, its marbles, and the expected and actual outcome.
    public let report: String
    /// The seed that generates the program first.
    public let seed: UInt64

    /// The report, and how to repeat the program.
    public var description: String {
        """
        \(report)
        To run only this program: disagreement(programs: 1, seed: \(seed))
        or, for the law: STREAMS_PROGRAMS=1 STREAMS_SEED=\(seed) swift test
        """
    }
}

extension OperatorUnderTest {
    /// Runs random programs on the operator and its model, and returns the first one on which they differ.
    ///
    /// The program is shrunk: events, sources, observers and parameters are removed or simplified as long as the operator
    /// and its model differ. The same seed gives the same programs. The environment variables `STREAMS_PROGRAMS` and
    /// `STREAMS_SEED` set the defaults.
    ///
    /// - Parameters:
    ///   - programs: The number of programs; by default 200.
    ///   - seed: The seed of the first program; each of the others has the next number.
    /// - Returns: A disagreement; nil if there is none, or if the operator has no model.
    public func disagreement(programs: Int? = nil, seed: UInt64? = nil) -> ModelDisagreement? {
        require((programs ?? 0) >= 0, "disagreement(programs:seed:) needs a number that is not negative.")
        guard let model else { return nil }
        return LateErrors.ignored {
            for number in 0..<(programs ?? ModelSettings.programs) {
                let seed = (seed ?? ModelSettings.seed) &+ UInt64(number)
                var generator = ProgramGenerator(for: self, model, seed: seed)
                let program = generator.program()
                guard differs(from: model, on: program) else { continue }
                let smallest = program.shrunk(for: self) { differs(from: model, on: $0) }
                return ModelDisagreement(report: report(smallest, model, number: number + 1), seed: seed)
            }
            return nil
        }
    }

    private func differs(from model: OperatorModel, on program: Program) -> Bool {
        var expected = model.outcome(of: program)
        var actual = program.outcome(of: self, model.makeSubject)
        if model.runsAreSeparate { (expected, actual) = (expected.separated, actual.separated) }
        if model.options.subscribesForElements, program.observers.contains(where: { !$0.nestedSends.isEmpty }) {
            return expected.withoutMomentarySubscriptions != actual.withoutMomentarySubscriptions
        }
        return expected != actual
    }

    private func report(_ program: Program, _ model: OperatorModel, number: Int) -> String {
        let expected = model.outcome(of: program)
        let actual = program.outcome(of: self, model.makeSubject)
        let parameters = program.parameters.description.joined(separator: ", ")
        let calls = program.throwing.sorted { $0.key < $1.key }.map { closure, call in
            "closure \(closure) throws at " + (program.subscribesSeveralTimes ? "each call" : "call \(call)")
        }
        let lines =
            ["\(testDescription) differs from its model in program \(number)."]
            + (parameters.isEmpty ? [] : ["parameters: \(parameters)"]) + calls
            + [ProgramChart(program, expected: expected, actual: actual).text]
        return lines.joined(separator: "\n")
    }
}
