import Streams
import StreamsLaws

extension Registry {
    @Operators static var errors: [OperatorUnderTest] {
        OperatorUnderTest("CatchOperator.callAsFunction(_:)", sources: 2, closures: 1, handlingErrorsOf: [0, 1]) {
            inputs in
            inputs[0].catch { _ in try inputs.pass(inputs[1]) }
        }
        OperatorUnderTest(
            "static ObservableType.catch(sequence:)", sources: 2, handlingErrorsOf: [0, 1], traits: .retainsSources
        ) { inputs in
            Observable.catch(sequence: [inputs[0], inputs[1]])
        }
        OperatorUnderTest("ObservableType.catchAndReturn(_:)", handlingErrorsOf: [0]) { inputs in
            inputs[0].catchAndReturn(inputs.element(9))
        }
        OperatorUnderTest(
            "ObservableType.retry()", handlingErrorsOf: [0], traits: [.retainsSources, .resubscribesEndlessly]
        ) { inputs in inputs[0].retry() }
        OperatorUnderTest("ObservableType.retry(_:)", traits: .retainsSources) { inputs in inputs[0].retry(2) }
        OperatorUnderTest(
            "ObservableType.retry(when:)", "any error", sources: 2, closures: 1, handlingErrorsOf: [0, 1],
            traits: .retainsSources
        ) { inputs in
            inputs[0].retry { (errors: Observable<any Error>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
        OperatorUnderTest(
            "ObservableType.retry(when:)", "one type of error", sources: 2, closures: 1, handlingErrorsOf: [0, 1],
            traits: .retainsSources
        ) {
            inputs in
            inputs[0].retry { (errors: Observable<LawError>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
    }
}
