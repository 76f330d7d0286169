import StreamsTest
import TestSupport
import Testing

@Suite(.noLeaks) struct GeneratorTests {
    @Test func theSameSeedGivesTheSameProgram() {
        let needs = Needs(sources: 1...4, clients: 1...4, parameters: [.count, .span])
        func programs(_ seeds: ClosedRange<UInt64>) -> [String] {
            seeds.map { seed in
                var generator = Generator(seed: seed, for: "name", needs)
                let program = generator.program()
                // Equal dictionaries need not be in the same order.
                let parameters = program.parameters.sorted { $0.key < $1.key }
                return "\(program.sources) \(program.clients) \(parameters) \(program.jobs)"
            }
        }
        #expect(programs(1...20) == programs(1...20))
        #expect(Set(programs(1...20)).count == 20)
    }

    /// The first numbers of the published generator.
    @Test func theNumbersAreThoseOfTheGenerator() {
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
