import TestSupport
import Testing

@Suite(.noLeaks) struct UtilityTests {
    @Test(arguments: doing + keeping + watching + traits) func agrees(_ candidate: OperatorUnderTest) {
        check(candidate)
    }

    // MARK: Side effects that throw

    private static let doing = [
        OperatorUnderTest("do(onNext:)", closures: 1) { inputs in
            inputs.source.do(onNext: { _ in try inputs.call() })
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                try inputs.call()
                output.append(element)
            }
        },
        OperatorUnderTest("do(afterNext:)", closures: 1) { inputs in
            inputs.source.do(afterNext: { _ in try inputs.call() })
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                output.append(element)
                try inputs.call()
            }
        },
        OperatorUnderTest("do(onError:)", closures: 1) { inputs in
            inputs.source.do(onError: { _ in try inputs.call() })
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            guard let termination = input.termination, !input.isCompleted else { return input }
            do {
                return try inputs.pass(input)
            } catch {
                return Timeline(input.elements, (termination.at, .error(error)), subscriptions: input.subscriptions)
            }
        },
        OperatorUnderTest("do(onCompleted:)", closures: 1) { inputs in
            inputs.source.do(onCompleted: { try inputs.call() })
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                output.append(element)
            } completed: { _ in
                try inputs.call()
            }
        },
    ]

    // MARK: A value around each event

    @TaskLocal private static var local = 0

    private static let keeping = [
        OperatorUnderTest("keeping") { inputs in
            inputs.source.keeping($local)
        } model: { inputs -> Timeline<Int> in
            inputs[0]
        }
    ]

    // MARK: An object that may be released

    private static let watching = [
        OperatorUnderTest("withUnretained", parameters: [.connect], programs: ProgramOptions(observers: 1...1, jobs: 1))
        { inputs in
            let object = Lock<Object?>(Object())
            inputs.arrange(.connect) { object.withLock { $0 = nil } }
            return inputs.source.withUnretained(object.withLock { $0! }) { _, element in element }
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let gone = inputs.arranged(.connect, number: 0)
            guard let next = input.elements.first(where: { gone < $0.at }) else { return input }
            return Timeline(
                input.elements.filter { $0.at < gone }, (next.at, .completed), subscriptions: input.subscriptions)
        }
    ]

    private final class Object: Sendable {}

    // MARK: Traits

    private static let traits = [
        OperatorUnderTest("Single.flatMap", sources: 2, closures: 1) { inputs in
            inputs.source.first().flatMap { _ in try inputs.pass(inputs.others[0].first()) }.asObservable()
        } model: { inputs -> Timeline<Int?> in
            let input = first(inputs[0])
            guard let item = input.elements.first else { return input }
            do {
                return try inputs.pass(first(inputs.source(1, from: item.at))).adding(input.subscriptions)
            } catch {
                return Timeline([], (item.at, .error(error)), subscriptions: input.subscriptions)
            }
        },
        OperatorUnderTest("Single.zip", sources: 2) { inputs in
            Single.zip(inputs.source.first(), inputs.others[0].first()) { [$0, $1] }.asObservable()
        } model: { inputs -> Timeline<[Int?]> in
            let both = inputs.indices.map { first(inputs.source($0, from: inputs.start.step($0))) }
            let subscriptions = both.flatMap(\.subscriptions)
            if let failure = both.compactMap(\.termination).filter({ $0.how != .completed }).min(by: { $0.at < $1.at })
            {
                return Timeline([], failure, subscriptions: subscriptions)
            }
            let end = both.map(\.terminationInstant).max()!
            if end == .distantFuture { return Timeline([], nil, subscriptions: subscriptions) }
            return Timeline([(end, both.map { $0.elements[0].value })], (end, .completed), subscriptions: subscriptions)
        },
        OperatorUnderTest("Maybe.ifEmpty(switchTo:)", sources: 2) { inputs in
            inputs.source.take(1).asMaybe().ifEmpty(switchTo: inputs.others[0].take(1).asMaybe()).asObservable()
        } model: { inputs -> Timeline<Int> in
            let input = only(inputs[0])
            guard input.isCompleted, input.elements.isEmpty else { return input }
            return only(inputs.source(1, from: input.terminationInstant)).adding(input.subscriptions)
        },
        OperatorUnderTest("Completable.andThen", sources: 2) { inputs in
            inputs.source.ignoreElements().asCompletable().andThen(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            guard input.isCompleted else { return Timeline([], input.termination, subscriptions: input.subscriptions) }
            return inputs.source(1, from: input.terminationInstant).adding(input.subscriptions)
        },
        OperatorUnderTest("Infallible.asObservable") { inputs in
            inputs.source.asInfallible(onErrorJustReturn: 9).map { $0 + 1 }.asObservable()
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let fallback = input.isCompleted ? [] : input.termination.map { [($0.at, 9)] } ?? []
            return Timeline(
                (input.elements + fallback).map { ($0.0, $0.1 + 1) }, input.termination.map { ($0.at, .completed) },
                subscriptions: input.subscriptions)
        },
    ]

    /// The first element, or nil when there is none.
    private static func first(_ input: Timeline<Int>) -> Timeline<Int?> {
        if let item = input.elements.first {
            return Timeline([(item.at, item.value)], (item.at, .completed), subscriptions: input.subscriptions)
        }
        return Timeline(
            input.isCompleted ? [(input.terminationInstant, nil)] : [], input.termination,
            subscriptions: input.subscriptions)
    }

    /// The first element, if there is one.
    private static func only(_ input: Timeline<Int>) -> Timeline<Int> {
        guard let item = input.elements.first else { return input }
        return Timeline([item], (item.at, .completed), subscriptions: input.subscriptions)
    }
}
