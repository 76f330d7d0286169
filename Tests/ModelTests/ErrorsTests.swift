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
        _ first: Timeline<Int>, _ next: (Moment) -> Timeline<Int>
    ) -> Timeline<Int> {
        guard let end = first.end, end.how != .completed else { return first }
        let second = next(end.at)
        return Timeline(first.items + second.items, second.end, using: first.uses + second.uses)
    }

    private static let sequential = Needs(kinds: Script.Kind.allCases)

    private static let catching = Operator(
        "catch", [.inclusive], Needs(sources: 2...2, kinds: Script.Kind.allCases)
    ) { stage in
        stage.source.catch { error in
            if stage[.inclusive] == 1 { throw Failure.closure }
            return stage.others[0]
        }
    } model: { world -> Timeline<Int> in
        continued(world.source(from: world.start)) { moment in
            world[.inclusive] == 1 ? .failed("\(Failure.closure)", at: moment) : world.source(1, from: moment)
        }
    }

    private static let catchingAndReturning = Operator("catchAndReturn", [], sequential) { stage in
        stage.source.catchAndReturn(9)
    } model: { world -> Timeline<Int> in
        continued(world.source(from: world.start)) { Timeline([($0, 9)], ($0, .completed), using: []) }
    }

    private static let catchingSequence = Operator(
        "catch(sequence:)", [], Needs(sources: 1...4, kinds: Script.Kind.allCases)
    ) { stage in
        Observable.catch(sequence: stage.sources)
    } model: { world -> Timeline<Int> in
        func attempt(_ index: Int, _ moment: Moment) -> Timeline<Int> {
            let source = world.source(index, from: moment)
            return index + 1 < world.indices.count ? continued(source) { attempt(index + 1, $0) } : source
        }
        return attempt(0, world.start)
    }

    private static let retrying = Operator("retry(count)", [.count], sequential) { stage in
        stage.source.retry(stage[.count])
    } model: { world -> Timeline<Int> in
        world[.count] == 0 ? .completed(at: world.start) : attempts(world[.count], world, world.start)
    }

    private static let retryingForEver = Operator(
        "retry()", [], Needs(kinds: [.hot, .cold], earliestColdTick: 1)
    ) { stage in
        stage.source.retry()
    } model: { world -> Timeline<Int> in
        attempts(.max, world, world.start)
    }

    private static func attempts(_ count: Int, _ world: World, _ moment: Moment) -> Timeline<Int> {
        let source = world.source(from: moment)
        if count == 1 || world.isOver(moment) { return source }
        return continued(source) { attempts(count - 1, world, $0) }
    }

    /// The second source says when to try again.
    private static let retryingWhen = Operator(
        "retry(when: trigger)", [], Needs(sources: 2...2, kinds: [.hot, .cold], earliestColdTick: 1)
    ) { stage in
        stage.source.retry { (_: Observable<any Error>) in stage.others[0] }
    } model: { world -> Timeline<Int> in
        let trigger = world.source(1, from: world.start.step(0))
        func attempt(_ moment: Moment) -> Timeline<Int> {
            continued(world.source(from: moment)) { failed in
                if let stop = trigger.end, stop.at < failed {
                    return Timeline([], (failed, stop.how), using: [])
                }
                guard let again = trigger.items.first(where: { failed < $0.at }) else {
                    return Timeline([], trigger.end, using: [])
                }
                return attempt(again.at)
            }
        }
        return attempt(world.start.step(1)).using(trigger.uses)
    }

    /// Tries again after a growing delay, a few times.
    private static let retryingLater = Operator(
        "retry(when: delayed)", [.count, .span], Needs(kinds: [.hot, .cold])
    ) { stage in
        stage.source.retry { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { index, error -> Observable<Int> in
                if index >= stage[.count] { return .error(error) }
                return .timer(.seconds(stage[.span] + index), scheduler: stage.scheduler)
            }
        }
    } model: { world -> Timeline<Int> in
        func attempt(_ number: Int, _ moment: Moment) -> Timeline<Int> {
            let source = world.source(from: moment)
            guard number < world[.count] else { return source }
            return continued(source) { attempt(number + 1, world.timer(world[.span] + number, from: $0)) }
        }
        return attempt(0, world.start)
    }

    /// Tries again at once so many times, and completes at the failure after that.
    private static let retryingSome = Operator(
        "retry(when: take)", [.count], Needs(kinds: [.hot, .cold], earliestColdTick: 1)
    ) { stage in
        stage.source.retry { (errors: Observable<any Error>) in errors.take(stage[.count]) }
    } model: { world -> Timeline<Int> in
        func attempt(_ number: Int, _ moment: Moment) -> Timeline<Int> {
            continued(world.source(from: moment)) { failed in
                number >= world[.count] ? .completed(at: failed) : attempt(number + 1, failed)
            }
        }
        return attempt(0, world.start)
    }
}
