import TestSupport
import Testing

/// The traits, each made from the first event of a source, at a tick or inside `subscribe`.
@Suite(.noLeaks) struct TraitTests {
    @Test(arguments: singles + maybes + completables) func agrees(_ candidate: OperatorUnderTest) { check(candidate) }

    // MARK: Single

    private static let singles = [
        OperatorUnderTest("Single.map", closures: 1) { inputs in
            inputs.single(0).map { try inputs.pass($0 + 1) }
        } model: { inputs -> Timeline<Int> in
            inputs.single(0, from: inputs.start).each { element, output in output.append(try inputs.pass(element + 1)) }
        },
        OperatorUnderTest("Single.do(onSuccess:)", closures: 1) { inputs in
            inputs.single(0).do(onSuccess: { _ in try inputs.call() })
        } model: { inputs -> Timeline<Int> in
            inputs.single(0, from: inputs.start).each { element, output in output.append(try inputs.pass(element)) }
        },
        OperatorUnderTest("Single.do(onError:)", closures: 2) { inputs in
            inputs.single(0).do(onError: { _ in try inputs.call() }, afterError: { _ in try inputs.call(1) })
        } model: { inputs -> Timeline<Int> in
            continued(inputs.single(0, from: inputs.start)) { failure, instant in
                do { return .error(try inputs.pass(failure), at: instant) } catch { return .error(error, at: instant) }
            }
        },
        OperatorUnderTest("Single.flatMapMaybe", sources: 2, closures: 1) { inputs in
            inputs.single(0).flatMapMaybe { _ in try inputs.pass(inputs.maybe(1)) }
        } model: { inputs -> Timeline<Int> in
            mapped(inputs.single(0, from: inputs.start)) { try inputs.pass(inputs.maybe(1, from: $0)) }
        },
        OperatorUnderTest("Single.flatMapCompletable", sources: 2, closures: 1) { inputs in
            inputs.single(0).flatMapCompletable { _ in try inputs.pass(inputs.completable(1)) }
        } model: { inputs -> Timeline<Int> in
            mapped(inputs.single(0, from: inputs.start)) { try inputs.pass(inputs.completable(1, from: $0)) }
        },
        OperatorUnderTest("Single.catch", sources: 2, closures: 1) { inputs in
            inputs.single(0).catch { _ in try inputs.pass(inputs.single(1)) }
        } model: { inputs -> Timeline<Int> in
            continued(inputs.single(0, from: inputs.start)) { _, instant in
                do { return try inputs.pass(inputs.single(1, from: instant)) } catch {
                    return .error(error, at: instant)
                }
            }
        },
        OperatorUnderTest("Single.catchAndReturn") { inputs in
            inputs.single(0).catchAndReturn(9)
        } model: { inputs -> Timeline<Int> in
            continued(inputs.single(0, from: inputs.start)) { Timeline([($1, 9)], ($1, .completed)) }
        },
        OperatorUnderTest("Single.retry(count)", parameters: [.attempts]) { inputs in
            inputs.single(0).retry(inputs[.attempts])
        } model: { inputs -> Timeline<Int> in
            func attempt(_ number: Int, _ instant: VirtualInstant) -> Timeline<Int> {
                let single = inputs.single(0, from: instant)
                return number == inputs[.attempts] ? single : continued(single) { attempt(number + 1, $1) }
            }
            return attempt(1, inputs.start)
        },
        OperatorUnderTest("Single.timeout", parameters: [.span]) { inputs in
            inputs.single(0).timeout(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            let timer = inputs.timer(inputs[.span], from: inputs.start)
            let single = inputs.single(0, from: inputs.start)
            return single.terminationInstant < timer
                ? single : Timeline([], (timer, .error(RxError.timeout)), subscriptions: single.subscriptions)
        },
        OperatorUnderTest("Single.delaySubscription", parameters: [.span]) { inputs in
            inputs.single(0).delaySubscription(inputs.span(), scheduler: inputs.scheduler)
        } model: { inputs -> Timeline<Int> in
            inputs.single(0, from: inputs.timer(inputs[.span], from: inputs.start))
        },
    ]

    // MARK: Maybe

    private static let maybes = [
        OperatorUnderTest("Maybe.map", closures: 1) { inputs in
            inputs.maybe(0).map { try inputs.pass($0 + 1) }
        } model: { inputs -> Timeline<Int> in
            inputs.maybe(0, from: inputs.start).each { element, output in output.append(try inputs.pass(element + 1)) }
        },
        OperatorUnderTest("Maybe.filter", closures: 1) { inputs in
            inputs.maybe(0).filter { try inputs.pass($0 % 2 == 0) }
        } model: { inputs -> Timeline<Int> in
            inputs.maybe(0, from: inputs.start).each { element, output in
                if try inputs.pass(element % 2 == 0) { output.append(element) }
            }
        },
        OperatorUnderTest("Maybe.flatMap", sources: 2, closures: 1) { inputs in
            inputs.maybe(0).flatMap { _ in try inputs.pass(inputs.maybe(1)) }
        } model: { inputs -> Timeline<Int> in
            mapped(inputs.maybe(0, from: inputs.start)) { try inputs.pass(inputs.maybe(1, from: $0)) }
        },
        OperatorUnderTest("Maybe.ifEmpty(default:)") { inputs in
            inputs.maybe(0).ifEmpty(default: 9)
        } model: { inputs -> Timeline<Int> in
            let maybe = inputs.maybe(0, from: inputs.start)
            guard maybe.isCompleted, maybe.elements.isEmpty else { return maybe }
            return Timeline([(maybe.terminationInstant, 9)], maybe.termination, subscriptions: maybe.subscriptions)
        },
        // Not `onCompleted`: it is called after an element, too, where an error that it throws would be a second event.
        OperatorUnderTest("Maybe.do", closures: 2) { inputs in
            inputs.maybe(0).do(onNext: { _ in try inputs.call() }, onError: { _ in try inputs.call(1) })
        } model: { inputs -> Timeline<Int> in
            let maybe = inputs.maybe(0, from: inputs.start)
            guard !maybe.isCompleted else {
                return maybe.each { element, output in output.append(try inputs.pass(element)) }
            }
            return continued(maybe) { failure, instant in
                do { return .error(try inputs.pass(failure, 1), at: instant) } catch {
                    return .error(error, at: instant)
                }
            }
        },
    ]

    // MARK: Completable

    private static let completables = [
        OperatorUnderTest("Completable.andThen(single)", sources: 2) { inputs in
            inputs.completable(0).andThen(inputs.single(1))
        } model: { inputs -> Timeline<Int> in
            followed(inputs.completable(0, from: inputs.start)) { inputs.single(1, from: $0) }
        },
        OperatorUnderTest("Completable.concat", sources: 2) { inputs in
            inputs.completable(0).concat(inputs.completable(1))
        } model: { inputs -> Timeline<Int> in
            followed(inputs.completable(0, from: inputs.start)) { inputs.completable(1, from: $0) }
        },
        OperatorUnderTest("Completable.zip", sources: 2) { inputs in
            Completable.zip(inputs.completable(0), inputs.completable(1))
        } model: { inputs -> Timeline<Int> in
            .merging([
                inputs.completable(0, from: inputs.start.step(0)), inputs.completable(1, from: inputs.start.step(1)),
            ])
        },
        OperatorUnderTest("Completable.do", closures: 2) { inputs in
            inputs.completable(0).do(onError: { _ in try inputs.call() }, onCompleted: { try inputs.call(1) })
        } model: { inputs -> Timeline<Int> in
            let completable = inputs.completable(0, from: inputs.start)
            guard completable.isCompleted else {
                return continued(completable) { failure, instant in
                    do { return .error(try inputs.pass(failure), at: instant) } catch {
                        return .error(error, at: instant)
                    }
                }
            }
            return completable.each { _, _ in
            } completed: { _ in
                try inputs.call(1)
            }
        },
    ]

    // MARK: Parts of models

    /// A failure is replaced by what `next` returns.
    private static func continued(
        _ first: Timeline<Int>, _ next: (any Error, VirtualInstant) -> Timeline<Int>
    ) -> Timeline<Int> {
        guard let end = first.termination, case .error(let failure) = end.how else { return first }
        return next(failure, end.at).adding(first.subscriptions)
    }

    /// An element is replaced by what `next` returns.
    private static func mapped(
        _ first: Timeline<Int>, _ next: (VirtualInstant) throws -> Timeline<Int>
    ) -> Timeline<Int> {
        guard let item = first.elements.first else { return first }
        do { return try next(item.at).adding(first.subscriptions) } catch {
            return Timeline([], (item.at, .error(error)), subscriptions: first.subscriptions)
        }
    }

    /// A completion is replaced by what `next` returns.
    private static func followed(
        _ first: Timeline<Int>, _ next: (VirtualInstant) -> Timeline<Int>
    ) -> Timeline<Int> {
        first.isCompleted ? next(first.terminationInstant).adding(first.subscriptions) : first
    }
}

extension OperatorInputs {
    fileprivate func single(_ index: Int) -> Single<Int> { sources[index].take(1).asSingle() }

    fileprivate func maybe(_ index: Int) -> Maybe<Int> { sources[index].take(1).asMaybe() }

    fileprivate func completable(_ index: Int) -> Completable { sources[index].ignoreElements().asCompletable() }
}

extension ModelInputs {
    fileprivate func single(_ index: Int, from instant: VirtualInstant) -> Timeline<Int> {
        let maybe = maybe(index, from: instant)
        guard maybe.isCompleted, maybe.elements.isEmpty else { return maybe }
        return Timeline(
            [], (maybe.terminationInstant, .error(RxError.noElements)), subscriptions: maybe.subscriptions)
    }

    fileprivate func maybe(_ index: Int, from instant: VirtualInstant) -> Timeline<Int> {
        let source = source(index, from: instant)
        guard let item = source.elements.first else { return source }
        return Timeline([item], (item.at, .completed), subscriptions: source.subscriptions)
    }

    fileprivate func completable(_ index: Int, from instant: VirtualInstant) -> Timeline<Int> {
        let source = source(index, from: instant)
        return Timeline([], source.termination, subscriptions: source.subscriptions)
    }
}

extension OperatorUnderTest.Parameter {
    fileprivate static let attempts = OperatorUnderTest.Parameter("attempts", 1...4)
}
