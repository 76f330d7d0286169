import TestSupport
import Testing

@Suite(.noLeaks) struct TransformingTests {
    @Test(arguments: elementwise + folding + flattening) func agrees(_ candidate: OperatorUnderTest) {
        check(candidate)
    }

    private static let elementwise = [
        OperatorUnderTest("map", closures: 1) { inputs in
            inputs.source.map { try inputs.pass($0 + 1) }
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in output.append(try inputs.pass(element + 1)) }
        },
        OperatorUnderTest("compactMap", closures: 1) { inputs in
            inputs.source.compactMap { element -> Int? in
                try inputs.call()
                return element % 2 == 0 ? element + 1 : nil
            }
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                try inputs.call()
                if element % 2 == 0 { output.append(element + 1) }
            }
        },
        OperatorUnderTest("enumerated") { inputs in
            inputs.source.enumerated().map { "\($0.index): \($0.element)" }
        } model: { inputs -> Timeline<String> in
            let input = inputs[0]
            return Timeline(
                input.elements.enumerated().map { ($1.at, "\($0): \($1.value)") }, input.termination,
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("pairwise") { inputs in
            inputs.source.pairwise().map { [$0.previous, $0.current] }
        } model: { inputs -> Timeline<[Int]> in
            let input = inputs[0]
            return Timeline(
                zip(input.elements, input.elements.dropFirst()).map { ($1.at, [$0.value, $1.value]) },
                input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("materialize") { inputs in
            inputs.source.materialize()
        } model: { inputs -> Timeline<Event<Int>> in
            let input = inputs[0]
            return Timeline(
                input.events.map { ($0.at, $0.event) }, input.termination.map { ($0.at, .completed) },
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("dematerialize") { inputs in
            inputs.source.map { element -> Event<Int> in
                element < 4 ? .next(element) : element == 4 ? .completed : .error(LawError.closure(0))
            }.dematerialize()
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let end = input.elements.first { $0.value >= 4 }
                .map { ($0.at, $0.value == 4 ? .completed : Termination.error(LawError.closure(0))) }
            return Timeline(
                input.elements.filter { $0.value < 4 }, end ?? input.termination, subscriptions: input.subscriptions)
        },
    ]

    private static let folding = [
        OperatorUnderTest("scan", closures: 1) { inputs in
            inputs.source.scan(1) { try inputs.pass($0 + $1) }
        } model: {
            sums($0)
        },
        OperatorUnderTest("scan(into:)", closures: 1) { inputs in
            inputs.source.scan(into: 1) { sum, element in
                sum += element
                try inputs.call()
            }
        } model: {
            sums($0)
        },
        OperatorUnderTest("reduce", closures: 1) { inputs in
            inputs.source.reduce(1) { try inputs.pass($0 + $1) }
        } model: { inputs -> Timeline<Int> in
            sum(inputs) { $0 }
        },
        OperatorUnderTest("reduce(mapResult)", closures: 2) { inputs in
            inputs.source.reduce(1) {
                try inputs.pass($0 + $1)
            } mapResult: {
                try inputs.pass("sum \($0)", 1)
            }
        } model: { inputs -> Timeline<String> in
            sum(inputs) { try inputs.pass("sum \($0)", 1) }
        },
        OperatorUnderTest("toArray") { inputs in
            inputs.source.toArray().asObservable()
        } model: { inputs -> Timeline<[Int]> in
            let input = inputs[0]
            let array = input.elements.map(\.value)
            return Timeline(
                input.isCompleted ? [(input.terminationInstant, array)] : [], input.termination,
                subscriptions: input.subscriptions)
        },
    ]

    private static func sums(_ inputs: ModelInputs) -> Timeline<Int> {
        var sum = 1
        return inputs[0].each { element, output in
            try inputs.call()
            sum += element
            output.append(sum)
        }
    }

    private static func sum<Output>(_ inputs: ModelInputs, _ result: (Int) throws -> Output) -> Timeline<Output> {
        var sum = 1
        return inputs[0].each { element, _ in
            try inputs.call()
            sum += element
        } completed: { output in
            output.append(try result(sum))
        }
    }

    // MARK: Sequences of sequences

    private static let manySources = ProgramOptions(sources: 2...4, subscribesForElements: true)

    private static let subjects = ProgramOptions(
        sources: 2...2, sourceKinds: [.subject], subscribesForElements: true)

    /// `expand` subscribes to a sequence after the current event, and what observers and synchronous sources send then.
    private static let laterSources = ProgramOptions(
        sources: 2...4, sourceKinds: [.hot, .cold, .chained], subscribesForElements: true)

    private static let flattening = [
        OperatorUnderTest("flatMap", closures: 1, programs: manySources) { inputs in
            inputs.source.flatMap { try inputs.pass(inputs.other(for: $0)) }
        } model: { inputs -> Timeline<Int> in
            let outer = checkedSource(inputs)
            return merged(outer, outer.elements.map { inputs.other(for: $0.value, from: $0.at) })
        },
        OperatorUnderTest("merge()", programs: manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.merge()
        } model: { inputs -> Timeline<Int> in
            let outer = inputs[0]
            return merged(outer, outer.elements.map { inputs.other(for: $0.value, from: $0.at) })
        },
        OperatorUnderTest("merge(maxConcurrent:)", parameters: [.concurrent], programs: manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.merge(maxConcurrent: inputs[.concurrent])
        } model: { inputs -> Timeline<Int> in
            queued(inputs, inputs[0], atOnce: inputs[.concurrent])
        },
        OperatorUnderTest("delay(when:)", closures: 1, programs: manySources) { inputs in
            inputs.source.delay { try inputs.pass(inputs.other(for: $0)) }
        } model: { inputs -> Timeline<Int> in
            let outer = checkedSource(inputs)
            let delays = outer.elements.map { item -> Timeline<Int> in
                let delay = inputs.other(for: item.value, from: item.at)
                guard let (at, event) = delay.events.first else { return delay }
                if case .error = event { return delay }
                return Timeline([(at, item.value)], (at, .completed), subscriptions: delay.subscriptions)
            }
            return merged(outer, delays)
        },
        OperatorUnderTest("expand", programs: laterSources) { inputs in
            inputs.source.expand { element in
                // Two steps, since the tens count them.
                let step = element / 10
                return step > 1 ? .empty() : inputs.other(for: element).map { $0 + 10 * (step + 1) }
            }
        } model: { inputs -> Timeline<Int> in
            let outer = inputs[0]
            var all = [outer]
            var waiting = outer.elements
            while let next = waiting.indices.min(by: { waiting[$0].at < waiting[$1].at }) {
                let (at, element) = waiting.remove(at: next)
                let step = element / 10
                if step > 1 { continue }
                let other = inputs.other(for: element, from: at.step(0))
                let inner = Timeline(
                    other.elements.map { ($0.at, $0.value + 10 * (step + 1)) }, other.termination,
                    subscriptions: other.subscriptions)
                all.append(inner)
                waiting += inner.elements
            }
            return .merging(all)
        },
        OperatorUnderTest("concat()", programs: manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.concat()
        } model: { inputs -> Timeline<Int> in
            queued(inputs, inputs[0], atOnce: 1)
        },
        OperatorUnderTest("concatMap", closures: 1, programs: manySources) { inputs in
            inputs.source.concatMap { try inputs.pass(inputs.other(for: $0)) }
        } model: { inputs -> Timeline<Int> in
            queued(inputs, checkedSource(inputs), atOnce: 1)
        },
        OperatorUnderTest("flatMapFirst", closures: 1, programs: manySources) { inputs in
            inputs.source.flatMapFirst { try inputs.pass(inputs.other(for: $0)) }
        } model: { inputs -> Timeline<Int> in
            let outer = inputs[0]
            var inners: [Timeline<Int>] = []
            for item in outer.elements where inners.last.map({ $0.terminationInstant < item.at }) ?? true {
                do {
                    inners.append(inputs.other(for: try inputs.pass(item.value), from: item.at))
                } catch {
                    inners.append(.error(error, at: item.at))
                    break
                }
            }
            return merged(outer, inners)
        },
        OperatorUnderTest("flatMapLatest", closures: 1, programs: manySources) { inputs in
            inputs.source.flatMapLatest { try inputs.pass(inputs.other(for: $0)) }
        } model: { inputs -> Timeline<Int> in
            latest(inputs, checkedSource(inputs))
        },
        OperatorUnderTest("switchLatest", programs: manySources) { inputs in
            inputs.source.map { inputs.other(for: $0) }.switchLatest()
        } model: { inputs -> Timeline<Int> in
            latest(inputs, inputs[0])
        },
        // Inner sequences that say something at once: when one is sent from inside of an element, that has to wait.
        OperatorUnderTest("flatMapLatest(startWith)", closures: 1, programs: subjects) { inputs in
            inputs.source.flatMapLatest { element in
                try inputs.call()
                return inputs.other(for: element).startWith(8)
            }
        } model: { inputs -> Timeline<Int> in
            latest(inputs, checkedSource(inputs), startingWith: [8])
        },
    ]

    /// The first source, failed at the element at which the closure throws.
    private static func checkedSource(_ inputs: ModelInputs) -> Timeline<Int> {
        inputs[0].each { element, output in output.append(try inputs.pass(element)) }
    }

    /// All elements of the inner sequences, until all have ended or one has failed.
    private static func merged(_ outer: Timeline<Int>, _ inners: [Timeline<Int>]) -> Timeline<Int> {
        let all = [Timeline([], outer.termination, subscriptions: outer.subscriptions)] + inners
        return .merging(all)
    }

    /// The inner sequences, of which at most `atOnce` are subscribed to at the same time.
    private static func queued(_ inputs: ModelInputs, _ outer: Timeline<Int>, atOnce: Int) -> Timeline<Int> {
        var free = Array(repeating: inputs.start, count: atOnce)
        var inners: [Timeline<Int>] = []
        for item in outer.elements {
            let place = free.indices.min { free[$0] < free[$1] }!
            let begin = max(item.at, free[place])
            if begin == .distantFuture { break }
            let inner = inputs.other(for: item.value, from: begin)
            free[place] = inner.isCompleted ? inner.terminationInstant : .distantFuture
            inners.append(inner)
        }
        return merged(outer, inners)
    }

    /// Each inner sequence until the next one.
    private static func latest(
        _ inputs: ModelInputs, _ outer: Timeline<Int>, startingWith first: [Int] = []
    ) -> Timeline<Int> {
        let changes = outer.elements.dropFirst().map { VirtualInstant?.some($0.at) } + [nil]
        var inners = zip(outer.elements, changes).map { item, change in
            let rest = inputs.other(for: item.value, from: first.isEmpty ? item.at : item.at.step(first.count))
            let beginning = first.enumerated().map { (item.at.step($0), $1) }
            let inner = Timeline(beginning + rest.elements, rest.termination, subscriptions: rest.subscriptions)
            // An element that the observer sends during another one switches at once; queued elements are dropped.
            let nested = inputs.sent.first {
                $0.accepted == $0.at && $0.at.step(outer.subscriptions[0].number) == change
            }
            return inner.disposed(at: nested?.during.step(0) ?? change)
        }
        // A disposed inner sequence has no terminal event, and the completion does not wait for it.
        inners = inners.enumerated().map { index, inner in
            index + 1 < inners.count && inner.termination == nil
                ? Timeline(inner.elements, (changes[index]!, .completed), subscriptions: inner.subscriptions) : inner
        }
        return merged(outer, inners)
    }
}

extension Timeline {
    /// All elements, until all have ended or one has failed.
    static func merging(_ all: [Timeline]) -> Timeline {
        let failure = all.compactMap(\.termination).filter { $0.how != .completed }.min { $0.at < $1.at }
        let last = all.map(\.terminationInstant).max()
        let completion = last.flatMap { $0 == .distantFuture ? nil : ($0, Termination.completed) }
        let items = Timeline.inOrder(all).compactMap { event -> TimedElement? in
            event.event.element.map { (event.at, $0) }
        }
        return Timeline(items, failure ?? completion, subscriptions: all.flatMap(\.subscriptions))
    }
}

extension OperatorUnderTest.Parameter {
    static let concurrent = OperatorUnderTest.Parameter("concurrent", 1...3)
}
