import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CreatingTests {
    @Test(arguments: scheduled + timed + made) func agrees(_ candidate: Operator) { check(candidate) }

    private static let noSources = Needs(sources: 0...0)

    // MARK: On a scheduler, one event in a tick

    private static let scheduled = [
        Operator("just(scheduler:)", [], noSources) { stage in
            Observable<Int>.just(1, scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            ticking(world, [1])
        },
        Operator("from(optional:scheduler:)", [.count], noSources) { stage in
            Observable<Int>.from(optional: stage[.count] == 0 ? nil : 1, scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            ticking(world, world[.count] == 0 ? [] : [1])
        },
        Operator("from(scheduler:)", [.count], noSources) { stage in
            Observable<Int>.from(Array(0..<stage[.count]), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            ticking(world, Array(0..<world[.count]))
        },
        Operator("range(scheduler:)", [.limit, .count], noSources) { stage in
            Observable<Int>.range(start: stage[.limit], count: stage[.count], scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            ticking(world, Array(world[.limit]..<world[.limit] + world[.count]))
        },
        Operator("generate(scheduler:)", [.limit, .count, .throwing], noSources) { stage in
            Observable<Int>.generate(
                initialState: 0,
                condition: { state in
                    if state == stage[.limit] { throw Failure.closure }
                    return state < stage[.count]
                }, scheduler: stage.scheduler,
                iterate: { state in
                    try stage.check(state)
                    return state + 1
                })
        } model: { world -> Timeline<Int> in
            // A state is there if its condition did not fail and the states before it could be followed.
            let states = Array(0..<min(world[.count], world[.limit], world[.throwing] + 1))
            let isCompleted =
                states.count == world[.count] && world[.limit] != world[.count] && world[.throwing] >= states.count
            return ticking(world, states, isCompleted ? .completed : .failed("\(Failure.closure)"))
        },
        Operator("repeatElement(scheduler:)", [], noSources) { stage in
            Observable<Int>.repeatElement(1, scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let timeline = ticking(world, Array(repeating: 1, count: Program.horizon))
            return Timeline(timeline.items, nil, using: [])
        },
    ]

    /// An element in each tick after the subscription, and the end in the tick after them.
    private static func ticking(_ world: World, _ elements: [Int], _ end: End = .completed) -> Timeline<Int> {
        var last = world.start
        let items = elements.map { element in
            last = world.timer(1, from: last)
            return (last, element)
        }
        return Timeline(items, (world.timer(1, from: last), end), using: [])
    }

    // MARK: By time

    private static let timed = [
        Operator("timer", [.span], noSources) { stage in
            Observable<Int>.timer(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let timer = world.timer(world[.span], from: world.start)
            return Timeline([(timer, 0)], (timer, .completed), using: [])
        },
        Operator("timer(period:)", [.span, .period], noSources) { stage in
            Observable<Int>.timer(stage.span(), period: stage.span(.period), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            periodic(world, first: world[.span], period: world[.period])
        },
        Operator("interval", [.period], noSources) { stage in
            Observable<Int>.interval(stage.span(.period), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            periodic(world, first: world[.period], period: world[.period])
        },
    ]

    private static func periodic(_ world: World, first: Int, period: Int) -> Timeline<Int> {
        var moment = world.timer(first, from: world.start)
        var items: [Timeline<Int>.Item] = []
        while !world.isOver(moment) {
            items.append((moment, items.count))
            moment = world.timer(period, from: moment)
        }
        return Timeline(items, nil, using: [])
    }

    // MARK: Made when subscribed to

    private static let made = [
        Operator("deferred", [.inclusive], Needs(kinds: Script.Kind.allCases)) { stage in
            Observable<Int>.deferred {
                if stage[.inclusive] == 1 { throw Failure.closure }
                return stage.source
            }
        } model: { world -> Timeline<Int> in
            world[.inclusive] == 1
                ? .failed("\(Failure.closure)", at: world.start) : world.source(from: world.start)
        },
        Operator("using", [.inclusive], Needs(kinds: Script.Kind.allCases)) { stage in
            Observable<Int>.using({ BooleanDisposable() }) { resource in
                if stage[.inclusive] == 1 { throw Failure.closure }
                return stage.source
            }
        } model: { world -> Timeline<Int> in
            world[.inclusive] == 1
                ? .failed("\(Failure.closure)", at: world.start) : world.source(from: world.start)
        },
        Operator("create", [], Needs(kinds: Script.Kind.allCases)) { stage in
            Observable<Int>.create { observer in stage.source.subscribe(observer) }
        } model: { world -> Timeline<Int> in
            world.source(from: world.start)
        },
    ]
}

extension Parameter {
    static let period = Parameter("period", 0...9)
}
