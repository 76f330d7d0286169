import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CreatingTests {
    @Test(arguments: scheduled + timed + made) func agrees(_ candidate: Operator) { check(candidate) }

    private static let noSources = Needs(sources: 0...0)

    // MARK: On a scheduler, one event in a tick

    private static let scheduled = [
        Operator("just(scheduler:)", [], noSources) { inputs in
            Observable<Int>.just(1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, [1])
        },
        Operator("from(optional:scheduler:)", [.count], noSources) { inputs in
            Observable<Int>.from(optional: inputs[.count] == 0 ? nil : 1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, inputs[.count] == 0 ? [] : [1])
        },
        Operator("from(scheduler:)", [.count], noSources) { inputs in
            Observable<Int>.from(Array(0..<inputs[.count]), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, Array(0..<inputs[.count]))
        },
        Operator("range(scheduler:)", [.limit, .count], noSources) { inputs in
            Observable<Int>.range(start: inputs[.limit], count: inputs[.count], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            ticking(inputs, Array(inputs[.limit]..<inputs[.limit] + inputs[.count]))
        },
        Operator("generate(scheduler:)", [.limit, .count, .throwing], noSources) { inputs in
            Observable<Int>.generate(
                initialState: 0,
                condition: { state in
                    if state == inputs[.limit] { throw Failure.closure }
                    return state < inputs[.count]
                }, scheduler: inputs.scheduler,
                iterate: { state in
                    try inputs.check(state)
                    return state + 1
                })
        } model: { inputs -> Timeline<Int> in
            // A state is there if its condition did not fail and the states before it could be followed.
            let states = Array(0..<min(inputs[.count], inputs[.limit], inputs[.throwing] + 1))
            let isCompleted =
                states.count == inputs[.count] && inputs[.limit] != inputs[.count] && inputs[.throwing] >= states.count
            return ticking(inputs, states, isCompleted ? .completed : .failed("\(Failure.closure)"))
        },
        Operator("repeatElement(scheduler:)", [], noSources) { inputs in
            Observable<Int>.repeatElement(1, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timeline = ticking(inputs, Array(repeating: 1, count: Program.horizon))
            return Timeline(timeline.items, nil, using: [])
        },
    ]

    /// An element in each tick after the subscription, and the end in the tick after them.
    private static func ticking(_ inputs: ModelInputs, _ elements: [Int], _ end: End = .completed) -> Timeline<Int> {
        var last = inputs.start
        let items = elements.map { element in
            last = inputs.timer(1, from: last)
            return (last, element)
        }
        return Timeline(items, (inputs.timer(1, from: last), end), using: [])
    }

    // MARK: By time

    private static let timed = [
        Operator("timer", [.span], noSources) { inputs in
            Observable<Int>.timer(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            return Timeline([(timer, 0)], (timer, .completed), using: [])
        },
        Operator("timer(period:)", [.span, .period], noSources) { inputs in
            Observable<Int>.timer(inputs.span(), period: inputs.span(.period), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            periodic(inputs, first: inputs[.span], period: inputs[.period])
        },
        Operator("interval", [.period], noSources) { inputs in
            Observable<Int>.interval(inputs.span(.period), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            periodic(inputs, first: inputs[.period], period: inputs[.period])
        },
    ]

    private static func periodic(_ inputs: ModelInputs, first: Int, period: Int) -> Timeline<Int> {
        var instant = inputs.timer(first, from: inputs.start)
        var items: [Timeline<Int>.Item] = []
        while !inputs.isOver(instant) {
            items.append((instant, items.count))
            instant = inputs.timer(period, from: instant)
        }
        return Timeline(items, nil, using: [])
    }

    // MARK: Made when subscribed to

    private static let made = [
        Operator("deferred", [.inclusive], Needs(kinds: Script.Kind.allCases)) { inputs in
            Observable<Int>.deferred {
                if inputs[.inclusive] == 1 { throw Failure.closure }
                return inputs.source
            }
        } model: { inputs -> Timeline<Int> in
            inputs[.inclusive] == 1
                ? .failed("\(Failure.closure)", at: inputs.start) : inputs.source(from: inputs.start)
        },
        Operator("using", [.inclusive], Needs(kinds: Script.Kind.allCases)) { inputs in
            Observable<Int>.using({ BooleanDisposable() }) { resource in
                if inputs[.inclusive] == 1 { throw Failure.closure }
                return inputs.source
            }
        } model: { inputs -> Timeline<Int> in
            inputs[.inclusive] == 1
                ? .failed("\(Failure.closure)", at: inputs.start) : inputs.source(from: inputs.start)
        },
        Operator("create", [], Needs(kinds: Script.Kind.allCases)) { inputs in
            Observable<Int>.create { observer in inputs.source.subscribe(observer) }
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start)
        },
    ]
}

extension Parameter {
    static let period = Parameter("period", 0...9)
}
