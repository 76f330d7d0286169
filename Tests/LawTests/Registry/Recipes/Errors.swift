import Streams
import StreamsLaws

extension Registry {
    @Operators static var errors: [OperatorUnderTest] {
        OperatorUnderTest(
            "CatchOperator.callAsFunction(_:)", sources: 2, closures: 1, handlingErrorsOf: [0, 1]
        ) { inputs in
            inputs[0].catch { _ in try inputs.pass(inputs[1]) }
        }
        observable("static catch(sequence:)", sources: 2, handlingErrorsOf: [0, 1], traits: .retainsSources) {
            Observable.catch(sequence: [$0[0], $0[1]])
        }
        observable("catchAndReturn(_:)", handlingErrorsOf: [0]) { $0[0].catchAndReturn($0.element(9)) }
        observable("retry()", handlingErrorsOf: [0], traits: [.retainsSources, .resubscribesEndlessly]) {
            $0[0].retry()
        }
        observable("retry(_:)", traits: .retainsSources) { $0[0].retry(2) }
        observable("retry(_:scheduler:)", traits: .retainsSources) {
            $0[0].retry(.constant(.seconds(2), attempts: 2), scheduler: $0.scheduler)
        }
        observable(
            "retry(when:)", "any error", sources: 2, closures: 1, handlingErrorsOf: [0, 1], traits: .retainsSources
        ) { inputs in
            inputs[0].retry { (errors: Observable<any Error>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
        observable(
            "retry(when:)", "one type of error", sources: 2, closures: 1, handlingErrorsOf: [0, 1],
            traits: .retainsSources
        ) { inputs in
            inputs[0].retry { (errors: Observable<LawError>) in
                errors.take(1).flatMap { _ in try inputs.pass(inputs[1]) }
            }
        }
    }
}
