import Streams
import StreamsTest

/// Random graphs of derived properties against a spreadsheet.
enum DerivationLaws {
    static let all = [
        DerivationLaw("P1 Each observer and reader of random graphs receives the values of a spreadsheet") {
            candidate, faults in
            for seed in 1...UInt64(programs) where faults.sentences.isEmpty {
                let program = SpreadsheetProgram(inputs: candidate.inputs, seed: seed)
                let (run, model) = (SpreadsheetRun(program, candidate), SpreadsheetModel(program))
                faults.expect(run.read == model.read, "program \(seed): read \(run.read), not \(model.read)")
                for (number, (received, expected)) in zip(run.received, model.received).enumerated() {
                    faults.expect(
                        received == expected,
                        "program \(seed): observer \(number) received \(received), not \(expected)")
                }
            }
        },
        DerivationLaw("P2 A derivation is computed at most once for each change of its inputs, if it is used") {
            candidate, faults in
            for seed in 1...UInt64(programs) where faults.sentences.isEmpty {
                let program = SpreadsheetProgram(inputs: candidate.inputs, seed: seed)
                let (run, model) = (SpreadsheetRun(program, candidate), SpreadsheetModel(program))
                var last: [Int: Int] = [:]
                for (cell, transaction) in run.computed {
                    let inputs = program.sheet.formulas[cell - program.sheet.roots].inputs
                    func values(_ transaction: Int) -> [Int] { inputs.map { model.rows[transaction][$0] } }
                    if let last = last.updateValue(transaction, forKey: cell) {
                        faults.expect(
                            last < transaction && (last + 1...transaction).contains { values($0) != values(last) },
                            "program \(seed): cell \(cell) is computed after the transactions \(last) and \(transaction)"
                        )
                    }
                }
                let used = program.used
                faults.expect(
                    run.computed.allSatisfy { used.contains($0.cell) },
                    "program \(seed): a cell without use is computed")
            }
        },
        DerivationLaw("P3 Among threads, observers receive each transaction in order, and readers one of them") {
            candidate, faults in
            var round: UInt64 = 0
            let fault = faultOfRace("a spreadsheet among threads", rounds: 100, limit: 150) {
                // An exploration repeats the same round.
                round = canExploreInterleavings ? 1 : round + 1
                prepare(candidate, seed: round, $0)
            }
            if let fault { faults.expect(false, fault) }
        },
    ]

    private static let programs = 100

    /// Each transaction increments the first root, and sets the others to numbers that follow from it.
    private static func prepare(_ candidate: DerivationUnderTest, seed: UInt64, _ round: Round) {
        var random = SplitMix64(seed: seed)
        let size = canExploreInterleavings ? 2...2 : 1...8
        let sheet = Spreadsheet(inputs: candidate.inputs, size: size, using: &random)
        let repetitions = canExploreInterleavings ? 1 : 20
        @Sendable func roots(_ transaction: Int) -> [Int] { (0..<sheet.roots).map { transaction / ($0 + 1) } }
        let properties = roots(0).map { MutableProperty($0) }
        let row = Property.combine(sheet.properties(candidate, roots: properties)) { $0 }
        let (received, read) = (Recorder<[Int]>(), Recorder<[Int]>())
        let subscription = row.asObservable().subscribe(onNext: { received.record($0) })
        for thread in ["first", "second"] {
            round.thread("\(thread) writer") {
                for _ in 0..<repetitions {
                    Property.transaction { changes in
                        let next = roots(changes[properties[0]] + 1)
                        for (property, value) in zip(properties, next) { changes[property] = value }
                    }
                }
            }
        }
        round.thread("reader") { for _ in 0..<repetitions { read.record(row.value) } }
        round.after {
            subscription.dispose()
            let rows = (0...2 * repetitions).map { sheet.row(roots($0)) }
            round.expect(received.values == rows, "received \(received.values), not \(rows)")
            round.expect(read.values.allSatisfy(rows.contains), "read \(read.values), of \(rows)")
            round.expect(
                read.values.map { $0[0] } == read.values.map { $0[0] }.sorted(), "read in the order \(read.values)")
        }
    }
}

extension SpreadsheetProgram {
    /// The cells that are read or observed, and those that they are derived from.
    fileprivate var used: Set<Int> {
        var used = Set(
            steps.compactMap { step -> Int? in
                switch step {
                case .read(let cell): cell
                case .observe(let observer): observer.cell
                case .set, .dispose: nil
                }
            })
        for cell in (sheet.roots..<sheet.cells).reversed() where used.contains(cell) {
            used.formUnion(sheet.formulas[cell - sheet.roots].inputs)
        }
        return used
    }
}
