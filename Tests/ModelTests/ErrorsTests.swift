import TestSupport
import Testing

@Suite(.noLeaks) struct ErrorsTests {
    @Test(arguments: [
        catching, catchingAndReturning, catchingSequence, retrying, retryingForEver, retryingWhen, retryingLater,
        retryingSome,
    ])
    func agrees(_ candidate: OperatorUnderTest) { check(candidate) }

    /// A source and, if it fails, the sequence that is subscribed to next.
    private static func continued(
        _ first: Timeline<Int>, _ next: (VirtualInstant) -> Timeline<Int>
    ) -> Timeline<Int> {
        guard let end = first.termination, end.how != .completed else { return first }
        let second = next(end.at)
        return Timeline(
            first.elements + second.elements, second.termination,
            subscriptions: first.subscriptions + second.subscriptions)
    }

    private static let catching = OperatorUnderTest("catch", sources: 2, closures: 1) { inputs in
        inputs.source.catch { _ in try inputs.pass(inputs.others[0]) }
    } model: { inputs -> Timeline<Int> in
        continued(inputs[0]) { instant in
            do { return try inputs.pass(inputs.source(1, from: instant)) } catch { return .error(error, at: instant) }
        }
    }

    private static let catchingAndReturning = OperatorUnderTest("catchAndReturn") { inputs in
        inputs.source.catchAndReturn(9)
    } model: { inputs -> Timeline<Int> in
        continued(inputs[0]) { Timeline([($0, 9)], ($0, .completed)) }
    }

    private static let catchingSequence = OperatorUnderTest(
        "catch(sequence:)", programs: ProgramOptions(sources: 1...4)
    ) { inputs in
        Observable.catch(sequence: inputs.sources)
    } model: { inputs -> Timeline<Int> in
        func attempt(_ index: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            let source = inputs.source(index, from: instant)
            return index + 1 < inputs.indices.count ? continued(source) { attempt(index + 1, $0) } : source
        }
        return attempt(0, inputs.start)
    }

    private static let retrying = OperatorUnderTest("retry(count)", parameters: [.count]) {
        inputs in
        inputs.source.retry(inputs[.count])
    } model: { inputs -> Timeline<Int> in
        inputs[.count] == 0 ? .completed(at: inputs.start) : attempts(inputs[.count], inputs, inputs.start)
    }

    private static let retryingForEver = OperatorUnderTest(
        "retry()", traits: .resubscribesEndlessly, programs: ProgramOptions(sourceKinds: [.hot, .cold])
    ) { inputs in
        inputs.source.retry()
    } model: { inputs -> Timeline<Int> in
        attempts(.max, inputs, inputs.start)
    }

    private static func attempts(_ count: Int, _ inputs: ModelInputs, _ instant: VirtualInstant) -> Timeline<Int> {
        let source = inputs.source(0, from: instant)
        if count == 1 || inputs.isAfterProgram(instant) { return source }
        return continued(source) { attempts(count - 1, inputs, $0) }
    }

    /// Resubscribes at each element of the second source.
    private static let retryingWhen = OperatorUnderTest(
        "retry(when: trigger)", sources: 2, traits: .resubscribesEndlessly,
        programs: ProgramOptions(sourceKinds: [.hot, .cold])
    ) { inputs in
        inputs.source.retry { (_: Observable<any Error>) in inputs.others[0] }
    } model: { inputs -> Timeline<Int> in
        let trigger = inputs.source(1, from: inputs.start.step(0))
        func attempt(_ instant: VirtualInstant) -> Timeline<Int> {
            continued(inputs.source(0, from: instant)) { failed in
                if let stop = trigger.termination, stop.at < failed {
                    return Timeline([], (failed, stop.how))
                }
                guard let again = trigger.elements.first(where: { failed < $0.at }) else {
                    return Timeline([], trigger.termination)
                }
                return attempt(again.at)
            }
        }
        return attempt(inputs.start.step(1)).adding(trigger.subscriptions)
    }

    /// Tries again after a growing delay, a few times.
    private static let retryingLater = OperatorUnderTest(
        "retry(when: delayed)", parameters: [.count, .span], programs: ProgramOptions(sourceKinds: [.hot, .cold])
    ) { inputs in
        inputs.source.retry { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { index, error -> Observable<Int> in
                if index >= inputs[.count] { return .error(error) }
                return .timer(.seconds(inputs[.span] + index), scheduler: inputs.scheduler)
            }
        }
    } model: { inputs -> Timeline<Int> in
        func attempt(_ number: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            let source = inputs.source(0, from: instant)
            guard number < inputs[.count] else { return source }
            return continued(source) { attempt(number + 1, inputs.timer(inputs[.span] + number, from: $0)) }
        }
        return attempt(0, inputs.start)
    }

    /// Tries again at once so many times, and completes at the failure after that.
    private static let retryingSome = OperatorUnderTest(
        "retry(when: take)", traits: .resubscribesEndlessly, parameters: [.count],
        programs: ProgramOptions(sourceKinds: [.hot, .cold])
    ) { inputs in
        inputs.source.retry { (errors: Observable<any Error>) in errors.take(inputs[.count]) }
    } model: { inputs -> Timeline<Int> in
        func attempt(_ number: Int, _ instant: VirtualInstant) -> Timeline<Int> {
            continued(inputs.source(0, from: instant)) { failed in
                number >= inputs[.count] ? .completed(at: failed) : attempt(number + 1, failed)
            }
        }
        return attempt(0, inputs.start)
    }
}
