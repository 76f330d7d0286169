import Streams

extension Registry {
    @Recipes static var combining: [Recipe] {
        Recipe("AmbOperator.callAsFunction(_:)", sources: 2) { b in b[0].amb(b[1]) }
        Recipe("static ObservableType.amb(_:)", sources: 2) { b in Observable.amb([b[0], b[1]]) }
        Recipe("ConcatOperator.callAsFunction()", sources: 2) { b in b[0].map { _ in b[1] }.concat() }
        Recipe("ConcatOperator.callAsFunction(_:)", sources: 2) { b in b[0].concat(b[1]) }
        Recipe("static ObservableType.concat(_:)", "variadic", sources: 2) { b in Observable.concat(b[0], b[1]) }
        Recipe("static ObservableType.concat(_:)", "collection", sources: 2) { b in Observable.concat([b[0], b[1]]) }
        Recipe("static ObservableType.concat(_:)", "sequence", sources: 2, traits: .keepsSources) { b in
            Observable.concat(AnySequence([b[0], b[1]]))
        }
        Recipe("ObservableType.ifEmpty(default:)") { b in b[0].ifEmpty(default: b.item(9)) }
        Recipe("ObservableType.ifEmpty(switchTo:)", sources: 2, handles: [1]) { b in b[0].ifEmpty(switchTo: b[1]) }
        Recipe("MergeOperator.callAsFunction()", sources: 2) { b in b[0].map { _ in b[1] }.merge() }
        Recipe("MergeOperator.callAsFunction(maxConcurrent:)", sources: 2) { b in
            b[0].map { _ in b[1] }.merge(maxConcurrent: 1)
        }
        Recipe("static ObservableType.merge(_:)", "variadic", sources: 2) { b in Observable.merge(b[0], b[1]) }
        Recipe("static ObservableType.merge(_:)", "array", sources: 2) { b in Observable.merge([b[0], b[1]]) }
        Recipe("static ObservableType.merge(_:)", "collection", sources: 2) { b in
            Observable.merge(AnyCollection([b[0], b[1]]))
        }
        Recipe("ObservableType.sample(_:defaultValue:)", sources: 2) { b in b[0].sample(b[1]) }
        Recipe("ObservableType.sample(_:defaultValue:)", "with a default", sources: 2, traits: .variant) { b in
            b[0].sample(b[1], defaultValue: b.item(9))
        }
        Recipe("ObservableType.startWith(_:)") { b in b[0].startWith(b.item(9)) }
        Recipe("ObservableType.switchLatest()", sources: 2) { b in b[0].map { _ in b[1] }.switchLatest() }
        Recipe("ObservableType.withLatestFrom(_:)", sources: 2) { b in b[0].withLatestFrom(b[1]) }
        Recipe("ObservableType.withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { b in
            b[0].withLatestFrom(b[1]) { try b.pass([$0, $1]) }
        }
        Recipe("static ObservableType.combineLatest(_:)", sources: 2) { b in Observable.combineLatest([b[0], b[1]]) }
        Recipe("static ObservableType.combineLatest(_:resultSelector:)", sources: 2, closures: 1) { b in
            Observable.combineLatest([b[0], b[1]]) { try b.pass($0) }
        }
        Recipe("static ObservableType.combineLatest(_:_:)", sources: 2) { b in Observable.combineLatest(b[0], b[1]) }
        Recipe("static ObservableType.combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { b in
            Observable.combineLatest(b[0], b[1]) { try b.pass([$0, $1]) }
        }
        Recipe("static ObservableType.combineLatest(_:_:_:)", sources: 3) { b in
            Observable.combineLatest(b[0], b[1], b[2])
        }
        Recipe("static ObservableType.combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { b in
            Observable.combineLatest(b[0], b[1], b[2]) { try b.pass([$0, $1, $2]) }
        }
        Recipe("static ObservableType.zip(_:)", sources: 2) { b in Observable.zip([b[0], b[1]]) }
        Recipe("static ObservableType.zip(_:resultSelector:)", sources: 2, closures: 1) { b in
            Observable.zip([b[0], b[1]]) { try b.pass($0) }
        }
        Recipe("static ObservableType.zip(_:_:)", sources: 2) { b in Observable.zip(b[0], b[1]) }
        Recipe("static ObservableType.zip(_:_:resultSelector:)", sources: 2, closures: 1) { b in
            Observable.zip(b[0], b[1]) { try b.pass([$0, $1]) }
        }
        Recipe("static ObservableType.zip(_:_:_:)", sources: 3) { b in Observable.zip(b[0], b[1], b[2]) }
        Recipe("static ObservableType.zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { b in
            Observable.zip(b[0], b[1], b[2]) { try b.pass([$0, $1, $2]) }
        }
    }
}
