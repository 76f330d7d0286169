import TestSupport

extension Registry {
    /// The ways of the library to derive a property.
    static let derivationsUnderTest = [
        DerivationUnderTest("map(_:)", inputs: 1) { inputs, compute in inputs[0].map { compute([$0]) } },
        DerivationUnderTest("combine(_:transform:)", inputs: 3) { inputs, compute in
            Property.combine(inputs[0], inputs[1], inputs[2]) { compute([$0, $1, $2]) }
        },
        DerivationUnderTest("combine(_:transform:) of an array", inputs: 4) { inputs, compute in
            Property.combine(inputs, transform: compute)
        },
    ]
}
