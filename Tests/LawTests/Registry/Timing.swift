import Streams
import StreamsLaws

extension Registry {
    @Operators static var timing: [OperatorUnderTest] {
        OperatorUnderTest("ObservableType.buffer(timeSpan:count:scheduler:)", traits: .emitsByTimer) { inputs in
            inputs[0].buffer(timeSpan: .seconds(15), count: 2, scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.debounce(_:scheduler:)") { inputs in
            inputs[0].debounce(.seconds(5), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.debounce(_:scheduler:)", "pending at the end", traits: .variant) { inputs in
            inputs[0].debounce(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.delay(_:scheduler:)") { inputs in
            inputs[0].delay(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.delaySubscription(_:scheduler:)") { inputs in
            inputs[0].delaySubscription(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.observe(on:)") { inputs in inputs[0].observe(on: inputs.scheduler) }
        OperatorUnderTest("ObservableType.subscribe(on:)") { inputs in inputs[0].subscribe(on: inputs.scheduler) }
        OperatorUnderTest("ObservableType.throttle(_:latest:scheduler:)") { inputs in
            inputs[0].throttle(.seconds(15), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.throttle(_:latest:scheduler:)", "first", traits: .variant) { inputs in
            inputs[0].throttle(.seconds(15), latest: false, scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.timeout(_:scheduler:)") { inputs in
            inputs[0].timeout(.seconds(60), scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.timeout(_:other:scheduler:)", sources: 2, handlingErrorsOf: [1]) { inputs in
            inputs[0].timeout(.seconds(15), other: inputs[1], scheduler: inputs.scheduler)
        }
        OperatorUnderTest("ObservableType.window(timeSpan:count:scheduler:)", traits: .emitsByTimer) { inputs in
            inputs[0].window(timeSpan: .seconds(15), count: 2, scheduler: inputs.scheduler).merge()
        }
    }
}
