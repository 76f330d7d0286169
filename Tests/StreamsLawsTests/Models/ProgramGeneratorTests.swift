import TestSupport
import Testing

@Suite(.noLeaks) struct ProgramGeneratorTests {
    private let count = OperatorUnderTest.Parameter("count", 0...4)

    private func candidate(_ programs: ProgramOptions, traits: OperatorUnderTest.Traits = []) -> OperatorUnderTest {
        OperatorUnderTest(
            "source", closures: 2, nonThrowing: [1], traits: traits, parameters: [count], programs: programs
        ) { inputs in
            inputs[0]
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
    }

    private func programs(
        _ seeds: ClosedRange<UInt64>, _ options: ProgramOptions, traits: OperatorUnderTest.Traits = []
    ) throws -> [Program] {
        let candidate = candidate(options, traits: traits)
        let model = try #require(candidate.model)
        return seeds.map { seed in
            var generator = ProgramGenerator(for: candidate, model, seed: seed)
            return generator.program()
        }
    }

    @Test func theSameSeedGivesTheSameProgram() throws {
        func texts() throws -> [String] {
            try programs(1...20, ProgramOptions(observers: 1...4)).map { program in
                let throwing = program.throwing.sorted { $0.key < $1.key }
                return "\(program.sources) \(program.observers) \(program.parameters.description) \(throwing)"
            }
        }
        #expect(try texts() == texts())
        #expect(Set(try texts()).count == 20)
    }

    @Test func everyValueOfAParameterOccurs() throws {
        let values = try programs(1...200, ProgramOptions()).map { $0.parameters.description }
        #expect(Set(values) == Set((0...4).map { ["count \($0)"] }))
    }

    @Test func onlyClosuresThatCanThrowDo() throws {
        let programs = try programs(1...100, ProgramOptions())
        let throwing = programs.map(\.throwing)
        #expect(Set(throwing.flatMap(\.keys)) == [0])
        #expect(throwing.contains([:]))
    }

    @Test func sourcesAreOfTheGivenKinds() throws {
        let all = try programs(1...100, ProgramOptions(sourceKinds: ProgramOptions.SourceKind.allCases))
        #expect(Set(all.flatMap { $0.sources.map(\.kind) }) == Set(ProgramOptions.SourceKind.allCases))
        let cold = try programs(1...100, ProgramOptions(sourceKinds: [.cold]))
        #expect(Set(cold.flatMap { $0.sources.map(\.kind) }) == [.cold])
    }

    @Test func observersJoinLeaveAndComeBack() throws {
        let programs = try programs(1...100, ProgramOptions())
        #expect(Set(programs.map(\.observers.count)) == [1, 2, 3])
        let observers = programs.flatMap(\.observers)
        #expect(observers.contains { $0.subscribed > Program.beginning })
        #expect(observers.contains { $0.disposed < Program.horizon })
        #expect(observers.contains { $0.resubscribes })
        let sharing = try self.programs(1...100, ProgramOptions(), traits: .shares)
        #expect(sharing.allSatisfy { $0.observers.count == 1 })
    }

    @Test func timesAreOftenMultiplesThatDivideAParameter() throws {
        let programs = try programs(1...200, ProgramOptions(sourceKinds: [.cold]))
        let ticks = programs.map { $0.sources[0].events.map(\.time) }
        let areMultiples = ticks.map { ticks in Set(ticks).count > 2 && ticks.allSatisfy { $0.isMultiple(of: 4) } }
        #expect(areMultiples.count { $0 } > 2)
    }

    @Test func noSourceFailsSynchronouslyForEndlessResubscription() throws {
        let options = ProgramOptions(sourceKinds: [.cold, .chained, .synchronous])
        let sources = try programs(1...100, options, traits: .resubscribesEndlessly).flatMap(\.sources)
        #expect(sources.allSatisfy { $0.kind != .synchronous && $0.events.allSatisfy { $0.time > 0 } })
    }
}
