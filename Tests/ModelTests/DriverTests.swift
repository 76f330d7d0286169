import TestSupport
import Testing

/// Whether drivers and signals share what they should, among observers that join and leave.
@Suite(.noLeaks) @MainActor struct DriverTests {
    @Test func driversAgree() { check("driver", replay: 1) { $0.events(DriverSharingStrategy.self) } }

    @Test func signalsAgree() { check("signal", replay: 0) { $0.events(SignalSharingStrategy.self) } }

    private func check(_ name: String, replay: Int, _ events: (SharedProgram) -> [String]) {
        guard selectedOperator == nil || selectedOperator == name else { return }
        func disagrees(_ program: SharedProgram) -> Bool {
            events(program) != SharedProgramModel.events(of: program, replay: replay)
        }
        // Each has several operators, so there are more of them than for a single one.
        for number in 0..<5 * ModelSettings.programs {
            let seed = ModelSettings.seed &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            let program = SharedProgram.random(&random)
            guard disagrees(program) else { continue }
            var smallest = program
            while let smaller = smallest.simpler.first(where: disagrees) { smallest = smaller }
            let (expected, actual) = (SharedProgramModel.events(of: smallest, replay: replay), events(smallest))
            let agreed = zip(expected, actual).prefix { $0 == $1 }.count
            Issue.record(
                """
                \(smallest)
                expected \(expected.prefix(agreed + 1).joined(separator: ", "))
                actual   \(actual.prefix(agreed + 1).joined(separator: ", "))
                STREAMS_SEED=\(seed) STREAMS_PROGRAMS=1 STREAMS_OPERATOR=\(name) swift test --filter '^ModelTests'
                """)
            return
        }
    }
}
