import TestSupport
import Testing

@Suite(.noLeaks) struct CreatingTests {
    @Test(arguments: scheduled + timed + made) func agrees(_ candidate: OperatorUnderTest) { check(candidate) }

    // MARK: On a scheduler, one event in a tick

    private static let scheduled = [
        OperatorUnderTest("just(scheduler:)", sources: 0) { inputs in
            Observable<Int>.just(1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, [1])
        },
        OperatorUnderTest("from(optional:scheduler:)", sources: 0, parameters: [.count]) { inputs in
            Observable<Int>.from(optional: inputs[.count] == 0 ? nil : 1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, inputs[.count] == 0 ? [] : [1])
        },
        OperatorUnderTest("from(scheduler:)", sources: 0, parameters: [.count]) { inputs in
            Observable<Int>.from(Array(0..<inputs[.count]), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, Array(0..<inputs[.count]))
        },
        OperatorUnderTest("range(scheduler:)", sources: 0, parameters: [.limit, .count]) { inputs in
            Observable<Int>.range(start: inputs[.limit], count: inputs[.count], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, Array(inputs[.limit]..<inputs[.limit] + inputs[.count]))
        },
        OperatorUnderTest("generate(scheduler:)", sources: 0, closures: 2, parameters: [.count]) { inputs in
            Observable<Int>.generate(
                initialState: 0,
                condition: { try inputs.pass($0 < inputs[.count]) }, scheduler: inputs.scheduler,
                iterate: { try inputs.pass($0 + 1, 1) })
        } model: { inputs -> Timeline<Int> in
            var states: [Int] = []
            do {
                while try inputs.pass(states.count < inputs[.count]) {
                    states.append(states.count)
                    try inputs.call(1)
                }
            } catch {
                return ticking(inputs, states, .error(error))
            }
            return ticking(inputs, states)
        },
        OperatorUnderTest("repeatElement(scheduler:)", sources: 0) { inputs in
            Observable<Int>.repeatElement(1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timeline = ticking(inputs, Array(repeating: 1, count: Program.horizon))
            return Timeline(timeline.elements, nil)
        },
    ]

    /// An element in each tick after the subscription, and the end in the tick after them.
    private static func ticking(_ inputs: ModelInputs, _ elements: [Int], _ end: Termination = .completed) -> Timeline<
        Int
    > {
        var last = inputs.start
        let items = elements.map { element in
            last = inputs.timer(1, from: last)
            return (last, element)
        }
        return Timeline(items, (inputs.timer(1, from: last), end))
    }

    // MARK: By time

    private static let timed = [
        OperatorUnderTest("timer", sources: 0, parameters: [.span]) { inputs in
            Observable<Int>.timer(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            return Timeline([(timer, 0)], (timer, .completed))
        },
        OperatorUnderTest("timer(period:)", sources: 0, parameters: [.span, .period]) { inputs in
            Observable<Int>.timer(inputs.span(), period: inputs.span(.period), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            periodic(inputs, first: inputs[.span], period: inputs[.period])
        },
        OperatorUnderTest("interval", sources: 0, parameters: [.period]) { inputs in
            Observable<Int>.interval(inputs.span(.period), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            periodic(inputs, first: inputs[.period], period: inputs[.period])
        },
    ]

    private static func periodic(_ inputs: ModelInputs, first: Int, period: Int) -> Timeline<Int> {
        var instant = inputs.timer(first, from: inputs.start)
        var items: [Timeline<Int>.TimedElement] = []
        while !inputs.isAfterProgram(instant) {
            items.append((instant, items.count))
            instant = inputs.timer(period, from: instant)
        }
        return Timeline(items, nil)
    }

    // MARK: Made when subscribed to

    private static let made = [
        OperatorUnderTest("deferred", closures: 1) { inputs in
            Observable<Int>.deferred { try inputs.pass(inputs.source) }
        } model: { inputs -> Timeline<Int> in
            createdOnce(inputs)
        },
        OperatorUnderTest("using", closures: 1) { inputs in
            Observable<Int>.using({ BooleanDisposable() }) { _ in try inputs.pass(inputs.source) }
        } model: { inputs -> Timeline<Int> in
            createdOnce(inputs)
        },
        OperatorUnderTest("create") { inputs in
            Observable<Int>.create { observer in inputs.source.subscribe(observer) }
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        },
    ]

    private static func createdOnce(_ inputs: ModelInputs) -> Timeline<Int> {
        do { return try inputs.pass(inputs[0]) } catch { return .error(error, at: inputs.start) }
    }
}

extension OperatorUnderTest.Parameter {
    static let period = OperatorUnderTest.Parameter("period", 0...9)
}
