import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CombiningTests {
    @Test(arguments: together + inTurn + sampled + grouped) func agrees(_ candidate: Operator) { check(candidate) }

    private static let anyNumber = Needs(sources: 1...4)

    /// Subscriptions to all sources, one after the other.
    private static func all(_ world: World) -> [Timeline<Int>] {
        world.indices.map { world.source($0, from: world.start.step($0)) }
    }

    // MARK: Of all sources together

    private static let together = [
        Operator("merge(sources)", [], Needs(sources: 0...4)) { stage in
            .merge(stage.sources)
        } model: { world -> Timeline<Int> in
            world.indices.isEmpty ? .completed(at: world.start) : .merging(all(world))
        },
        Operator("combineLatest(collection)", [.throwing], Needs(sources: 0...4)) { stage in
            Observable<[Int]>.combineLatest(stage.sources) { elements in
                for element in elements { try stage.check(element) }
                return elements
            }
        } model: { world -> Timeline<[Int]> in
            combined(world)
        },
        Operator("combineLatest of 2", [.throwing], Needs(sources: 2...2)) { stage in
            Observable.combineLatest(stage.sources[0], stage.sources[1]) { first, second in
                for element in [first, second] { try stage.check(element) }
                return [first, second]
            }
        } model: { world -> Timeline<[Int]> in
            combined(world)
        },
        Operator("combineLatest of 3", [.throwing], Needs(sources: 3...3)) { stage in
            Observable.combineLatest(stage.sources[0], stage.sources[1], stage.sources[2]) { first, second, third in
                for element in [first, second, third] { try stage.check(element) }
                return [first, second, third]
            }
        } model: { world -> Timeline<[Int]> in
            combined(world)
        },
        Operator("zip(collection)", [.throwing], Needs(sources: 0...4)) { stage in
            Observable<[Int]>.zip(stage.sources) { elements in
                for element in elements { try stage.check(element) }
                return elements
            }
        } model: { world -> Timeline<[Int]> in
            zipped(world, whenNothingCanFollow: true)
        },
        Operator("zip of 2", [.throwing], Needs(sources: 2...2)) { stage in
            Observable.zip(stage.sources[0], stage.sources[1]) { first, second in
                for element in [first, second] { try stage.check(element) }
                return [first, second]
            }
        } model: { world -> Timeline<[Int]> in
            zipped(world, whenNothingCanFollow: false)
        },
        Operator("zip of 3", [.throwing], Needs(sources: 3...3)) { stage in
            Observable.zip(stage.sources[0], stage.sources[1], stage.sources[2]) { first, second, third in
                for element in [first, second, third] { try stage.check(element) }
                return [first, second, third]
            }
        } model: { world -> Timeline<[Int]> in
            zipped(world, whenNothingCanFollow: false)
        },
    ]

    private static func combined(_ world: World) -> Timeline<[Int]> {
        if world.indices.isEmpty {
            return Timeline([(world.start, [])], (world.start, .completed), using: [])
        }
        let sources = all(world)
        var items: [Timeline<[Int]>.Item] = []
        for (at, index, event) in inOrder(sources) {
            let latest = sources.enumerated().compactMap { other, source in
                source.items.last { ($0.at, other) <= (at, index) }?.value
            }
            let others = world.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].endOrNever, $0) <= (at, index) }
            switch event {
            case .element where latest.count == sources.count:
                if latest.contains(world[.throwing]) { return ended(items, at, .failed("\(Failure.closure)"), sources) }
                items.append((at, latest))
            case .element where areOthersDone: return ended(items, at, .completed, sources)
            case .element: break
            case .end(.completed):
                if areOthersDone { return ended(items, at, .completed, sources) }
            case .end(let failure): return ended(items, at, failure, sources)
            }
        }
        return Timeline(items, nil, using: sources.flatMap(\.uses))
    }

    /// - Parameter whenNothingCanFollow: whether it ends when an element can have no partners any more.
    private static func zipped(_ world: World, whenNothingCanFollow: Bool) -> Timeline<[Int]> {
        if world.indices.isEmpty { return .completed(at: world.start) }
        let sources = all(world)
        var items: [Timeline<[Int]>.Item] = []
        for (at, index, event) in inOrder(sources) {
            let counts = sources.enumerated().map { other, source in
                source.items.count { ($0.at, other) <= (at, index) }
            }
            let others = world.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].endOrNever, $0) <= (at, index) }
            switch event {
            case .element where counts.min()! > items.count:
                let row = sources.map { $0.items[items.count].value }
                if row.contains(world[.throwing]) { return ended(items, at, .failed("\(Failure.closure)"), sources) }
                items.append((at, row))
            case .element where whenNothingCanFollow && areOthersDone:
                return ended(items, at, .completed, sources)
            case .element: break
            case .end(.completed):
                if areOthersDone { return ended(items, at, .completed, sources) }
            case .end(let failure): return ended(items, at, failure, sources)
            }
        }
        return Timeline(items, nil, using: sources.flatMap(\.uses))
    }

    private static func ended<Element>(
        _ items: [Timeline<Element>.Item], _ at: Moment, _ end: End, _ sources: [Timeline<Int>]
    ) -> Timeline<Element> {
        Timeline(items, (at, end), using: sources.flatMap(\.uses))
    }

    // MARK: Of one source after the other

    private static let oneAtATime = Needs(sources: 1...4, kinds: Script.Kind.allCases)

    private static let inTurn = [
        Operator("concat(collection)", [], oneAtATime) { stage in
            .concat(stage.sources)
        } model: { world -> Timeline<Int> in
            concatenated(world)
        },
        Operator("concat(sequence)", [], oneAtATime) { stage in
            .concat(AnySequence(stage.sources))
        } model: { world -> Timeline<Int> in
            concatenated(world)
        },
        Operator("concat(second)", [], oneAtATime) { stage in
            stage.others.reduce(stage.source) { $0.concat($1) }
        } model: { world -> Timeline<Int> in
            concatenated(world)
        },
        Operator("startWith", [.count], Needs(kinds: Script.Kind.allCases)) { stage in
            let source = stage[.count] > 1 ? stage.source.startWith(2) : stage.source
            return stage[.count] > 0 ? source.startWith(0, 1) : source
        } model: { world -> Timeline<Int> in
            let elements = [[], [0, 1], [0, 1, 2]][min(world[.count], 2)]
            let input = world.source(from: world.start.step(elements.count))
            return Timeline(
                elements.enumerated().map { (world.start.step($0), $1) } + input.items, input.end, using: input.uses)
        },
        Operator("ifEmpty(default:)", [], Needs(kinds: Script.Kind.allCases)) { stage in
            stage.source.ifEmpty(default: 9)
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let isEmpty = input.isCompleted && input.items.isEmpty
            return Timeline(isEmpty ? [(input.endOrNever, 9)] : input.items, input.end, using: input.uses)
        },
        Operator("ifEmpty(switchTo:)", [], Needs(sources: 2...2, kinds: Script.Kind.allCases)) { stage in
            stage.source.ifEmpty(switchTo: stage.others[0])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            guard input.isCompleted, input.items.isEmpty else { return input }
            return world.source(1, from: input.endOrNever).using(input.uses)
        },
        Operator("amb", [], Needs(sources: 2...2)) { stage in
            stage.source.amb(stage.others[0])
        } model: { world -> Timeline<Int> in
            first(world)
        },
        Operator("amb(sequence)", [], anyNumber) { stage in
            .amb(stage.sources)
        } model: { world -> Timeline<Int> in
            first(world)
        },
    ]

    private static func concatenated(_ world: World) -> Timeline<Int> {
        var result = world.source(from: world.start)
        for index in world.indices.dropFirst() where result.isCompleted {
            let next = world.source(index, from: result.endOrNever)
            result = Timeline(result.items + next.items, next.end, using: result.uses + next.uses)
        }
        return result
    }

    /// The source that is first to send anything.
    private static func first(_ world: World) -> Timeline<Int> {
        let sources = all(world)
        guard let (at, winner, _) = inOrder(sources).first else {
            return Timeline([], nil, using: sources.flatMap(\.uses))
        }
        let losers = world.indices.filter { $0 != winner }.map { sources[$0].disposed(at: at) }
        return sources[winner].using(losers.flatMap(\.uses))
    }

    // MARK: When another source says so

    private static let sampled = [
        Operator("withLatestFrom", [.throwing], Needs(sources: 2...2)) { stage in
            stage.source.withLatestFrom(stage.others[0]) { element, other in
                try stage.check(element)
                return [element, other]
            }
        } model: { world -> Timeline<[Int]> in
            // The other source is subscribed to first.
            let other = world.source(1, from: world.start.step(0))
            let input = world.source(from: world.start.step(1))
            var items: [Timeline<[Int]>.Item] = []
            for (at, index, event) in inOrder([input, other]) {
                switch (index, event) {
                case (0, .element(let element)):
                    guard let latest = other.items.last(where: { $0.at < at }) else { break }
                    if element == world[.throwing] {
                        return ended(items, at, .failed("\(Failure.closure)"), [input, other])
                    }
                    items.append((at, [element, latest.value]))
                case (1, .end(.completed)), (1, .element): break
                case (_, .end(let end)): return ended(items, at, end, [input, other])
                default: break
                }
            }
            return Timeline(items, nil, using: input.uses + other.uses)
        },
        Operator("sample", [], Needs(sources: 2...2)) { stage in
            stage.source.sample(stage.others[0])
        } model: { world -> Timeline<Int> in
            sampled(world, default: nil)
        },
        Operator("sample(defaultValue:)", [], Needs(sources: 2...2)) { stage in
            stage.source.sample(stage.others[0], defaultValue: 9)
        } model: { world -> Timeline<Int> in
            sampled(world, default: 9)
        },
    ]

    private static func sampled(_ world: World, default other: Int?) -> Timeline<Int> {
        let input = world.source(from: world.start.step(0))
        let sampler = world.source(1, from: world.start.step(1))
        var items: [Timeline<Int>.Item] = []
        var latest: Int?
        var isOver = false
        for (at, index, event) in inOrder([input, sampler]) {
            switch (index, event) {
            case (0, .element(let element)): latest = element
            case (0, .end(.completed)): isOver = true
            case (_, .end(.failed(let error))): return ended(items, at, .failed(error), [input, sampler])
            default:
                if let element = latest ?? other { items.append((at, element)) }
                latest = nil
                if isOver { return ended(items, at, .completed, [input, sampler]) }
            }
        }
        return Timeline(items, nil, using: input.uses + sampler.uses)
    }

    // MARK: By a key

    private static let grouped = [
        Operator("groupBy", [.throwing]) { stage in
            told(
                stage.source.groupBy { element in
                    try stage.check(element)
                    return element % 3
                }.map { ("\($0.key)", $0.asObservable()) })
        } model: { world -> Timeline<String> in
            let input = world.source(from: world.start)
            var keys: [Int] = []
            var items: [Timeline<String>.Item] = []
            func stop(_ end: Timeline<Int>.Ending) -> Timeline<String> {
                items += keys.map { (end.at, "\($0) \(end.how == .completed ? "]" : "#")") }
                return Timeline(items, end, using: input.uses)
            }
            for item in input.items {
                if item.value == world[.throwing] { return stop((item.at, .failed("\(Failure.closure)"))) }
                let key = item.value % 3
                if !keys.contains(key) {
                    keys.append(key)
                    items.append((item.at, "\(key) ["))
                }
                items.append((item.at, "\(key): \(item.value)"))
            }
            return input.end.map(stop) ?? Timeline(items, nil, using: input.uses)
        }
    ]
}
