import Streams

extension OperatorUnderTest {
    /// A number that an operator is built from, such as a count or a time span in seconds; random programs vary it.
    ///
    ///     let size = OperatorUnderTest.Parameter("size", 1...4)
    ///     let chunks = OperatorUnderTest("chunks(of:)", parameters: [size]) { inputs in
    ///         inputs[0].buffer(timeSpan: .seconds(1_000), count: inputs[size], scheduler: inputs.scheduler)
    ///     } model: { inputs -> Timeline<[Int]> in
    ///         var chunk: [Int] = []
    ///         return inputs[0].each { element, output in
    ///             chunk.append(element)
    ///             guard chunk.count == inputs[size] else { return }
    ///             output.append(chunk)
    ///             chunk = []
    ///         } completed: { output in
    ///             output.append(chunk)
    ///         }
    ///     }
    public struct Parameter: Sendable {
        let name: String
        let range: ClosedRange<Int>
        let simplest: Int
        let inLaws: Int

        /// Creates a parameter.
        ///
        /// - Parameters:
        ///   - name: The name of the parameter, unique among those of an operator.
        ///   - range: The values in random programs.
        ///   - simplest: The value that shrinking prefers; by default the lower bound.
        ///   - inLaws: The value when laws are checked; by default the middle of the range.
        public init(_ name: String, _ range: ClosedRange<Int>, simplest: Int? = nil, inLaws: Int? = nil) {
            self.name = name
            self.range = range
            self.simplest = simplest ?? range.lowerBound
            // Not half the sum, which may be too large an integer.
            self.inLaws = inLaws ?? range.lowerBound &+ Int(range.width / 2)
        }
    }
}

extension ClosedRange<Int> {
    /// The distance between the bounds, which may be larger than the largest integer.
    fileprivate var width: UInt { UInt(bitPattern: upperBound &- lowerBound) }
}

/// The values of the parameters of an operator, by name.
package struct ParameterValues: Equatable, Sendable {
    private var values: [String: Int] = [:]

    init(_ values: [String: Int] = [:]) { self.values = values }

    /// Creates the values with which laws are checked.
    package init(inLaws parameters: [OperatorUnderTest.Parameter]) {
        for parameter in parameters { values[parameter.name] = parameter.inLaws }
    }

    subscript(_ parameter: OperatorUnderTest.Parameter) -> Int {
        get {
            guard let value = values[parameter.name] else {
                programmerError(
                    "\"\(parameter.name)\" is not a parameter of this operator: add it to `parameters`.")
            }
            return value
        }
        set { values[parameter.name] = newValue }
    }

    /// The values in the order of their names, as in `count 2, span 5`.
    package var description: [String] { values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } }
}
