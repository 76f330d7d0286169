import Streams

// A helper with the name of an operator that is not in the vocabulary.

extension ObservableType where Element: Sendable {
    func pairwise() -> Observable<(Element, Element)> {
        let source = asObservable().share()
        return Observable.zip(source, source.skip(1)) { ($0, $1) }
    }
}

func addedOperators(_ numbers: Observable<Int>) {
    // any error: ambiguous use of 'pairwise()'
    _ = numbers.pairwise()
}
