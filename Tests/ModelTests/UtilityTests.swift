import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct UtilityTests {
    @Test(arguments: doing + watching + traits) func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: Side effects that throw

    private static let doing = [
        Operator("do(onNext:)", [.throwing]) { inputs in
            inputs.source.do(onNext: inputs.check)
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                try inputs.check(element)
                output.append(element)
            }
        },
        Operator("do(afterNext:)", [.throwing]) { inputs in
            inputs.source.do(afterNext: inputs.check)
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                output.append(element)
                try inputs.check(element)
            }
        },
        Operator("do(onError:)") { inputs in
            inputs.source.do(onError: { _ in throw Failure.closure })
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let end = input.end.map { ($0.at, $0.how == .completed ? $0.how : .failed("\(Failure.closure)")) }
            return Timeline(input.items, end, using: input.uses)
        },
        Operator("do(onCompleted:)") { inputs in
            inputs.source.do(onCompleted: { throw Failure.closure })
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                output.append(element)
            } completed: { _ in
                throw Failure.closure
            }
        },
    ]

    // MARK: An object that may go

    private static let watching = [
        Operator("withUnretained", [.connect], Needs(jobs: 1)) { inputs in
            let object = Lock<Object?>(Object())
            inputs.scheduler.scheduleAt(Program.beginning + inputs[.connect]) { object.withLock { $0 = nil } }
            return inputs.source.withUnretained(object.withLock { $0! }) { _, element in element }
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let gone = inputs.arranged(.connect, number: 0)
            guard let next = input.items.first(where: { gone < $0.at }) else { return input }
            return Timeline(input.items.filter { $0.at < gone }, (next.at, .completed), using: input.uses)
        }
    ]

    private final class Object: Sendable {}

    // MARK: Traits

    private static let twoSources = Needs(sources: 2...2)

    private static let traits = [
        Operator("Single.flatMap", [.throwing], twoSources) { inputs in
            inputs.source.first().flatMap { element -> Single<Int?> in
                try inputs.check(element ?? 0)
                return inputs.others[0].first()
            }.asObservable()
        } model: { inputs -> Timeline<Int?> in
            let input = first(inputs.source(from: inputs.start))
            guard let item = input.items.first else { return input }
            if (item.value ?? 0) == inputs[.throwing] {
                return Timeline([], (item.at, .failed("\(Failure.closure)")), using: input.uses)
            }
            return first(inputs.source(1, from: item.at)).using(input.uses)
        },
        Operator("Single.zip", [], twoSources) { inputs in
            Single.zip(inputs.source.first(), inputs.others[0].first()) { [$0, $1] }.asObservable()
        } model: { inputs -> Timeline<[Int?]> in
            let both = inputs.indices.map { first(inputs.source($0, from: inputs.start.step($0))) }
            let uses = both.flatMap(\.uses)
            if let failure = both.compactMap(\.end).filter({ $0.how != .completed }).min(by: { $0.at < $1.at }) {
                return Timeline([], failure, using: uses)
            }
            let end = both.map(\.endOrNever).max()!
            if end == .distantFuture { return Timeline([], nil, using: uses) }
            return Timeline([(end, both.map { $0.items[0].value })], (end, .completed), using: uses)
        },
        Operator("Maybe.ifEmpty(switchTo:)", [], twoSources) { inputs in
            inputs.source.take(1).asMaybe().ifEmpty(switchTo: inputs.others[0].take(1).asMaybe()).asObservable()
        } model: { inputs -> Timeline<Int> in
            let input = only(inputs.source(from: inputs.start))
            guard input.isCompleted, input.items.isEmpty else { return input }
            return only(inputs.source(1, from: input.endOrNever)).using(input.uses)
        },
        Operator("Completable.andThen", [], Needs(sources: 2...2, kinds: Script.Kind.allCases)) { inputs in
            inputs.source.ignoreElements().asCompletable().andThen(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            guard input.isCompleted else { return Timeline([], input.end, using: input.uses) }
            return inputs.source(1, from: input.endOrNever).using(input.uses)
        },
        Operator("Infallible.asObservable") { inputs in
            inputs.source.asInfallible(onErrorJustReturn: 9).map { $0 + 1 }.asObservable()
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let fallback = input.isCompleted ? [] : input.end.map { [($0.at, 9)] } ?? []
            return Timeline(
                (input.items + fallback).map { ($0.0, $0.1 + 1) }, input.end.map { ($0.at, .completed) },
                using: input.uses)
        },
    ]

    /// The first element, or nil when there is none.
    private static func first(_ input: Timeline<Int>) -> Timeline<Int?> {
        if let item = input.items.first {
            return Timeline([(item.at, item.value)], (item.at, .completed), using: input.uses)
        }
        return Timeline(input.isCompleted ? [(input.endOrNever, nil)] : [], input.end, using: input.uses)
    }

    /// The first element, if there is one.
    private static func only(_ input: Timeline<Int>) -> Timeline<Int> {
        guard let item = input.items.first else { return input }
        return Timeline([item], (item.at, .completed), using: input.uses)
    }
}
