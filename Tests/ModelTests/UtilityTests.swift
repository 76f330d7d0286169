import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct UtilityTests {
    @Test(arguments: doing + watching + traits) func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: Side effects that throw

    private static let doing = [
        Operator("do(onNext:)", [.throwing]) { stage in
            stage.source.do(onNext: stage.check)
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                try world.check(element)
                output.append(element)
            }
        },
        Operator("do(afterNext:)", [.throwing]) { stage in
            stage.source.do(afterNext: stage.check)
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                output.append(element)
                try world.check(element)
            }
        },
        Operator("do(onError:)") { stage in
            stage.source.do(onError: { _ in throw Failure.closure })
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let end = input.end.map { ($0.at, $0.how == .completed ? $0.how : .failed("\(Failure.closure)")) }
            return Timeline(input.items, end, using: input.uses)
        },
        Operator("do(onCompleted:)") { stage in
            stage.source.do(onCompleted: { throw Failure.closure })
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                output.append(element)
            } completed: { _ in
                throw Failure.closure
            }
        },
    ]

    // MARK: An object that may go

    private static let watching = [
        Operator("withUnretained", [.connect], Needs(jobs: 1)) { stage in
            let object = Lock<Object?>(Object())
            stage.scheduler.scheduleAt(Program.beginning + stage[.connect]) { object.withLock { $0 = nil } }
            return stage.source.withUnretained(object.withLock { $0! }) { _, element in element }
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let gone = world.arranged(.connect, number: 0)
            guard let next = input.items.first(where: { gone < $0.at }) else { return input }
            return Timeline(input.items.filter { $0.at < gone }, (next.at, .completed), using: input.uses)
        }
    ]

    private final class Object: Sendable {}

    // MARK: Traits

    private static let twoSources = Needs(sources: 2...2)

    private static let traits = [
        Operator("Single.flatMap", [.throwing], twoSources) { stage in
            stage.source.first().flatMap { element -> Single<Int?> in
                try stage.check(element ?? 0)
                return stage.others[0].first()
            }.asObservable()
        } model: { world -> Timeline<Int?> in
            let input = first(world.source(from: world.start))
            guard let item = input.items.first else { return input }
            if (item.value ?? 0) == world[.throwing] {
                return Timeline([], (item.at, .failed("\(Failure.closure)")), using: input.uses)
            }
            return first(world.source(1, from: item.at)).using(input.uses)
        },
        Operator("Single.zip", [], twoSources) { stage in
            Single.zip(stage.source.first(), stage.others[0].first()) { [$0, $1] }.asObservable()
        } model: { world -> Timeline<[Int?]> in
            let both = world.indices.map { first(world.source($0, from: world.start.step($0))) }
            let uses = both.flatMap(\.uses)
            if let failure = both.compactMap(\.end).filter({ $0.how != .completed }).min(by: { $0.at < $1.at }) {
                return Timeline([], failure, using: uses)
            }
            let end = both.map(\.endOrNever).max()!
            if end == .distantFuture { return Timeline([], nil, using: uses) }
            return Timeline([(end, both.map { $0.items[0].value })], (end, .completed), using: uses)
        },
        Operator("Maybe.ifEmpty(switchTo:)", [], twoSources) { stage in
            stage.source.take(1).asMaybe().ifEmpty(switchTo: stage.others[0].take(1).asMaybe()).asObservable()
        } model: { world -> Timeline<Int> in
            let input = only(world.source(from: world.start))
            guard input.isCompleted, input.items.isEmpty else { return input }
            return only(world.source(1, from: input.endOrNever)).using(input.uses)
        },
        Operator("Completable.andThen", [], Needs(sources: 2...2, kinds: Script.Kind.allCases)) { stage in
            stage.source.ignoreElements().asCompletable().andThen(stage.others[0])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            guard input.isCompleted else { return Timeline([], input.end, using: input.uses) }
            return world.source(1, from: input.endOrNever).using(input.uses)
        },
        Operator("Infallible.asObservable") { stage in
            stage.source.asInfallible(onErrorJustReturn: 9).map { $0 + 1 }.asObservable()
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
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
