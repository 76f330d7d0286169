import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct ErrorsTests {
    @Test(arguments: [
        catching, catchingAndReturning, catchingSequence, retrying, retryingForEver, retryingWhen, retryingLater,
        retryingSome,
    ])
    func agrees(_ candidate: Operator) { check(candidate) }

    /// A failed attempt and what is subscribed to next, as one sequence.
    private static func continued(
        _ first: Timeline<Int>, _ next: (VirtualInstant) -> Timeline<Int>
    ) -> Timeline<Int> {
        guard let end = first.end, end.how != .completed else { return first }
        let second = next(end.at)
        return Timeline(first.items + second.items, second.end, using: first.uses + second.uses)
    }

    private static let sequential = Needs(kinds: Script.Kind.allCases)

    private static let catching = Operator(
        "catch", [.inclusive], Needs(sources: 2...2, kinds: Script.Kind.allCases)
    ) { inputs in
        inputs.source.catch { error in
            if inputs[.inclusive] == 1 { throw Failure.closure }
            return inputs.others[0]
        }
    } model: { inputs -> Timeline<Int> in
        continued(inputs.source(from: inputs.start)) { instant in
            inputs[.inclusive] == 1 ? .failed("\(Failure.closure)", at: instant) : inputs.source(1, from: instant)
        }
    }

    private static let catchingAndReturning = Operator("catchAndReturn", [], sequential) { inputs in
        inputs.source.catchAndReturn(9)
    } model: { inputs -> Timeline<Int> in
        continued(inputs.source(from: inputs.start)) { Timeline([($0, 9)], ($0, .completed), using: []) }
    }

    private static let catchingSequence = Operator(
        "catch(sequence:)", [], Needs(sources: 1...4, kinds: Script.Kind.allCases)
    ) { inputs in
        Observable.catch(sequence: inputs.sources)
    } model: { inputs -> Timeline<Int> in
        func attempt(_ index: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            let source = inputs.source(index, from: instant)
            return index + 1 < inputs.indices.count ? continued(source) { attempt(index + 1, $0) } : source
        }
        return attempt(0, inputs.start)
    }

    private static let retrying = Operator("retry(count)", [.count], sequential) { inputs in
        inputs.source.retry(inputs[.count])
    } model: { inputs -> Timeline<Int> in
        inputs[.count] == 0 ? .completed(at: inputs.start) : attempts(inputs[.count], inputs, inputs.start)
    }

    private static let retryingForEver = Operator(
        "retry()", [], Needs(kinds: [.hot, .cold], earliestColdTick: 1)
    ) { inputs in
        inputs.source.retry()
    } model: { inputs -> Timeline<Int> in
        attempts(.max, inputs, inputs.start)
    }

    private static func attempts(_ count: Int, _ inputs: ModelInputs, _ instant: VirtualInstant) -> Timeline<Int> {
        let source = inputs.source(from: instant)
        if count == 1 || inputs.isOver(instant) { return source }
        return continued(source) { attempts(count - 1, inputs, $0) }
    }

    /// The second source says when to try again.
    private static let retryingWhen = Operator(
        "retry(when: trigger)", [], Needs(sources: 2...2, kinds: [.hot, .cold], earliestColdTick: 1)
    ) { inputs in
        inputs.source.retry { (_: Observable<any Error>) in inputs.others[0] }
    } model: { inputs -> Timeline<Int> in
        let trigger = inputs.source(1, from: inputs.start.step(0))
        func attempt(_ instant: VirtualInstant) -> Timeline<Int> {
            continued(inputs.source(from: instant)) { failed in
                if let stop = trigger.end, stop.at < failed {
                    return Timeline([], (failed, stop.how), using: [])
                }
                guard let again = trigger.items.first(where: { failed < $0.at }) else {
                    return Timeline([], trigger.end, using: [])
                }
                return attempt(again.at)
            }
        }
        return attempt(inputs.start.step(1)).using(trigger.uses)
    }

    /// Tries again after a growing delay, a few times.
    private static let retryingLater = Operator(
        "retry(when: delayed)", [.count, .span], Needs(kinds: [.hot, .cold])
    ) { inputs in
        inputs.source.retry { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { index, error -> Observable<Int> in
                if index >= inputs[.count] { return .error(error) }
                return .timer(.seconds(inputs[.span] + index), scheduler: inputs.scheduler)
            }
        }
    } model: { inputs -> Timeline<Int> in
        func attempt(_ number: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            let source = inputs.source(from: instant)
            guard number < inputs[.count] else { return source }
            return continued(source) { attempt(number + 1, inputs.timer(inputs[.span] + number, from: $0)) }
        }
        return attempt(0, inputs.start)
    }

    /// Tries again at once so many times, and completes at the failure after that.
    private static let retryingSome = Operator(
        "retry(when: take)", [.count], Needs(kinds: [.hot, .cold], earliestColdTick: 1)
    ) { inputs in
        inputs.source.retry { (errors: Observable<any Error>) in errors.take(inputs[.count]) }
    } model: { inputs -> Timeline<Int> in
        func attempt(_ number: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            continued(inputs.source(from: instant)) { failed in
                number >= inputs[.count] ? .completed(at: failed) : attempt(number + 1, failed)
            }
        }
        return attempt(0, inputs.start)
    }
}
