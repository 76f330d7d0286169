import Streams
import Testing

/// A way to derive a property from others, on which the laws are checked.
///
///     extension Property where Value == Int {
///         func scaled(by factor: Property<Int>, _ scale: @escaping @Sendable (Int, Int) -> Int) -> Property<Int> {
///             Property.combine(self, factor, transform: scale)
///         }
///     }
///
///     @Suite(.noLeaks) @MainActor struct ScaledLaws {
///         let scaled = DerivationUnderTest("scaled(by:_:)", inputs: 2) { inputs, compute in
///             inputs[0].scaled(by: inputs[1]) { compute([$0, $1]) }
///         }
///
///         @Test(arguments: DerivationLaw.all) func laws(law: DerivationLaw) async { await law.check(scaled) }
///     }
public struct DerivationUnderTest: Sendable, CustomTestStringConvertible {
    /// The name of the derivation.
    public let testDescription: String
    let inputs: Int
    let derive: @Sendable ([Property<Int>], @escaping @Sendable ([Int]) -> Int) -> Property<Int>

    /// Creates a derivation under test.
    ///
    /// - Parameters:
    ///   - name: The name of the derivation.
    ///   - inputs: The number of properties that it is derived from.
    ///   - derive: Derives a property from as many inputs. Its value has to be what the second argument returns for the
    ///     values of the inputs.
    public init(
        _ name: String, inputs: Int,
        derive: @escaping @Sendable ([Property<Int>], @escaping @Sendable ([Int]) -> Int) -> Property<Int>
    ) {
        require(inputs >= 0, "DerivationUnderTest needs a number of inputs that is not negative.")
        testDescription = name
        self.inputs = inputs
        self.derive = derive
    }
}

/// A law for derived properties.
public typealias DerivationLaw = Law<DerivationUnderTest>

extension DerivationLaw {
    /// Every law for derived properties: random graphs and transactions against a spreadsheet, with one thread and several.
    public static var all: [DerivationLaw] { DerivationLaws.all }
}
