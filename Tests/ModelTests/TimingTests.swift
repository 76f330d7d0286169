import TestSupport
import Testing

@Suite(.noLeaks) struct TimingTests {
    @Test(arguments: moving + [subscribing] + limiting + thinning + cutting + delimiting)
    func agrees(_ candidate: OperatorUnderTest) {
        // Few programs move a timer to the tick of another event.
        check(candidate, times: 3)
    }

    // MARK: Everything later

    private static let moving = [
        OperatorUnderTest("delay", parameters: [.span]) { inputs in
            inputs.source.delay(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
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
            let items = input.elements.map { (later($0.at), $0.value) }
            let end = input.termination.map { end in end.how == .completed ? (later(end.at), end.how) : end }
            return Timeline(items, end, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("delaySubscription", parameters: [.span]) { inputs in
            inputs.source.delaySubscription(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            inputs.source(0, from: inputs.timer(inputs[.span], from: inputs.start))
        },
        OperatorUnderTest("observe(on:)") { inputs in
            inputs.source.observe(on: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            // A job for each event, the next no sooner than a tick after the one before.
            var last = inputs.start
            let instants = input.events.map { event in
                last = inputs.timer(1, from: max(event.at, last))
                return last
            }
            // The source is disposed when its terminal event is delivered.
            let subscriptions = input.subscriptions.map { subscription in
                var subscription = subscription
                subscription.end = nil
                return subscription
            }
            return Timeline(
                zip(instants, input.elements).map { ($0, $1.value) },
                input.termination.map { (instants.last!, $0.how) },
                subscriptions: subscriptions
            )
        },
    ]

    private static let subscribing = OperatorUnderTest(
        shared: "subscribe(on:)", programs: ProgramOptions(observers: 1...1, observersResubscribe: false)
    ) { inputs in
        inputs.source.subscribe(on: inputs.scheduler)
    } model: { inputs in
        let begin = inputs.timer(1, from: inputs.start)
        if inputs.disposal(of: 0) < begin { return ExpectedRun() }
        let input = inputs.source(0, from: begin)
        var expected = ExpectedRun(input, in: inputs)
        let isOver = expected.received.last?.event.isStopEvent ?? false
        let isDisposedInside = expected.received.count == inputs.program.observers[0].lastElement
        let end = isOver || isDisposedInside ? expected.received.last!.at : inputs.disposal(of: 0)
        // The source is disposed on the scheduler, too; one that sends during the subscription is released at once.
        let isLeftAtOnce = isDisposedInside && !isOver && inputs.program.sources[0].kind == .synchronous
        let release = isLeftAtOnce ? end : inputs.timer(1, from: end)
        for index in expected.subscriptions.indices { expected.subscriptions[index].end = release }
        return expected
    }

    // MARK: Only for some time

    private static let limiting = [
        OperatorUnderTest("take(for:)", parameters: [.span]) { inputs in
            inputs.source.take(for: inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            // The time begins before the source is subscribed to.
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            let input = inputs[0]
            let end = input.terminationInstant < timer ? input.termination! : (timer, .completed)
            return Timeline(input.elements.filter { $0.at < timer }, end, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("skip(duration)", parameters: [.span]) { inputs in
            inputs.source.skip(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            let input = inputs[0]
            return Timeline(
                input.elements.filter { timer < $0.at }, input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("timeout(overall:)", parameters: [.span]) { inputs in
            inputs.source.timeout(overall: inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeoutOverall(inputs) { .error(RxError.timeout, at: $0) }
        },
        OperatorUnderTest("timeout(overall:other:)", sources: 2, parameters: [.span]) { inputs in
            inputs.source.timeout(overall: inputs.span(), other: inputs.others[0], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeoutOverall(inputs) { inputs.source(1, from: $0) }
        },
        OperatorUnderTest("timeout", parameters: [.span]) { inputs in
            inputs.source.timeout(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeout(inputs) { .error(RxError.timeout, at: $0) }
        },
        OperatorUnderTest("timeout(other:)", sources: 2, parameters: [.span]) { inputs in
            inputs.source.timeout(inputs.span(), other: inputs.others[0], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            timeout(inputs) { inputs.source(1, from: $0) }
        },
    ]

    private static func timeout(_ inputs: ModelInputs, _ other: (VirtualInstant) -> Timeline<Int>) -> Timeline<Int> {
        var timer = inputs.timer(inputs[.span], from: inputs.start)
        let input = inputs[0]
        for event in input.events {
            if timer < event.at { break }
            if event.event.isStopEvent { return input }
            timer = inputs.timer(inputs[.span], from: event.at)
        }
        let result = other(timer)
        return Timeline(
            input.elements.filter { $0.at < timer } + result.elements, result.termination,
            subscriptions: input.subscriptions.ended(at: timer) + result.subscriptions)
    }

    private static func timeoutOverall(
        _ inputs: ModelInputs, _ other: (VirtualInstant) -> Timeline<Int>
    ) -> Timeline<Int> {
        let timer = inputs.timer(inputs[.span], from: inputs.start)
        let input = inputs[0]
        if input.terminationInstant < timer { return input }
        let result = other(timer)
        return Timeline(
            input.elements.filter { $0.at < timer } + result.elements, result.termination,
            subscriptions: input.subscriptions.ended(at: timer) + result.subscriptions)
    }

    // MARK: Not too often

    private static let thinning = [
        OperatorUnderTest("debounce", parameters: [.span]) { inputs in
            inputs.source.debounce(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            var items: [Timeline<Int>.TimedElement] = []
            for (index, item) in input.elements.enumerated() {
                let timer = inputs.timer(inputs[.span], from: item.at)
                let isLast = index + 1 == input.elements.count
                let next = isLast ? input.terminationInstant : input.elements[index + 1].at
                if timer < next {
                    items.append((timer, item.value))
                } else if isLast, input.isCompleted {
                    items.append((next, item.value))
                }
            }
            return Timeline(items, input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("throttle", parameters: [.span]) { inputs in
            inputs.source.throttle(inputs.span(), scheduler: inputs.scheduler)
        } model: {
            throttled($0, isLeading: true)
        },
        OperatorUnderTest("throttle(edges: .trailing)", parameters: [.span]) { inputs in
            inputs.source.throttle(inputs.span(), edges: .trailing, scheduler: inputs.scheduler)
        } model: {
            throttled($0, isLeading: false)
        },
        OperatorUnderTest("debounce(edges:)", parameters: [.span, .edges]) { inputs in
            inputs.source.debounce(
                inputs.span(), edges: TimingEdges(rawValue: UInt8(inputs[.edges])), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let edges = TimingEdges(rawValue: UInt8(inputs[.edges]))
            var items: [Timeline<Int>.TimedElement] = []
            var burst: (end: VirtualInstant, last: Int?)?
            func endBurst(at end: VirtualInstant?) {
                if let last = burst?.last, let end { items.append((end, last)) }
                burst = nil
            }
            for (at, event) in input.events {
                if let end = burst?.end, end < at { endBurst(at: end) }
                switch event {
                case .next(let element):
                    let isFirst = burst == nil && edges.contains(.leading)
                    if isFirst { items.append((at, element)) }
                    let last = isFirst || !edges.contains(.trailing) ? nil : element
                    burst = (inputs.timer(inputs[.span], from: at), last)
                case .completed: endBurst(at: at)
                case .error: endBurst(at: nil)
                }
            }
            endBurst(at: burst?.end)
            return Timeline(items, input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("throttle(latest: false)", parameters: [.span]) { inputs in
            inputs.source.throttle(inputs.span(), latest: false, scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            var last: Int?
            return Timeline(
                input.elements.filter { item in
                    if let last, item.at.tick - last < inputs[.span] { return false }
                    last = item.at.tick
                    return true
                }, input.termination, subscriptions: input.subscriptions)
        },
    ]

    // MARK: In portions

    private static let cutting = [
        OperatorUnderTest("buffer", parameters: [.span, .size]) { inputs in
            inputs.source.buffer(timeSpan: inputs.span(), count: inputs[.size], scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<[Int]> in
            let portions = portions(inputs)
            var items = portions.closed.map { ($0.end, $0.elements) }
            if portions.input.isCompleted { items.append((portions.input.terminationInstant, portions.last.elements)) }
            return Timeline(items, portions.input.termination, subscriptions: portions.input.subscriptions)
        },
        OperatorUnderTest("window", parameters: [.span, .size]) { inputs in
            annotated(
                inputs.source.window(timeSpan: inputs.span(), count: inputs[.size], scheduler: inputs.scheduler)
                    .enumerated().map { ("\($0.index)", $0.element) })
        } model: { inputs -> Timeline<String> in
            let portions = portions(inputs)
            var items: [Timeline<String>.TimedElement] = [(inputs.start.step(0), "0 [")]
            for (index, portion) in (portions.closed + [portions.last]).enumerated() {
                items += zip(portion.instants, portion.elements).map { ($0, "\(index): \($1)") }
                if index < portions.closed.count {
                    items += [(portion.end, "\(index) ]"), (portion.end, "\(index + 1) [")]
                } else if let end = portions.input.termination {
                    items.append((end.at, "\(index) \(end.how == .completed ? "]" : "#")"))
                }
            }
            return Timeline(items, portions.input.termination, subscriptions: portions.input.subscriptions)
        },
    ]

    // MARK: By count, and by another sequence

    private static let delimiting = [
        OperatorUnderTest("buffer(count:skip:)", parameters: [.size, .skip]) { inputs in
            inputs.source.buffer(count: inputs[.size], skip: inputs[.skip])
        } model: { inputs -> Timeline<[Int]> in
            let input = inputs[0]
            let elements = input.elements
            var items: [Timeline<[Int]>.TimedElement] = []
            for begin in stride(from: 0, to: elements.count, by: inputs[.skip]) {
                let array = elements[begin...].prefix(inputs[.size])
                if array.count == inputs[.size] {
                    items.append((array.last!.at, array.map(\.value)))
                } else if input.isCompleted {
                    items.append((input.terminationInstant, array.map(\.value)))
                }
            }
            return Timeline(items, input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("buffer(until:)", sources: 2) { inputs in
            inputs.source.buffer(until: inputs.others[0])
        } model: { inputs -> Timeline<[Int]> in
            let portions = delimited(inputs, from: inputs.start)
            var items = portions.closed.map { ($0.end, $0.elements) }
            if let end = portions.end, end.how == .completed { items.append((end.at, portions.last.elements)) }
            return Timeline(items, portions.end, subscriptions: portions.subscriptions)
        },
        OperatorUnderTest("window(until:)", sources: 2) { inputs in
            annotated(
                inputs.source.window(until: inputs.others[0]).enumerated().map { ("\($0.index)", $0.element) })
        } model: { inputs -> Timeline<String> in
            let portions = delimited(inputs, from: inputs.start.step(1))
            var items: [Timeline<String>.TimedElement] = [(inputs.start.step(0), "0 [")]
            for (index, portion) in (portions.closed + [portions.last]).enumerated() {
                items += zip(portion.instants, portion.elements).map { ($0, "\(index): \($1)") }
                if index < portions.closed.count {
                    items += [(portion.end, "\(index) ]"), (portion.end, "\(index + 1) [")]
                } else if let end = portions.end {
                    items.append((end.at, "\(index) \(end.how == .completed ? "]" : "#")"))
                }
            }
            return Timeline(items, portions.end, subscriptions: portions.subscriptions)
        },
    ]

    /// The latest element of each time span; with a leading edge, also the first element after a span without one.
    private static func throttled(_ inputs: ModelInputs, isLeading: Bool) -> Timeline<Int> {
        let input = inputs[0]
        var items: [Timeline<Int>.TimedElement] = []
        var waiting: (timer: VirtualInstant, element: Int)?
        for (at, event) in input.events {
            if let due = waiting, due.timer < at {
                items.append((due.timer, due.element))
                waiting = nil
            }
            switch event {
            case .next(let element):
                let left = isLeading ? items.last.map { $0.at.tick + inputs[.span] - at.tick } ?? 0 : inputs[.span]
                if !isLeading || left > 0 {
                    waiting = (waiting?.timer ?? inputs.timer(left, from: at), element)
                } else {
                    items.append((at, element))
                    waiting = nil
                }
            case .completed:
                guard let waiting else { break }
                return Timeline(
                    items + [(waiting.timer, waiting.element)], (waiting.timer, .completed),
                    subscriptions: input.subscriptions)
            case .error: waiting = nil
            }
        }
        if let waiting, input.termination == nil { items.append((waiting.timer, waiting.element)) }
        return Timeline(items, input.termination, subscriptions: input.subscriptions)
    }

    /// Elements in portions, each of which ends at an element of the second source.
    private static func delimited(_ inputs: ModelInputs, from start: VirtualInstant) -> (
        closed: [Portion], last: Portion, end: Timeline<Int>.TimedTermination?, subscriptions: [SourceSubscription]
    ) {
        let sources = [inputs.source(0, from: start.step(0)), inputs.source(1, from: start.step(1))]
        var closed: [Portion] = []
        var current = Portion()
        var end: Timeline<Int>.TimedTermination?
        for (at, index, event) in Timeline<Int>.inOrder(sources) where end == nil {
            switch event {
            case .next(let element) where index == 0:
                current.elements.append(element)
                current.instants.append(at)
            case .next:
                current.end = at
                closed.append(current)
                current = Portion()
            case .completed: if index == 0 { end = (at, .completed) }
            case .error(let error): end = (at, .error(error))
            }
        }
        return (closed, current, end, sources.flatMap(\.subscriptions))
    }

    private struct Portion {
        var elements: [Int] = []
        var instants: [VirtualInstant] = []
        var end = VirtualInstant.distantFuture
    }

    /// Elements in portions, each of which ends when it is full or when its time has elapsed.
    private static func portions(_ inputs: ModelInputs) -> (closed: [Portion], last: Portion, input: Timeline<Int>) {
        var timer = inputs.timer(inputs[.span], from: inputs.start)
        let input = inputs.source(0, from: inputs.start.step(1))
        var closed: [Portion] = []
        var current = Portion()
        func close(at instant: VirtualInstant) {
            current.end = instant
            closed.append(current)
            current = Portion()
            timer = inputs.timer(inputs[.span], from: instant)
        }
        for item in input.elements {
            while timer < item.at { close(at: timer) }
            current.elements.append(item.value)
            current.instants.append(item.at)
            if current.elements.count == inputs[.size] { close(at: item.at) }
        }
        while timer < input.terminationInstant, !inputs.isAfterProgram(timer) { close(at: timer) }
        return (closed, current, input)
    }
}

extension OperatorUnderTest.Parameter {
    static let size = OperatorUnderTest.Parameter("size", 1...4)
    fileprivate static let skip = OperatorUnderTest.Parameter("skip", 1...5)
    fileprivate static let edges = OperatorUnderTest.Parameter("edges", 1...3)
}
