import Streams
import StreamsLaws

extension Registry {
    @Operators static var timing: [OperatorUnderTest] {
        observable("buffer(timeSpan:count:scheduler:)", traits: .emitsByTimer) {
            $0[0].buffer(timeSpan: .seconds(15), count: 2, scheduler: $0.scheduler)
        }
        observable("buffer(count:skip:)") { $0[0].buffer(count: 2) }
        observable("buffer(count:skip:)", "overlapping", traits: .variant) { $0[0].buffer(count: 2, skip: 1) }
        observable("buffer(until:)", sources: 2) { $0[0].buffer(until: $0[1]) }
        observable("debounce(_:scheduler:)") { $0[0].debounce(.seconds(5), scheduler: $0.scheduler) }
        observable("debounce(_:scheduler:)", "pending at the end", traits: .variant) {
            $0[0].debounce(.seconds(15), scheduler: $0.scheduler)
        }
        observable("debounce(_:edges:scheduler:onDrop:)", closures: 1, nonThrowing: [0]) { inputs in
            inputs[0].debounce(.seconds(15), edges: [.leading, .trailing], scheduler: inputs.scheduler) { _ in
                inputs.note(())
            }
        }
        observable("debounce(_:edges:scheduler:onDrop:)", "leading", closures: 1, nonThrowing: [0], traits: .variant) {
            inputs in
            inputs[0].debounce(.seconds(15), edges: .leading, scheduler: inputs.scheduler) { _ in inputs.note(()) }
        }
        observable("delay(when:)", sources: 2, closures: 1) { inputs in
            inputs[0].delay { _ in try inputs.pass(inputs[1]) }
        }
        observable("delay(_:scheduler:)") { $0[0].delay(.seconds(15), scheduler: $0.scheduler) }
        observable("delaySubscription(_:scheduler:)") { $0[0].delaySubscription(.seconds(15), scheduler: $0.scheduler) }
        observable("observe(on:)") { $0[0].observe(on: $0.scheduler) }
        observable("subscribe(on:)", traits: .releasesOnScheduler) { $0[0].subscribe(on: $0.scheduler) }
        observable("throttle(_:latest:scheduler:)") { $0[0].throttle(.seconds(15), scheduler: $0.scheduler) }
        observable("throttle(_:latest:scheduler:)", "first", traits: .variant) {
            $0[0].throttle(.seconds(15), latest: false, scheduler: $0.scheduler)
        }
        observable("throttle(_:edges:scheduler:onDrop:)", closures: 1, nonThrowing: [0]) { inputs in
            inputs[0].throttle(.seconds(15), edges: .leading, scheduler: inputs.scheduler) { _ in inputs.note(()) }
        }
        observable("throttle(_:edges:scheduler:onDrop:)", "trailing", closures: 1, nonThrowing: [0], traits: .variant) {
            inputs in
            inputs[0].throttle(.seconds(15), edges: .trailing, scheduler: inputs.scheduler) { _ in inputs.note(()) }
        }
        observable("timeout(overall:scheduler:)") { $0[0].timeout(overall: .seconds(60), scheduler: $0.scheduler) }
        observable("timeout(overall:other:scheduler:)", sources: 2, handlingErrorsOf: [1]) {
            $0[0].timeout(overall: .seconds(15), other: $0[1], scheduler: $0.scheduler)
        }
        observable("timeout(_:scheduler:)") { $0[0].timeout(.seconds(60), scheduler: $0.scheduler) }
        observable("timeout(_:other:scheduler:)", sources: 2, handlingErrorsOf: [1]) {
            $0[0].timeout(.seconds(15), other: $0[1], scheduler: $0.scheduler)
        }
        observable("window(until:)", sources: 2) { $0[0].window(until: $0[1]).merge() }
        observable("window(timeSpan:count:scheduler:)", traits: .emitsByTimer) {
            $0[0].window(timeSpan: .seconds(15), count: 2, scheduler: $0.scheduler).merge()
        }
    }
}
