import Streams
import StreamsLaws

extension Registry {
    @Operators static var timing: [OperatorUnderTest] {
        observable("buffer(timeSpan:count:scheduler:)", traits: .emitsByTimer) {
            $0[0].buffer(timeSpan: .seconds(15), count: 2, scheduler: $0.scheduler)
        }
        observable("debounce(_:scheduler:)") { $0[0].debounce(.seconds(5), scheduler: $0.scheduler) }
        observable("debounce(_:scheduler:)", "pending at the end", traits: .variant) {
            $0[0].debounce(.seconds(15), scheduler: $0.scheduler)
        }
        observable("delay(_:scheduler:)") { $0[0].delay(.seconds(15), scheduler: $0.scheduler) }
        observable("delaySubscription(_:scheduler:)") { $0[0].delaySubscription(.seconds(15), scheduler: $0.scheduler) }
        observable("observe(on:)") { $0[0].observe(on: $0.scheduler) }
        observable("subscribe(on:)", traits: .releasesOnScheduler) { $0[0].subscribe(on: $0.scheduler) }
        observable("throttle(_:latest:scheduler:)") { $0[0].throttle(.seconds(15), scheduler: $0.scheduler) }
        observable("throttle(_:latest:scheduler:)", "first", traits: .variant) {
            $0[0].throttle(.seconds(15), latest: false, scheduler: $0.scheduler)
        }
        observable("timeout(_:scheduler:)") { $0[0].timeout(.seconds(60), scheduler: $0.scheduler) }
        observable("timeout(_:other:scheduler:)", sources: 2, handlingErrorsOf: [1]) {
            $0[0].timeout(.seconds(15), other: $0[1], scheduler: $0.scheduler)
        }
        observable("window(timeSpan:count:scheduler:)", traits: .emitsByTimer) {
            $0[0].window(timeSpan: .seconds(15), count: 2, scheduler: $0.scheduler).merge()
        }
    }
}
