import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct TimingTests {
    @Test(arguments: moving + [subscribing] + limiting + thinning + cutting)
    func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: Everything later

    private static let moving = [
        Operator("delay", [.span]) { stage in
            stage.source.delay(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let span = world[.span]
            var last: Moment?
            // A job for each event, scheduled on arrival, or by the job of the event before if that is still to come.
            func later(_ moment: Moment) -> Moment {
                if let previous = last, moment < previous || moment.isSameJob(as: previous) {
                    last = world.timer(moment.tick + span - previous.tick, from: previous)
                } else {
                    last = world.timer(span, from: moment)
                }
                return last!
            }
            let items = input.items.map { (later($0.at), $0.value) }
            let end = input.end.map { end in end.how == .completed ? (later(end.at), end.how) : end }
            return Timeline(items, end, using: input.uses)
        },
        Operator("delaySubscription", [.span]) { stage in
            stage.source.delaySubscription(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            world.source(from: world.timer(world[.span], from: world.start))
        },
        Operator("observe(on:)") { stage in
            stage.source.observe(on: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            // A job for each event, the next no sooner than a tick after the one before.
            var last = world.start
            let moments = input.arrivals.map { arrival in
                last = world.timer(1, from: max(arrival.at, last))
                return last
            }
            // The source is let go of when its end is delivered.
            let uses = input.uses.map { use in
                var use = use
                use.to = nil
                return use
            }
            return Timeline(
                zip(moments, input.items).map { ($0, $1.value) }, input.end.map { (moments.last!, $0.how) }, using: uses
            )
        },
    ]

    private static let subscribing = Operator(shared: "subscribe(on:)", [], Needs()) { stage in
        stage.source.subscribe(on: stage.scheduler)
    } model: { world in
        let begin = world.timer(1, from: world.start)
        if world.disposal(of: 0) < begin { return Story() }
        let input = world.source(from: begin)
        var story = Story(input, in: world)
        let isOver = story.happenings.last?.event.isStopEvent ?? false
        let isDisposedInside = story.happenings.count == world.program.clients[0].lastElement
        let end = isOver || isDisposedInside ? story.happenings.last!.at : world.disposal(of: 0)
        // The source is let go of on the scheduler, too.
        for index in story.uses.indices { story.uses[index].to = world.timer(1, from: end) }
        return story
    }

    // MARK: Only for some time

    private static let limiting = [
        Operator("take(for:)", [.span]) { stage in
            stage.source.take(for: stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            // The time begins before the source is subscribed to.
            let timer = world.timer(world[.span], from: world.start)
            let input = world.source(from: world.start)
            let end = input.endOrNever < timer ? input.end! : (timer, .completed)
            return Timeline(input.items.filter { $0.at < timer }, end, using: input.uses)
        },
        Operator("skip(duration)", [.span]) { stage in
            stage.source.skip(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let timer = world.timer(world[.span], from: world.start)
            let input = world.source(from: world.start)
            return Timeline(input.items.filter { timer < $0.at }, input.end, using: input.uses)
        },
        Operator("timeout", [.span]) { stage in
            stage.source.timeout(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            timeout(world) { .failed("\(RxError.timeout)", at: $0) }
        },
        Operator("timeout(other:)", [.span], Needs(sources: 2...2)) { stage in
            stage.source.timeout(stage.span(), other: stage.others[0], scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            timeout(world) { world.source(1, from: $0) }
        },
    ]

    private static func timeout(_ world: World, _ other: (Moment) -> Timeline<Int>) -> Timeline<Int> {
        var timer = world.timer(world[.span], from: world.start)
        let input = world.source(from: world.start)
        for arrival in input.arrivals {
            if timer < arrival.at { break }
            if case .end = arrival.event { return input }
            timer = world.timer(world[.span], from: arrival.at)
        }
        let result = other(timer)
        return Timeline(
            input.items.filter { $0.at < timer } + result.items, result.end,
            using: input.uses.until(timer) + result.uses)
    }

    // MARK: Not too often

    private static let thinning = [
        Operator("debounce", [.span]) { stage in
            stage.source.debounce(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            var items: [Timeline<Int>.Item] = []
            for (index, item) in input.items.enumerated() {
                let timer = world.timer(world[.span], from: item.at)
                let isLast = index + 1 == input.items.count
                let next = isLast ? input.endOrNever : input.items[index + 1].at
                if timer < next {
                    items.append((timer, item.value))
                } else if isLast, input.isCompleted {
                    items.append((next, item.value))
                }
            }
            return Timeline(items, input.end, using: input.uses)
        },
        Operator("throttle", [.span]) { stage in
            stage.source.throttle(stage.span(), scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            var items: [Timeline<Int>.Item] = []
            var waiting: (timer: Moment, element: Int)?
            for (at, event) in input.arrivals {
                if let due = waiting, due.timer < at {
                    items.append((due.timer, due.element))
                    waiting = nil
                }
                switch event {
                case .element(let element):
                    if let last = items.last, at.tick - last.at.tick < world[.span] {
                        let left = last.at.tick + world[.span] - at.tick
                        waiting = (waiting?.timer ?? world.timer(left, from: at), element)
                    } else {
                        items.append((at, element))
                        waiting = nil
                    }
                case .end(.completed):
                    guard let waiting else { break }
                    return Timeline(
                        items + [(waiting.timer, waiting.element)], (waiting.timer, .completed), using: input.uses)
                case .end(.failed): waiting = nil
                }
            }
            if let waiting, input.end == nil { items.append((waiting.timer, waiting.element)) }
            return Timeline(items, input.end, using: input.uses)
        },
        Operator("throttle(latest: false)", [.span]) { stage in
            stage.source.throttle(stage.span(), latest: false, scheduler: stage.scheduler)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            var last: Int?
            return Timeline(
                input.items.filter { item in
                    if let last, item.at.tick - last < world[.span] { return false }
                    last = item.at.tick
                    return true
                }, input.end, using: input.uses)
        },
    ]

    // MARK: In portions

    private static let cutting = [
        Operator("buffer", [.span, .size]) { stage in
            stage.source.buffer(timeSpan: stage.span(), count: stage[.size], scheduler: stage.scheduler)
        } model: { world -> Timeline<[Int]> in
            let portions = portions(world)
            var items = portions.closed.map { ($0.end, $0.elements) }
            if portions.input.isCompleted { items.append((portions.input.endOrNever, portions.last.elements)) }
            return Timeline(items, portions.input.end, using: portions.input.uses)
        },
        Operator("window", [.span, .size]) { stage in
            told(
                stage.source.window(timeSpan: stage.span(), count: stage[.size], scheduler: stage.scheduler)
                    .enumerated().map { ("\($0.index)", $0.element) })
        } model: { world -> Timeline<String> in
            let portions = portions(world)
            var items: [Timeline<String>.Item] = [(world.start.step(0), "0 [")]
            for (index, portion) in (portions.closed + [portions.last]).enumerated() {
                items += zip(portion.moments, portion.elements).map { ($0, "\(index): \($1)") }
                if index < portions.closed.count {
                    items += [(portion.end, "\(index) ]"), (portion.end, "\(index + 1) [")]
                } else if let end = portions.input.end {
                    items.append((end.at, "\(index) \(end.how == .completed ? "]" : "#")"))
                }
            }
            return Timeline(items, portions.input.end, using: portions.input.uses)
        },
    ]

    private struct Portion {
        var elements: [Int] = []
        var moments: [Moment] = []
        var end = Moment.distantFuture
    }

    /// Elements in portions, each of which ends when it is full or when its time is over.
    private static func portions(_ world: World) -> (closed: [Portion], last: Portion, input: Timeline<Int>) {
        var timer = world.timer(world[.span], from: world.start)
        let input = world.source(from: world.start.step(1))
        var closed: [Portion] = []
        var current = Portion()
        func close(at moment: Moment) {
            current.end = moment
            closed.append(current)
            current = Portion()
            timer = world.timer(world[.span], from: moment)
        }
        for item in input.items {
            while timer < item.at { close(at: timer) }
            current.elements.append(item.value)
            current.moments.append(item.at)
            if current.elements.count == world[.size] { close(at: item.at) }
        }
        while timer < input.endOrNever, !world.isOver(timer) { close(at: timer) }
        return (closed, current, input)
    }
}

extension Parameter {
    static let size = Parameter("size", 1...4)
}
