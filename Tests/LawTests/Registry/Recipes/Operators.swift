import StreamsLaws

/// Builds a list of operators.
@resultBuilder enum Operators {
    static func buildExpression(_ candidate: OperatorUnderTest) -> [OperatorUnderTest] { [candidate] }
    static func buildExpression(_ candidates: [OperatorUnderTest]) -> [OperatorUnderTest] { candidates }
    static func buildPartialBlock(first: [OperatorUnderTest]) -> [OperatorUnderTest] { first }
    static func buildPartialBlock(
        accumulated: [OperatorUnderTest], next: [OperatorUnderTest]
    ) -> [OperatorUnderTest] { accumulated + next }
}
