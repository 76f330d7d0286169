import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct TimingTests {
    @Test(arguments: moving + [subscribing] + limiting + thinning + cutting)
    func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: Everything later

    private static let moving = [
        Operator("delay", [.span]) { inputs in
            inputs.source.delay(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let span = inputs[.span]
            var last: VirtualInstant?
            // A job for each event, scheduled on event, or by the job of the event before if that is still to come.
            func later(_ instant: VirtualInstant) -> VirtualInstant {
                if let previous = last, instant < previous || instant.isSameJob(as: previous) {
                    last = inputs.timer(instant.tick + span - previous.tick, from: previous)
                } else {
                    last = inputs.timer(span, from: instant)
                }
                return last!
            }
            let items = input.items.map { (later($0.at), $0.value) }
            let end = input.end.map { end in end.how == .completed ? (later(end.at), end.how) : end }
            return Timeline(items, end, using: input.uses)
        },
        Operator("delaySubscription", [.span]) { inputs in
            inputs.source.delaySubscription(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.timer(inputs[.span], from: inputs.start))
        },
        Operator("observe(on:)") { inputs in
            inputs.source.observe(on: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            // A job for each event, the next no sooner than a tick after the one before.
            var last = inputs.start
            let instants = input.events.map { event in
                last = inputs.timer(1, from: max(event.at, last))
                return last
            }
            // The source is let go of when its end is delivered.
            let uses = input.uses.map { use in
                var use = use
                use.to = nil
                return use
            }
            return Timeline(
                zip(instants, input.items).map { ($0, $1.value) }, input.end.map { (instants.last!, $0.how) },
                using: uses
            )
        },
    ]

    private static let subscribing = Operator(shared: "subscribe(on:)", [], Needs()) { inputs in
        inputs.source.subscribe(on: inputs.scheduler)
    } model: { inputs in
        let begin = inputs.timer(1, from: inputs.start)
        if inputs.disposal(of: 0) < begin { return ExpectedRun() }
        let input = inputs.source(from: begin)
        var expected = ExpectedRun(input, in: inputs)
        let isOver = expected.received.last?.event.isStopEvent ?? false
        let isDisposedInside = expected.received.count == inputs.program.clients[0].lastElement
        let end = isOver || isDisposedInside ? expected.received.last!.at : inputs.disposal(of: 0)
        // The source is let go of on the scheduler, too.
        for index in expected.uses.indices { expected.uses[index].to = inputs.timer(1, from: end) }
        return expected
    }

    // MARK: Only for some time

    private static let limiting = [
        Operator("take(for:)", [.span]) { inputs in
            inputs.source.take(for: inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            // The time begins before the source is subscribed to.
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            let input = inputs.source(from: inputs.start)
            let end = input.endOrNever < timer ? input.end! : (timer, .completed)
            return Timeline(input.items.filter { $0.at < timer }, end, using: input.uses)
        },
        Operator("skip(duration)", [.span]) { inputs in
            inputs.source.skip(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            let input = inputs.source(from: inputs.start)
            return Timeline(input.items.filter { timer < $0.at }, input.end, using: input.uses)
        },
        Operator("timeout", [.span]) { inputs in
            inputs.source.timeout(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeout(inputs) { .failed("\(RxError.timeout)", at: $0) }
        },
        Operator("timeout(other:)", [.span], Needs(sources: 2...2)) { inputs in
            inputs.source.timeout(inputs.span(), other: inputs.others[0], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeout(inputs) { inputs.source(1, from: $0) }
        },
    ]

    private static func timeout(_ inputs: ModelInputs, _ other: (VirtualInstant) -> Timeline<Int>) -> Timeline<Int> {
        var timer = inputs.timer(inputs[.span], from: inputs.start)
        let input = inputs.source(from: inputs.start)
        for event in input.events {
            if timer < event.at { break }
            if case .end = event.event { return input }
            timer = inputs.timer(inputs[.span], from: event.at)
        }
        let result = other(timer)
        return Timeline(
            input.items.filter { $0.at < timer } + result.items, result.end,
            using: input.uses.until(timer) + result.uses)
    }

    // MARK: Not too often

    private static let thinning = [
        Operator("debounce", [.span]) { inputs in
            inputs.source.debounce(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            var items: [Timeline<Int>.Item] = []
            for (index, item) in input.items.enumerated() {
                let timer = inputs.timer(inputs[.span], from: item.at)
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
        Operator("throttle", [.span]) { inputs in
            inputs.source.throttle(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            var items: [Timeline<Int>.Item] = []
            var waiting: (timer: VirtualInstant, element: Int)?
            for (at, event) in input.events {
                if let due = waiting, due.timer < at {
                    items.append((due.timer, due.element))
                    waiting = nil
                }
                switch event {
                case .element(let element):
                    if let last = items.last, at.tick - last.at.tick < inputs[.span] {
                        let left = last.at.tick + inputs[.span] - at.tick
                        waiting = (waiting?.timer ?? inputs.timer(left, from: at), element)
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
        Operator("throttle(latest: false)", [.span]) { inputs in
            inputs.source.throttle(inputs.span(), latest: false, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            var last: Int?
            return Timeline(
                input.items.filter { item in
                    if let last, item.at.tick - last < inputs[.span] { return false }
                    last = item.at.tick
                    return true
                }, input.end, using: input.uses)
        },
    ]

    // MARK: In portions

    private static let cutting = [
        Operator("buffer", [.span, .size]) { inputs in
            inputs.source.buffer(timeSpan: inputs.span(), count: inputs[.size], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<[Int]> in
            let portions = portions(inputs)
            var items = portions.closed.map { ($0.end, $0.elements) }
            if portions.input.isCompleted { items.append((portions.input.endOrNever, portions.last.elements)) }
            return Timeline(items, portions.input.end, using: portions.input.uses)
        },
        Operator("window", [.span, .size]) { inputs in
            annotated(
                inputs.source.window(timeSpan: inputs.span(), count: inputs[.size], scheduler: inputs.scheduler)
                    .enumerated().map { ("\($0.index)", $0.element) })
        } model: { inputs -> Timeline<String> in
            let portions = portions(inputs)
            var items: [Timeline<String>.Item] = [(inputs.start.step(0), "0 [")]
            for (index, portion) in (portions.closed + [portions.last]).enumerated() {
                items += zip(portion.instants, portion.elements).map { ($0, "\(index): \($1)") }
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
        var instants: [VirtualInstant] = []
        var end = VirtualInstant.distantFuture
    }

    /// Elements in portions, each of which ends when it is full or when its time is over.
    private static func portions(_ inputs: ModelInputs) -> (closed: [Portion], last: Portion, input: Timeline<Int>) {
        var timer = inputs.timer(inputs[.span], from: inputs.start)
        let input = inputs.source(from: inputs.start.step(1))
        var closed: [Portion] = []
        var current = Portion()
        func close(at instant: VirtualInstant) {
            current.end = instant
            closed.append(current)
            current = Portion()
            timer = inputs.timer(inputs[.span], from: instant)
        }
        for item in input.items {
            while timer < item.at { close(at: timer) }
            current.elements.append(item.value)
            current.instants.append(item.at)
            if current.elements.count == inputs[.size] { close(at: item.at) }
        }
        while timer < input.endOrNever, !inputs.isOver(timer) { close(at: timer) }
        return (closed, current, input)
    }
}

extension Parameter {
    static let size = Parameter("size", 1...4)
}
