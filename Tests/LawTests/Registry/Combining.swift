import Streams
import StreamsLaws

extension Registry {
    @Operators static var combining: [OperatorUnderTest] {
        OperatorUnderTest("AmbOperator.callAsFunction(_:)", sources: 2) { inputs in inputs[0].amb(inputs[1]) }
        OperatorUnderTest("static ObservableType.amb(_:)", sources: 2) { inputs in
            Observable.amb([inputs[0], inputs[1]])
        }
        OperatorUnderTest("ConcatOperator.callAsFunction()", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.concat()
        }
        OperatorUnderTest("ConcatOperator.callAsFunction(_:)", sources: 2) { inputs in inputs[0].concat(inputs[1]) }
        OperatorUnderTest("static ObservableType.concat(_:)", "variadic", sources: 2) { inputs in
            Observable.concat(inputs[0], inputs[1])
        }
        OperatorUnderTest("static ObservableType.concat(_:)", "collection", sources: 2) { inputs in
            Observable.concat([inputs[0], inputs[1]])
        }
        OperatorUnderTest("static ObservableType.concat(_:)", "sequence", sources: 2, traits: .retainsSources) {
            inputs in
            Observable.concat(AnySequence([inputs[0], inputs[1]]))
        }
        OperatorUnderTest("ObservableType.ifEmpty(default:)") { inputs in inputs[0].ifEmpty(default: inputs.element(9))
        }
        OperatorUnderTest("ObservableType.ifEmpty(switchTo:)", sources: 2, handlingErrorsOf: [1]) { inputs in
            inputs[0].ifEmpty(switchTo: inputs[1])
        }
        OperatorUnderTest("MergeOperator.callAsFunction()", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.merge()
        }
        OperatorUnderTest("MergeOperator.callAsFunction(maxConcurrent:)", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.merge(maxConcurrent: 1)
        }
        OperatorUnderTest("static ObservableType.merge(_:)", "variadic", sources: 2) { inputs in
            Observable.merge(inputs[0], inputs[1])
        }
        OperatorUnderTest("static ObservableType.merge(_:)", "array", sources: 2) { inputs in
            Observable.merge([inputs[0], inputs[1]])
        }
        OperatorUnderTest("static ObservableType.merge(_:)", "collection", sources: 2) { inputs in
            Observable.merge(AnyCollection([inputs[0], inputs[1]]))
        }
        OperatorUnderTest("ObservableType.sample(_:defaultValue:)", sources: 2) { inputs in inputs[0].sample(inputs[1])
        }
        OperatorUnderTest("ObservableType.sample(_:defaultValue:)", "with a default", sources: 2, traits: .variant) {
            inputs in
            inputs[0].sample(inputs[1], defaultValue: inputs.element(9))
        }
        OperatorUnderTest("ObservableType.startWith(_:)") { inputs in inputs[0].startWith(inputs.element(9)) }
        OperatorUnderTest("ObservableType.switchLatest()", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.switchLatest()
        }
        OperatorUnderTest("ObservableType.withLatestFrom(_:)", sources: 2) { inputs in
            inputs[0].withLatestFrom(inputs[1])
        }
        OperatorUnderTest("ObservableType.withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            inputs[0].withLatestFrom(inputs[1]) { try inputs.pass([$0, $1]) }
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:)", sources: 2) { inputs in
            Observable.combineLatest([inputs[0], inputs[1]])
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.combineLatest([inputs[0], inputs[1]]) { try inputs.pass($0) }
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:_:)", sources: 2) { inputs in
            Observable.combineLatest(inputs[0], inputs[1])
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) {
            inputs in
            Observable.combineLatest(inputs[0], inputs[1]) { try inputs.pass([$0, $1]) }
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:_:_:)", sources: 3) { inputs in
            Observable.combineLatest(inputs[0], inputs[1], inputs[2])
        }
        OperatorUnderTest("static ObservableType.combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) {
            inputs in
            Observable.combineLatest(inputs[0], inputs[1], inputs[2]) { try inputs.pass([$0, $1, $2]) }
        }
        OperatorUnderTest("static ObservableType.zip(_:)", sources: 2) { inputs in
            Observable.zip([inputs[0], inputs[1]])
        }
        OperatorUnderTest("static ObservableType.zip(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.zip([inputs[0], inputs[1]]) { try inputs.pass($0) }
        }
        OperatorUnderTest("static ObservableType.zip(_:_:)", sources: 2) { inputs in
            Observable.zip(inputs[0], inputs[1])
        }
        OperatorUnderTest("static ObservableType.zip(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.zip(inputs[0], inputs[1]) { try inputs.pass([$0, $1]) }
        }
        OperatorUnderTest("static ObservableType.zip(_:_:_:)", sources: 3) { inputs in
            Observable.zip(inputs[0], inputs[1], inputs[2])
        }
        OperatorUnderTest("static ObservableType.zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Observable.zip(inputs[0], inputs[1], inputs[2]) { try inputs.pass([$0, $1, $2]) }
        }
    }
}
