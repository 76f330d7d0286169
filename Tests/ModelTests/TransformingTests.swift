import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct TransformingTests {
    @Test(arguments: elementwise + folding + flattening) func agrees(_ candidate: Operator) { check(candidate) }

    private static let elementwise = [
        Operator("map", [.throwing]) { inputs in
            inputs.source.map { element in
                try inputs.check(element)
                return element + 1
            }
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                try inputs.check(element)
                output.append(element + 1)
            }
        },
        Operator("compactMap", [.throwing]) { inputs in
            inputs.source.compactMap { element -> Int? in
                try inputs.check(element)
                return element % 2 == 0 ? element + 1 : nil
            }
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                try inputs.check(element)
                if element % 2 == 0 { output.append(element + 1) }
            }
        },
        Operator("enumerated") { inputs in
            inputs.source.enumerated().map { "\($0.index): \($0.element)" }
        } model: { inputs -> Timeline<String> in
            let input = inputs.source(from: inputs.start)
            return Timeline(
                input.items.enumerated().map { ($1.at, "\($0): \($1.value)") }, input.end, using: input.uses)
        },
        Operator("materialize") { inputs in
            inputs.source.materialize()
        } model: { inputs -> Timeline<Event<String>> in
            let input = inputs.source(from: inputs.start)
            return Timeline(
                input.events.map { ($0.at, $0.event.asEvent) }, input.end.map { ($0.at, .completed) },
                using: input.uses)
        },
        Operator("dematerialize") { inputs in
            inputs.source.map { element -> Event<Int> in
                element < 4 ? .next(element) : element == 4 ? .completed : .error(Failure.closure)
            }.dematerialize()
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let end = input.items.first { $0.value >= 4 }
                .map { ($0.at, $0.value == 4 ? .completed : End.failed("\(Failure.closure)")) }
            return Timeline(input.items.filter { $0.value < 4 }, end ?? input.end, using: input.uses)
        },
    ]

    private static let folding = [
        Operator("scan", [.throwing]) { inputs in
            inputs.source.scan(1) { sum, element in
                try inputs.check(element)
                return sum + element
            }
        } model: {
            sums($0)
        },
        Operator("scan(into:)", [.throwing]) { inputs in
            inputs.source.scan(into: 1) { sum, element in
                sum += element
                try inputs.check(element)
            }
        } model: {
            sums($0)
        },
        Operator("reduce", [.throwing]) { inputs in
            inputs.source.reduce(1) { sum, element in
                try inputs.check(element)
                return sum + element
            }
        } model: { inputs -> Timeline<Int> in
            sum(inputs) { $0 }
        },
        Operator("reduce(mapResult)", [.throwing, .limit]) { inputs in
            inputs.source.reduce(1) { sum, element in
                try inputs.check(element)
                return sum + element
            } mapResult: { sum in
                if sum > inputs[.limit] { throw Failure.closure }
                return "sum \(sum)"
            }
        } model: { inputs -> Timeline<String> in
            sum(inputs) { sum in
                if sum > inputs[.limit] { throw Failure.closure }
                return "sum \(sum)"
            }
        },
        Operator("toArray") { inputs in
            inputs.source.toArray().asObservable()
        } model: { inputs -> Timeline<[Int]> in
            let input = inputs.source(from: inputs.start)
            let array = input.items.map(\.value)
            return Timeline(input.isCompleted ? [(input.endOrNever, array)] : [], input.end, using: input.uses)
        },
    ]

    private static func sums(_ inputs: ModelInputs) -> Timeline<Int> {
        var sum = 1
        return inputs.source(from: inputs.start).each { element, output in
            try inputs.check(element)
            sum += element
            output.append(sum)
        }
    }

    private static func sum<Output>(_ inputs: ModelInputs, _ result: (Int) throws -> Output) -> Timeline<Output> {
        var sum = 1
        return inputs.source(from: inputs.start).each { element, _ in
            try inputs.check(element)
            sum += element
        } completed: { output in
            output.append(try result(sum))
        }
    }

    // MARK: Sequences of sequences

    private static let manySources = Needs(sources: 2...4, subscribesForElements: true)

    private static let subjects = Needs(sources: 2...2, kinds: [.subject], subscribesForElements: true)

    private static let flattening = [
        Operator("flatMap", [.throwing], manySources) { inputs in
            inputs.source.flatMap { element in
                try inputs.check(element)
                return inputs.other(for: element)
            }
        } model: { inputs -> Timeline<Int> in
            let outer = checkedSource(inputs)
            return merged(outer, outer.items.map { inputs.other(for: $0.value, from: $0.at) })
        },
        Operator("merge()", [], manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.merge()
        } model: { inputs -> Timeline<Int> in
            let outer = inputs.source(from: inputs.start)
            return merged(outer, outer.items.map { inputs.other(for: $0.value, from: $0.at) })
        },
        Operator("merge(maxConcurrent:)", [.concurrent], manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.merge(maxConcurrent: inputs[.concurrent])
        } model: { inputs -> Timeline<Int> in
            queued(inputs, inputs.source(from: inputs.start), atOnce: inputs[.concurrent])
        },
        Operator("concat()", [], manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.concat()
        } model: { inputs -> Timeline<Int> in
            queued(inputs, inputs.source(from: inputs.start), atOnce: 1)
        },
        Operator("concatMap", [.throwing], manySources) { inputs in
            inputs.source.concatMap { element in
                try inputs.check(element)
                return inputs.other(for: element)
            }
        } model: { inputs -> Timeline<Int> in
            queued(inputs, checkedSource(inputs), atOnce: 1)
        },
        Operator("flatMapFirst", [.throwing], manySources) { inputs in
            inputs.source.flatMapFirst { element in
                try inputs.check(element)
                return inputs.other(for: element)
            }
        } model: { inputs -> Timeline<Int> in
            let outer = inputs.source(from: inputs.start)
            var inners: [Timeline<Int>] = []
            for item in outer.items where inners.last.map({ $0.endOrNever < item.at }) ?? true {
                if item.value == inputs[.throwing] {
                    inners.append(.failed("\(Failure.closure)", at: item.at))
                    break
                }
                inners.append(inputs.other(for: item.value, from: item.at))
            }
            return merged(outer, inners)
        },
        Operator("flatMapLatest", [.throwing], manySources) { inputs in
            inputs.source.flatMapLatest { element in
                try inputs.check(element)
                return inputs.other(for: element)
            }
        } model: { inputs -> Timeline<Int> in
            latest(inputs, checkedSource(inputs))
        },
        Operator("switchLatest", [], manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.switchLatest()
        } model: { inputs -> Timeline<Int> in
            latest(inputs, inputs.source(from: inputs.start))
        },
        // Inner sequences that say something at once: when one is sent from inside of an element, that has to wait.
        Operator("flatMapLatest(startWith)", [.throwing], subjects) { inputs in
            inputs.source.flatMapLatest { element in
                try inputs.check(element)
                return inputs.other(for: element).startWith(8)
            }
        } model: { inputs -> Timeline<Int> in
            latest(inputs, checkedSource(inputs), startingWith: [8])
        },
    ]

    /// The first source, failed at the element at which the closure throws.
    private static func checkedSource(_ inputs: ModelInputs) -> Timeline<Int> {
        inputs.source(from: inputs.start).each { element, output in
            try inputs.check(element)
            output.append(element)
        }
    }

    /// All elements of the inner sequences, until all have ended or one has failed.
    private static func merged(_ outer: Timeline<Int>, _ inners: [Timeline<Int>]) -> Timeline<Int> {
        let all = [Timeline([], outer.end, using: outer.uses)] + inners
        return .merging(all)
    }

    /// Inner sequences that wait in line for one of so many places.
    private static func queued(_ inputs: ModelInputs, _ outer: Timeline<Int>, atOnce: Int) -> Timeline<Int> {
        var free = Array(repeating: inputs.start, count: atOnce)
        var inners: [Timeline<Int>] = []
        for item in outer.items {
            let place = free.indices.min { free[$0] < free[$1] }!
            let begin = max(item.at, free[place])
            if begin == .distantFuture { break }
            let inner = inputs.other(for: item.value, from: begin)
            free[place] = inner.isCompleted ? inner.endOrNever : .distantFuture
            inners.append(inner)
        }
        return merged(outer, inners)
    }

    /// Each inner sequence until the next one comes.
    private static func latest(
        _ inputs: ModelInputs, _ outer: Timeline<Int>, startingWith first: [Int] = []
    ) -> Timeline<Int> {
        let changes = outer.items.dropFirst().map { VirtualInstant?.some($0.at) } + [nil]
        var inners = zip(outer.items, changes).map { item, change in
            let rest = inputs.other(for: item.value, from: first.isEmpty ? item.at : item.at.step(first.count))
            let beginning = first.enumerated().map { (item.at.step($0), $1) }
            let inner = Timeline(beginning + rest.items, rest.end, using: rest.uses)
            // One that is sent from inside of an element changes at once, and what waits then is dropped.
            let nested = inputs.sent.first { $0.handed == $0.at && $0.at.step(outer.uses[0].number) == change }
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
        let items = inOrder(all).compactMap { event -> Item? in
            if case .element(let element) = event.event { (event.at, element) } else { nil }
        }
        return Timeline(items, failure ?? completion, using: all.flatMap(\.uses))
    }
}

extension Parameter {
    static let concurrent = Parameter("concurrent", 1...3)
}
