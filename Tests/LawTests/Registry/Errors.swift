import Streams

extension Registry {
    @Recipes static var errors: [Recipe] {
        Recipe("CatchOperator.callAsFunction(_:)", sources: 2, closures: 1, handles: [0, 1]) { b in
            b[0].catch { _ in try b.pass(b[1]) }
        }
        Recipe("static ObservableType.catch(sequence:)", sources: 2, handles: [0, 1], traits: .keepsSources) { b in
            Observable.catch(sequence: [b[0], b[1]])
        }
        Recipe("ObservableType.catchAndReturn(_:)", handles: [0]) { b in b[0].catchAndReturn(b.item(9)) }
        Recipe("ObservableType.retry()", handles: [0], traits: [.keepsSources, .endless]) { b in b[0].retry() }
        Recipe("ObservableType.retry(_:)", traits: .keepsSources) { b in b[0].retry(2) }
        Recipe(
            "ObservableType.retry(when:)", "any error", sources: 2, closures: 1, handles: [0, 1], traits: .keepsSources
        ) { b in
            b[0].retry { (errors: Observable<any Error>) in errors.take(1).flatMap { _ in try b.pass(b[1]) } }
        }
        Recipe(
            "ObservableType.retry(when:)", "one type of error", sources: 2, closures: 1, handles: [0, 1],
            traits: .keepsSources
        ) {
            b in b[0].retry { (errors: Observable<LawError>) in errors.take(1).flatMap { _ in try b.pass(b[1]) } }
        }
    }
}
