import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct CombiningTests {
    @Test(arguments: together + inTurn + sampled + grouped) func agrees(_ candidate: Operator) { check(candidate) }

    private static let anyNumber = Needs(sources: 1...4)

    /// Subscriptions to all sources, one after the other.
    private static func all(_ inputs: ModelInputs) -> [Timeline<Int>] {
        inputs.indices.map { inputs.source($0, from: inputs.start.step($0)) }
    }

    // MARK: Of all sources together

    private static let together = [
        Operator("merge(sources)", [], Needs(sources: 0...4)) { inputs in
            .merge(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            inputs.indices.isEmpty ? .completed(at: inputs.start) : .merging(all(inputs))
        },
        Operator("combineLatest(collection)", [.throwing], Needs(sources: 0...4)) { inputs in
            Observable<[Int]>.combineLatest(inputs.sources) { elements in
                for element in elements { try inputs.check(element) }
                return elements
            }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        Operator("combineLatest of 2", [.throwing], Needs(sources: 2...2)) { inputs in
            Observable.combineLatest(inputs.sources[0], inputs.sources[1]) { first, second in
                for element in [first, second] { try inputs.check(element) }
                return [first, second]
            }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        Operator("combineLatest of 3", [.throwing], Needs(sources: 3...3)) { inputs in
            Observable.combineLatest(inputs.sources[0], inputs.sources[1], inputs.sources[2]) { first, second, third in
                for element in [first, second, third] { try inputs.check(element) }
                return [first, second, third]
            }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        Operator("zip(collection)", [.throwing], Needs(sources: 0...4)) { inputs in
            Observable<[Int]>.zip(inputs.sources) { elements in
                for element in elements { try inputs.check(element) }
                return elements
            }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: true)
        },
        Operator("zip of 2", [.throwing], Needs(sources: 2...2)) { inputs in
            Observable.zip(inputs.sources[0], inputs.sources[1]) { first, second in
                for element in [first, second] { try inputs.check(element) }
                return [first, second]
            }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: false)
        },
        Operator("zip of 3", [.throwing], Needs(sources: 3...3)) { inputs in
            Observable.zip(inputs.sources[0], inputs.sources[1], inputs.sources[2]) { first, second, third in
                for element in [first, second, third] { try inputs.check(element) }
                return [first, second, third]
            }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: false)
        },
    ]

    private static func combined(_ inputs: ModelInputs) -> Timeline<[Int]> {
        if inputs.indices.isEmpty {
            return Timeline([(inputs.start, [])], (inputs.start, .completed), using: [])
        }
        let sources = all(inputs)
        var items: [Timeline<[Int]>.Item] = []
        for (at, index, event) in inOrder(sources) {
            let latest = sources.enumerated().compactMap { other, source in
                source.items.last { ($0.at, other) <= (at, index) }?.value
            }
            let others = inputs.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].endOrNever, $0) <= (at, index) }
            switch event {
            case .element where latest.count == sources.count:
                if latest.contains(inputs[.throwing]) {
                    return ended(items, at, .failed("\(Failure.closure)"), sources)
                }
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
    private static func zipped(_ inputs: ModelInputs, whenNothingCanFollow: Bool) -> Timeline<[Int]> {
        if inputs.indices.isEmpty { return .completed(at: inputs.start) }
        let sources = all(inputs)
        var items: [Timeline<[Int]>.Item] = []
        for (at, index, event) in inOrder(sources) {
            let counts = sources.enumerated().map { other, source in
                source.items.count { ($0.at, other) <= (at, index) }
            }
            let others = inputs.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].endOrNever, $0) <= (at, index) }
            switch event {
            case .element where counts.min()! > items.count:
                let row = sources.map { $0.items[items.count].value }
                if row.contains(inputs[.throwing]) { return ended(items, at, .failed("\(Failure.closure)"), sources) }
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
        _ items: [Timeline<Element>.Item], _ at: VirtualInstant, _ end: End, _ sources: [Timeline<Int>]
    ) -> Timeline<Element> {
        Timeline(items, (at, end), using: sources.flatMap(\.uses))
    }

    // MARK: Of one source after the other

    private static let oneAtATime = Needs(sources: 1...4, kinds: Script.Kind.allCases)

    private static let inTurn = [
        Operator("concat(collection)", [], oneAtATime) { inputs in
            .concat(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        Operator("concat(sequence)", [], oneAtATime) { inputs in
            .concat(AnySequence(inputs.sources))
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        Operator("concat(second)", [], oneAtATime) { inputs in
            inputs.others.reduce(inputs.source) { $0.concat($1) }
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        Operator("startWith", [.count], Needs(kinds: Script.Kind.allCases)) { inputs in
            let source = inputs[.count] > 1 ? inputs.source.startWith(2) : inputs.source
            return inputs[.count] > 0 ? source.startWith(0, 1) : source
        } model: { inputs -> Timeline<Int> in
            let elements = [[], [0, 1], [0, 1, 2]][min(inputs[.count], 2)]
            let input = inputs.source(from: inputs.start.step(elements.count))
            return Timeline(
                elements.enumerated().map { (inputs.start.step($0), $1) } + input.items, input.end, using: input.uses)
        },
        Operator("ifEmpty(default:)", [], Needs(kinds: Script.Kind.allCases)) { inputs in
            inputs.source.ifEmpty(default: 9)
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let isEmpty = input.isCompleted && input.items.isEmpty
            return Timeline(isEmpty ? [(input.endOrNever, 9)] : input.items, input.end, using: input.uses)
        },
        Operator("ifEmpty(switchTo:)", [], Needs(sources: 2...2, kinds: Script.Kind.allCases)) { inputs in
            inputs.source.ifEmpty(switchTo: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            guard input.isCompleted, input.items.isEmpty else { return input }
            return inputs.source(1, from: input.endOrNever).using(input.uses)
        },
        Operator("amb", [], Needs(sources: 2...2)) { inputs in
            inputs.source.amb(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            first(inputs)
        },
        Operator("amb(sequence)", [], anyNumber) { inputs in
            .amb(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            first(inputs)
        },
    ]

    private static func concatenated(_ inputs: ModelInputs) -> Timeline<Int> {
        var result = inputs.source(from: inputs.start)
        for index in inputs.indices.dropFirst() where result.isCompleted {
            let next = inputs.source(index, from: result.endOrNever)
            result = Timeline(result.items + next.items, next.end, using: result.uses + next.uses)
        }
        return result
    }

    /// The source that is first to send anything.
    private static func first(_ inputs: ModelInputs) -> Timeline<Int> {
        let sources = all(inputs)
        guard let (at, winner, _) = inOrder(sources).first else {
            return Timeline([], nil, using: sources.flatMap(\.uses))
        }
        let losers = inputs.indices.filter { $0 != winner }.map { sources[$0].disposed(at: at) }
        return sources[winner].using(losers.flatMap(\.uses))
    }

    // MARK: When another source says so

    private static let sampled = [
        Operator("withLatestFrom", [.throwing], Needs(sources: 2...2)) { inputs in
            inputs.source.withLatestFrom(inputs.others[0]) { element, other in
                try inputs.check(element)
                return [element, other]
            }
        } model: { inputs -> Timeline<[Int]> in
            // The other source is subscribed to first.
            let other = inputs.source(1, from: inputs.start.step(0))
            let input = inputs.source(from: inputs.start.step(1))
            var items: [Timeline<[Int]>.Item] = []
            for (at, index, event) in inOrder([input, other]) {
                switch (index, event) {
                case (0, .element(let element)):
                    guard let latest = other.items.last(where: { $0.at < at }) else { break }
                    if element == inputs[.throwing] {
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
        Operator("sample", [], Needs(sources: 2...2)) { inputs in
            inputs.source.sample(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            sampled(inputs, default: nil)
        },
        Operator("sample(defaultValue:)", [], Needs(sources: 2...2)) { inputs in
            inputs.source.sample(inputs.others[0], defaultValue: 9)
        } model: { inputs -> Timeline<Int> in
            sampled(inputs, default: 9)
        },
    ]

    private static func sampled(_ inputs: ModelInputs, default other: Int?) -> Timeline<Int> {
        let input = inputs.source(from: inputs.start.step(0))
        let sampler = inputs.source(1, from: inputs.start.step(1))
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
        Operator("groupBy", [.throwing]) { inputs in
            annotated(
                inputs.source.groupBy { element in
                    try inputs.check(element)
                    return element % 3
                }.map { ("\($0.key)", $0.asObservable()) })
        } model: { inputs -> Timeline<String> in
            let input = inputs.source(from: inputs.start)
            var keys: [Int] = []
            var items: [Timeline<String>.Item] = []
            func stop(_ end: Timeline<Int>.Ending) -> Timeline<String> {
                items += keys.map { (end.at, "\($0) \(end.how == .completed ? "]" : "#")") }
                return Timeline(items, end, using: input.uses)
            }
            for item in input.items {
                if item.value == inputs[.throwing] { return stop((item.at, .failed("\(Failure.closure)"))) }
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
