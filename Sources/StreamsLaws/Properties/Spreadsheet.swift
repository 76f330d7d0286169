import Streams
import StreamsTest

/// A random graph of derivations, and its model: a table in which each cell is a root or has a formula over earlier cells.
struct Spreadsheet: Sendable {
    struct Formula: Sendable {
        let inputs: [Int]
        let factor: Int
        /// A small number: results are often equal to the previous one.
        let modulus: Int

        func compute(_ values: [Int]) -> Int {
            values.enumerated().reduce(0) { $0 + ($1.offset + factor) * $1.element } % modulus
        }
    }

    let roots: Int
    let formulas: [Formula]

    var cells: Int { roots + formulas.count }

    /// - Parameter inputs: The number of inputs of each formula.
    init(inputs: Int, size: ClosedRange<Int>, using random: inout SplitMix64) {
        let roots = Int.random(in: 1...4, using: &random)
        self.roots = roots
        formulas = (0..<Int.random(in: size, using: &random)).map { place in
            Formula(
                inputs: (0..<inputs).map { _ in Int.random(in: 0..<roots + place, using: &random) },
                factor: Int.random(in: 1...3, using: &random), modulus: Int.random(in: 2...12, using: &random))
        }
    }

    /// Returns the values of all cells.
    func row(_ roots: [Int]) -> [Int] {
        formulas.reduce(into: roots) { row, formula in row.append(formula.compute(formula.inputs.map { row[$0] })) }
    }

    /// Makes the properties of all cells.
    ///
    /// - Parameter computed: Called with the number of a cell when it is computed.
    func properties(
        _ candidate: DerivationUnderTest, roots: [MutableProperty<Int>],
        computed: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> [Property<Int>] {
        formulas.reduce(into: roots) { cells, formula in
            let cell = cells.count
            cells.append(
                candidate.derive(formula.inputs.map { cells[$0] }) { values in
                    computed(cell)
                    return formula.compute(values)
                })
        }
    }
}
