import Streams
import StreamsLaws

extension Registry {
    @Operators static var creating: [OperatorUnderTest] {
        OperatorUnderTest("static ObservableType.create(_:)", closures: 1, nonThrowing: [0]) { inputs in
            Observable.create { inputs.note(inputs[0].subscribe($0)) }
        }
        OperatorUnderTest("static ObservableType.deferred(_:)", closures: 1) { inputs in
            Observable.deferred { try inputs.pass(inputs[0]) }
        }
        OperatorUnderTest("static ObservableType.empty()", sources: 0, traits: .emitsNoElement) { _ in
            Observable<Int>.empty()
        }
        OperatorUnderTest("static ObservableType.error(_:)", sources: 0, traits: [.requiresElement, .emitsNoElement]) {
            _ in
            Observable<Int>.error(RxError.unknown)
        }
        OperatorUnderTest("static ObservableType.from(_:scheduler:)", "array", sources: 0) { inputs in
            Observable.from([inputs.element(1), inputs.element(2)])
        }
        OperatorUnderTest("static ObservableType.from(_:scheduler:)", "sequence", sources: 0) { inputs in
            Observable.from(AnySequence([inputs.element(1), inputs.element(2)]))
        }
        OperatorUnderTest("static ObservableType.from(_:scheduler:)", "on a scheduler", sources: 0, traits: .variant) {
            inputs in
            Observable.from([inputs.element(1), inputs.element(2)], scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static ObservableType.from(optional:)", sources: 0) { inputs in
            Observable.from(optional: inputs.element(1))
        }
        OperatorUnderTest("static ObservableType.from(optional:scheduler:)", sources: 0) { inputs in
            Observable.from(optional: inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest(
            "static ObservableType.generate(initialState:condition:scheduler:iterate:)", sources: 0, closures: 2
        ) {
            inputs in
            Observable.generate(
                initialState: 0, condition: { try inputs.pass($0 < 3) }, iterate: { try inputs.pass($0 + 1, 1) })
        }
        OperatorUnderTest("static ObservableType.interval(_:scheduler:)", sources: 0, traits: .neverTerminates) {
            inputs in
            Observable<Int>.interval(.seconds(10), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static ObservableType.just(_:)", sources: 0) { inputs in Observable.just(inputs.element(1)) }
        OperatorUnderTest("static ObservableType.just(_:scheduler:)", sources: 0) { inputs in
            Observable.just(inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static ObservableType.never()", sources: 0, traits: [.neverTerminates, .emitsNoElement]) {
            _ in
            Observable<Int>.never()
        }
        OperatorUnderTest("static ObservableType.of(_:scheduler:)", sources: 0) { inputs in
            Observable.of(inputs.element(1), inputs.element(2))
        }
        OperatorUnderTest("static ObservableType.range(start:count:scheduler:)", sources: 0) { _ in
            Observable.range(start: 1, count: 3)
        }
        OperatorUnderTest("static ObservableType.repeatElement(_:scheduler:)", sources: 0, traits: .neverTerminates) {
            inputs in
            Observable.repeatElement(inputs.element(1), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static ObservableType.timer(_:period:scheduler:)", sources: 0) { inputs in
            Observable<Int>.timer(.seconds(10), scheduler: inputs.scheduler)
        }
        OperatorUnderTest(
            "static ObservableType.timer(_:period:scheduler:)", "with a period", sources: 0,
            traits: [.variant, .neverTerminates]
        ) {
            inputs in Observable<Int>.timer(.seconds(10), period: .seconds(5), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("static ObservableType.using(_:observableFactory:)", closures: 2) { inputs in
            Observable.using(inputs.resource, observableFactory: { _ in try inputs.pass(inputs[0], 1) })
        }
    }
}
