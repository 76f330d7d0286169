import Streams
import StreamsLaws

extension Registry {
    @Operators static var creating: [OperatorUnderTest] {
        observable("static create(_:)", closures: 1, nonThrowing: [0]) { inputs in
            Observable.create { inputs.note(inputs[0].subscribe($0)) }
        }
        observable("static deferred(_:)", closures: 1) { inputs in Observable.deferred { try inputs.pass(inputs[0]) } }
        observable("static empty()", sources: 0, traits: .emitsNoElement) { _ in Observable<Int>.empty() }
        observable("static error(_:)", sources: 0, traits: [.requiresElement, .emitsNoElement]) { _ in
            Observable<Int>.error(RxError.unknown)
        }
        observable("static from(_:scheduler:)", "array", sources: 0) {
            Observable.from([$0.element(1), $0.element(2)])
        }
        observable("static from(_:scheduler:)", "sequence", sources: 0) {
            Observable.from([$0.element(1), $0.element(2)].makeIterator())
        }
        observable("static from(_:scheduler:)", "on a scheduler", sources: 0, traits: .variant) {
            Observable.from([$0.element(1), $0.element(2)], scheduler: $0.scheduler)
        }
        observable("static from(optional:)", sources: 0) { Observable.from(optional: $0.element(1)) }
        observable("static from(optional:scheduler:)", sources: 0) {
            Observable.from(optional: $0.element(1), scheduler: $0.scheduler)
        }
        observable("static generate(initialState:condition:scheduler:iterate:)", sources: 0, closures: 2) { inputs in
            Observable.generate(
                initialState: 0, condition: { try inputs.pass($0 < 3) }, iterate: { try inputs.pass($0 + 1, 1) })
        }
        observable("static interval(_:scheduler:)", sources: 0, traits: .neverTerminates) {
            Observable<Int>.interval(.seconds(10), scheduler: $0.scheduler)
        }
        observable("static just(_:)", sources: 0) { Observable.just($0.element(1)) }
        observable("static just(_:scheduler:)", sources: 0) { Observable.just($0.element(1), scheduler: $0.scheduler) }
        observable("static never()", sources: 0, traits: [.neverTerminates, .emitsNoElement]) { _ in
            Observable<Int>.never()
        }
        observable("static of(_:scheduler:)", sources: 0) { Observable.of($0.element(1), $0.element(2)) }
        observable("static range(start:count:scheduler:)", sources: 0) { _ in Observable.range(start: 1, count: 3) }
        observable("static repeatElement(_:scheduler:)", sources: 0, traits: .neverTerminates) {
            Observable.repeatElement($0.element(1), scheduler: $0.scheduler)
        }
        observable("static timer(_:period:scheduler:)", sources: 0) {
            Observable<Int>.timer(.seconds(10), scheduler: $0.scheduler)
        }
        observable(
            "static timer(_:period:scheduler:)", "with a period", sources: 0, traits: [.variant, .neverTerminates]
        ) {
            Observable<Int>.timer(.seconds(10), period: .seconds(5), scheduler: $0.scheduler)
        }
        observable("static using(_:observableFactory:)", closures: 2) { inputs in
            Observable.using(inputs.resource, observableFactory: { _ in try inputs.pass(inputs[0], 1) })
        }
    }
}
