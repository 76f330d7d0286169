import TestSupport

/// The inputs of operators of numbers.
extension OperatorInputs {
    var sources: [Observable<Int>] { (0..<sourceCount).map { self[$0].map(\.value) } }
    var source: Observable<Int> { sources[0] }
    var others: [Observable<Int>] { Array(sources.dropFirst()) }

    /// Returns one of the other sources, chosen by an element.
    func other(for element: Int) -> Observable<Int> { others[element % others.count] }

    func span(_ parameter: OperatorUnderTest.Parameter = .span) -> RxTimeInterval { .seconds(self[parameter]) }
}

extension ModelInputs {
    /// Returns one of the other sources, chosen by an element.
    func other(for element: Int, from instant: VirtualInstant) -> Timeline<Int> {
        source(1 + element % (indices.count - 1), from: instant)
    }
}

extension OperatorUnderTest.Parameter {
    static let count = OperatorUnderTest.Parameter("count", 0...4)
    static let span = OperatorUnderTest.Parameter("span", 0...9)
}
