import Streams
import StreamsLaws

extension Registry {
    @Operators static var combining: [OperatorUnderTest] {
        OperatorUnderTest("AmbOperator.callAsFunction(_:)", sources: 2) { $0[0].amb($0[1]) }
        observable("static amb(_:)", sources: 2) { Observable.amb([$0[0], $0[1]]) }
        OperatorUnderTest("ConcatOperator.callAsFunction()", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.concat()
        }
        OperatorUnderTest("ConcatOperator.callAsFunction(_:)", sources: 2) { $0[0].concat($0[1]) }
        observable("static concat(_:)", "variadic", sources: 2) { Observable.concat($0[0], $0[1]) }
        observable("static concat(_:)", "collection", sources: 2) { Observable.concat([$0[0], $0[1]]) }
        observable("static concat(_:)", "sequence", sources: 2, traits: .retainsSources) {
            Observable.concat([$0[0], $0[1]].makeIterator())
        }
        observable("named(_:)") { $0[0].named("sequence") }
        observable("ifEmpty(default:)") { $0[0].ifEmpty(default: $0.element(9)) }
        observable("ifEmpty(switchTo:)", sources: 2, handlingErrorsOf: [1]) { $0[0].ifEmpty(switchTo: $0[1]) }
        OperatorUnderTest("MergeOperator.callAsFunction()", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.merge()
        }
        OperatorUnderTest("MergeOperator.callAsFunction(maxConcurrent:)", sources: 2) { inputs in
            inputs[0].map { _ in inputs[1] }.merge(maxConcurrent: 1)
        }
        observable("static merge(_:)", "variadic", sources: 2) { Observable.merge($0[0], $0[1]) }
        observable("static merge(_:)", "array", sources: 2) { Observable.merge([$0[0], $0[1]]) }
        observable("static merge(_:)", "collection", sources: 2) { Observable.merge(AnyCollection([$0[0], $0[1]])) }
        observable("pausable(by:buffering:)", sources: 2) { inputs in
            inputs[0].pausable(by: inputs[1].map { $0.value % 2 == 1 })
        }
        observable("pausable(by:buffering:)", "newest", sources: 2, traits: .variant) { inputs in
            inputs[0].pausable(by: inputs[1].map { $0.value % 2 == 1 }, buffering: .newest(2))
        }
        observable("pausable(by:buffering:)", "unbounded", sources: 2, traits: .variant) { inputs in
            inputs[0].pausable(by: inputs[1].map { $0.value % 2 == 1 }, buffering: .unbounded)
        }
        observable("sample(_:defaultValue:)", sources: 2) { $0[0].sample($0[1]) }
        observable("sample(_:defaultValue:)", "with a default", sources: 2, traits: .variant) {
            $0[0].sample($0[1], defaultValue: $0.element(9))
        }
        observable("startWith(_:)") { $0[0].startWith($0.element(9)) }
        observable("switchLatest()", sources: 2) { inputs in inputs[0].map { _ in inputs[1] }.switchLatest() }
        observable("withLatestFrom(_:)", sources: 2) { $0[0].withLatestFrom($0[1]) }
        observable("withLatestFrom(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            inputs[0].withLatestFrom(inputs[1]) { try inputs.pass([$0, $1]) }
        }
        observable("static combineLatest(_:)", sources: 2) { Observable.combineLatest([$0[0], $0[1]]) }
        observable("static combineLatest(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.combineLatest([inputs[0], inputs[1]]) { try inputs.pass($0) }
        }
        observable("static combineLatest(_:_:)", sources: 2) { Observable.combineLatest($0[0], $0[1]) }
        observable("static combineLatest(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.combineLatest(inputs[0], inputs[1]) { try inputs.pass([$0, $1]) }
        }
        observable("static combineLatest(_:_:_:)", sources: 3) { Observable.combineLatest($0[0], $0[1], $0[2]) }
        observable("static combineLatest(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Observable.combineLatest(inputs[0], inputs[1], inputs[2]) { try inputs.pass([$0, $1, $2]) }
        }
        observable("static zip(_:)", sources: 2) { Observable.zip([$0[0], $0[1]]) }
        observable("static zip(_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.zip([inputs[0], inputs[1]]) { try inputs.pass($0) }
        }
        observable("static zip(_:_:)", sources: 2) { Observable.zip($0[0], $0[1]) }
        observable("static zip(_:_:resultSelector:)", sources: 2, closures: 1) { inputs in
            Observable.zip(inputs[0], inputs[1]) { try inputs.pass([$0, $1]) }
        }
        observable("static zip(_:_:_:)", sources: 3) { Observable.zip($0[0], $0[1], $0[2]) }
        observable("static zip(_:_:_:resultSelector:)", sources: 3, closures: 1) { inputs in
            Observable.zip(inputs[0], inputs[1], inputs[2]) { try inputs.pass([$0, $1, $2]) }
        }
    }
}
