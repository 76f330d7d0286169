import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct TransformingTests {
    @Test(arguments: elementwise + folding + flattening) func agrees(_ candidate: Operator) { check(candidate) }

    private static let elementwise = [
        Operator("map", [.throwing]) { stage in
            stage.source.map { element in
                try stage.check(element)
                return element + 1
            }
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                try world.check(element)
                output.append(element + 1)
            }
        },
        Operator("compactMap", [.throwing]) { stage in
            stage.source.compactMap { element -> Int? in
                try stage.check(element)
                return element % 2 == 0 ? element + 1 : nil
            }
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                try world.check(element)
                if element % 2 == 0 { output.append(element + 1) }
            }
        },
        Operator("enumerated") { stage in
            stage.source.enumerated().map { "\($0.index): \($0.element)" }
        } model: { world -> Timeline<String> in
            let input = world.source(from: world.start)
            return Timeline(
                input.items.enumerated().map { ($1.at, "\($0): \($1.value)") }, input.end, using: input.uses)
        },
        Operator("materialize") { stage in
            stage.source.materialize()
        } model: { world -> Timeline<Event<String>> in
            let input = world.source(from: world.start)
            return Timeline(
                input.arrivals.map { ($0.at, $0.event.asEvent) }, input.end.map { ($0.at, .completed) },
                using: input.uses)
        },
        Operator("dematerialize") { stage in
            stage.source.map { element -> Event<Int> in
                element < 4 ? .next(element) : element == 4 ? .completed : .error(Failure.closure)
            }.dematerialize()
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let end = input.items.first { $0.value >= 4 }
                .map { ($0.at, $0.value == 4 ? .completed : End.failed("\(Failure.closure)")) }
            return Timeline(input.items.filter { $0.value < 4 }, end ?? input.end, using: input.uses)
        },
    ]

    private static let folding = [
        Operator("scan", [.throwing]) { stage in
            stage.source.scan(1) { sum, element in
                try stage.check(element)
                return sum + element
            }
        } model: {
            sums($0)
        },
        Operator("scan(into:)", [.throwing]) { stage in
            stage.source.scan(into: 1) { sum, element in
                sum += element
                try stage.check(element)
            }
        } model: {
            sums($0)
        },
        Operator("reduce", [.throwing]) { stage in
            stage.source.reduce(1) { sum, element in
                try stage.check(element)
                return sum + element
            }
        } model: { world -> Timeline<Int> in
            sum(world) { $0 }
        },
        Operator("reduce(mapResult)", [.throwing, .limit]) { stage in
            stage.source.reduce(1) { sum, element in
                try stage.check(element)
                return sum + element
            } mapResult: { sum in
                if sum > stage[.limit] { throw Failure.closure }
                return "sum \(sum)"
            }
        } model: { world -> Timeline<String> in
            sum(world) { sum in
                if sum > world[.limit] { throw Failure.closure }
                return "sum \(sum)"
            }
        },
        Operator("toArray") { stage in
            stage.source.toArray().asObservable()
        } model: { world -> Timeline<[Int]> in
            let input = world.source(from: world.start)
            let array = input.items.map(\.value)
            return Timeline(input.isCompleted ? [(input.endOrNever, array)] : [], input.end, using: input.uses)
        },
    ]

    private static func sums(_ world: World) -> Timeline<Int> {
        var sum = 1
        return world.source(from: world.start).each { element, output in
            try world.check(element)
            sum += element
            output.append(sum)
        }
    }

    private static func sum<Output>(_ world: World, _ result: (Int) throws -> Output) -> Timeline<Output> {
        var sum = 1
        return world.source(from: world.start).each { element, _ in
            try world.check(element)
            sum += element
        } completed: { output in
            output.append(try result(sum))
        }
    }

    // MARK: Sequences of sequences

    private static let manySources = Needs(sources: 2...4, subscribesForElements: true)

    private static let subjects = Needs(sources: 2...2, kinds: [.subject], subscribesForElements: true)

    private static let flattening = [
        Operator("flatMap", [.throwing], manySources) { stage in
            stage.source.flatMap { element in
                try stage.check(element)
                return stage.other(for: element)
            }
        } model: { world -> Timeline<Int> in
            let outer = checkedSource(world)
            return merged(outer, outer.items.map { world.other(for: $0.value, from: $0.at) })
        },
        Operator("merge()", [], manySources) { stage in
            stage.source.map { stage.other(for: $0) }.merge()
        } model: { world -> Timeline<Int> in
            let outer = world.source(from: world.start)
            return merged(outer, outer.items.map { world.other(for: $0.value, from: $0.at) })
        },
        Operator("merge(maxConcurrent:)", [.concurrent], manySources) { stage in
            stage.source.map { stage.other(for: $0) }.merge(maxConcurrent: stage[.concurrent])
        } model: { world -> Timeline<Int> in
            queued(world, world.source(from: world.start), atOnce: world[.concurrent])
        },
        Operator("concat()", [], manySources) { stage in
            stage.source.map { stage.other(for: $0) }.concat()
        } model: { world -> Timeline<Int> in
            queued(world, world.source(from: world.start), atOnce: 1)
        },
        Operator("concatMap", [.throwing], manySources) { stage in
            stage.source.concatMap { element in
                try stage.check(element)
                return stage.other(for: element)
            }
        } model: { world -> Timeline<Int> in
            queued(world, checkedSource(world), atOnce: 1)
        },
        Operator("flatMapFirst", [.throwing], manySources) { stage in
            stage.source.flatMapFirst { element in
                try stage.check(element)
                return stage.other(for: element)
            }
        } model: { world -> Timeline<Int> in
            let outer = world.source(from: world.start)
            var inners: [Timeline<Int>] = []
            for item in outer.items where inners.last.map({ $0.endOrNever < item.at }) ?? true {
                if item.value == world[.throwing] {
                    inners.append(.failed("\(Failure.closure)", at: item.at))
                    break
                }
                inners.append(world.other(for: item.value, from: item.at))
            }
            return merged(outer, inners)
        },
        Operator("flatMapLatest", [.throwing], manySources) { stage in
            stage.source.flatMapLatest { element in
                try stage.check(element)
                return stage.other(for: element)
            }
        } model: { world -> Timeline<Int> in
            latest(world, checkedSource(world))
        },
        Operator("switchLatest", [], manySources) { stage in
            stage.source.map { stage.other(for: $0) }.switchLatest()
        } model: { world -> Timeline<Int> in
            latest(world, world.source(from: world.start))
        },
        // Inner sequences that say something at once: when one is sent from inside of an element, that has to wait.
        Operator("flatMapLatest(startWith)", [.throwing], subjects) { stage in
            stage.source.flatMapLatest { element in
                try stage.check(element)
                return stage.other(for: element).startWith(8)
            }
        } model: { world -> Timeline<Int> in
            latest(world, checkedSource(world), startingWith: [8])
        },
    ]

    /// The first source, failed at the element at which the closure throws.
    private static func checkedSource(_ world: World) -> Timeline<Int> {
        world.source(from: world.start).each { element, output in
            try world.check(element)
            output.append(element)
        }
    }

    /// All elements of the inner sequences, until all have ended or one has failed.
    private static func merged(_ outer: Timeline<Int>, _ inners: [Timeline<Int>]) -> Timeline<Int> {
        let all = [Timeline([], outer.end, using: outer.uses)] + inners
        return .merging(all)
    }

    /// Inner sequences that wait in line for one of so many places.
    private static func queued(_ world: World, _ outer: Timeline<Int>, atOnce: Int) -> Timeline<Int> {
        var free = Array(repeating: world.start, count: atOnce)
        var inners: [Timeline<Int>] = []
        for item in outer.items {
            let place = free.indices.min { free[$0] < free[$1] }!
            let begin = max(item.at, free[place])
            if begin == .distantFuture { break }
            let inner = world.other(for: item.value, from: begin)
            free[place] = inner.isCompleted ? inner.endOrNever : .distantFuture
            inners.append(inner)
        }
        return merged(outer, inners)
    }

    /// Each inner sequence until the next one comes.
    private static func latest(
        _ world: World, _ outer: Timeline<Int>, startingWith first: [Int] = []
    ) -> Timeline<Int> {
        let changes = outer.items.dropFirst().map { Moment?.some($0.at) } + [nil]
        var inners = zip(outer.items, changes).map { item, change in
            let rest = world.other(for: item.value, from: first.isEmpty ? item.at : item.at.step(first.count))
            let beginning = first.enumerated().map { (item.at.step($0), $1) }
            let inner = Timeline(beginning + rest.items, rest.end, using: rest.uses)
            // One that is sent from inside of an element changes at once, and what waits then is dropped.
            let nested = world.sent.first { $0.handed == $0.at && $0.at.step(outer.uses[0].number) == change }
            return inner.disposed(at: nested?.inside.step(0) ?? change)
        }
        // One that was given up has no end any more, but is nothing to wait for.
        inners = inners.enumerated().map { index, inner in
            index + 1 < inners.count && inner.end == nil
                ? Timeline(inner.items, (changes[index]!, .completed), using: inner.uses) : inner
        }
        return merged(outer, inners)
    }
}

extension Timeline {
    /// All elements, until all have ended or one has failed.
    static func merging(_ all: [Timeline]) -> Timeline {
        let failure = all.compactMap(\.end).filter { $0.how != .completed }.min { $0.at < $1.at }
        let last = all.map(\.endOrNever).max()
        let completion = last.flatMap { $0 == .distantFuture ? nil : ($0, End.completed) }
        let items = inOrder(all).compactMap { arrival -> Item? in
            if case .element(let element) = arrival.event { (arrival.at, element) } else { nil }
        }
        return Timeline(items, failure ?? completion, using: all.flatMap(\.uses))
    }
}

extension Parameter {
    static let concurrent = Parameter("concurrent", 1...3)
}
