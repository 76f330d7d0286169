import TestSupport
import Testing

@Suite(.noLeaks) struct CombiningTests {
    @Test(arguments: together + inTurn + sampled + [paused] + grouped) func agrees(_ candidate: OperatorUnderTest) {
        check(candidate)
    }

    private static let anyNumber = ProgramOptions(sources: 1...4)

    /// Subscriptions to all sources, in order.
    private static func all(_ inputs: ModelInputs) -> [Timeline<Int>] { inputs.indices.map { inputs[$0] } }

    // MARK: Of all sources together

    private static let together = [
        OperatorUnderTest("merge(sources)", programs: ProgramOptions(sources: 0...4)) { inputs in
            Observable.merge(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            inputs.indices.isEmpty ? .completed(at: inputs.start) : .merging(all(inputs))
        },
        OperatorUnderTest("combineLatest(collection)", closures: 1, programs: ProgramOptions(sources: 0...4)) {
            inputs in
            Observable<[Int]>.combineLatest(inputs.sources) { try inputs.pass($0) }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        OperatorUnderTest("combineLatest of 2", sources: 2, closures: 1) { inputs in
            Observable.combineLatest(inputs.sources[0], inputs.sources[1]) { first, second in
                try inputs.pass([first, second])
            }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        OperatorUnderTest("combineLatest of 3", sources: 3, closures: 1) { inputs in
            Observable.combineLatest(inputs.sources[0], inputs.sources[1], inputs.sources[2]) { first, second, third in
                try inputs.pass([first, second, third])
            }
        } model: { inputs -> Timeline<[Int]> in
            combined(inputs)
        },
        OperatorUnderTest("zip(collection)", closures: 1, programs: ProgramOptions(sources: 0...4)) { inputs in
            Observable<[Int]>.zip(inputs.sources) { try inputs.pass($0) }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: true)
        },
        OperatorUnderTest("zip of 2", sources: 2, closures: 1) { inputs in
            Observable.zip(inputs.sources[0], inputs.sources[1]) { first, second in
                try inputs.pass([first, second])
            }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: false)
        },
        OperatorUnderTest("zip of 3", sources: 3, closures: 1) { inputs in
            Observable.zip(inputs.sources[0], inputs.sources[1], inputs.sources[2]) { first, second, third in
                try inputs.pass([first, second, third])
            }
        } model: { inputs -> Timeline<[Int]> in
            zipped(inputs, whenNothingCanFollow: false)
        },
    ]

    private static func combined(_ inputs: ModelInputs) -> Timeline<[Int]> {
        if inputs.indices.isEmpty {
            do {
                return Timeline([(inputs.start, try inputs.pass([]))], (inputs.start, .completed))
            } catch {
                return .error(error, at: inputs.start)
            }
        }
        let sources = all(inputs)
        var items: [Timeline<[Int]>.TimedElement] = []
        for (at, index, event) in Timeline<Int>.inOrder(sources) {
            let latest = sources.enumerated().compactMap { other, source in
                source.elements.last { ($0.at, other) <= (at, index) }?.value
            }
            let others = inputs.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].terminationInstant, $0) <= (at, index) }
            switch event {
            case .next where latest.count == sources.count:
                do {
                    items.append((at, try inputs.pass(latest)))
                } catch {
                    return ended(items, at, .error(error), sources)
                }
            case .next where areOthersDone: return ended(items, at, .completed, sources)
            case .next: break
            case .completed:
                if areOthersDone { return ended(items, at, .completed, sources) }
            case .error(let error): return ended(items, at, .error(error), sources)
            }
        }
        return Timeline(items, nil, subscriptions: sources.flatMap(\.subscriptions))
    }

    /// - Parameter whenNothingCanFollow: Whether it ends when an element can have no partners any more.
    private static func zipped(_ inputs: ModelInputs, whenNothingCanFollow: Bool) -> Timeline<[Int]> {
        if inputs.indices.isEmpty { return .completed(at: inputs.start) }
        let sources = all(inputs)
        var items: [Timeline<[Int]>.TimedElement] = []
        for (at, index, event) in Timeline<Int>.inOrder(sources) {
            let counts = sources.enumerated().map { other, source in
                source.elements.count { ($0.at, other) <= (at, index) }
            }
            let others = inputs.indices.filter { $0 != index }
            let areOthersDone = others.allSatisfy { (sources[$0].terminationInstant, $0) <= (at, index) }
            switch event {
            case .next where counts.min()! > items.count:
                let row = sources.map { $0.elements[items.count].value }
                do {
                    items.append((at, try inputs.pass(row)))
                } catch {
                    return ended(items, at, .error(error), sources)
                }
            case .next where whenNothingCanFollow && areOthersDone:
                return ended(items, at, .completed, sources)
            case .next: break
            case .completed:
                if areOthersDone { return ended(items, at, .completed, sources) }
            case .error(let error): return ended(items, at, .error(error), sources)
            }
        }
        return Timeline(items, nil, subscriptions: sources.flatMap(\.subscriptions))
    }

    private static func ended<Element>(
        _ items: [Timeline<Element>.TimedElement], _ at: VirtualInstant, _ end: Termination, _ sources: [Timeline<Int>]
    ) -> Timeline<Element> {
        Timeline(items, (at, end), subscriptions: sources.flatMap(\.subscriptions))
    }

    // MARK: Between two pauses

    private static let policies: [LossyBufferingPolicy?] = [nil, .newest(1), .newest(2), .oldest(2), .unbounded]

    private static let paused = OperatorUnderTest("pausable", sources: 2, parameters: [.policy]) { inputs in
        inputs.source.pausable(by: inputs.others[0].map { $0 % 2 == 1 }, buffering: policies[inputs[.policy]])
    } model: { inputs -> Timeline<Int> in
        // The sequence that pauses is subscribed to first.
        let sources = [inputs.source(1, from: inputs.start.step(0)), inputs.source(0, from: inputs.start.step(1))]
        var items: [Timeline<Int>.TimedElement] = []
        var held: [Int] = []
        var (isPaused, isOver) = (false, false)
        for (at, index, event) in Timeline<Int>.inOrder(sources) {
            switch event {
            case .next(let element) where index == 0: isPaused = element % 2 == 1
            case .next(let element): held.append(element)
            case .completed: if index == 0 { isPaused = false } else { isOver = true }
            case .error(let error): return ended(items, at, .error(error), sources)
            }
            if !isPaused {
                items += held.map { (at, $0) }
                held = []
            }
            switch policies[inputs[.policy]] {
            case nil: held = []
            case .newest(let limit): held = held.suffix(limit)
            case .oldest(let limit): held = Array(held.prefix(limit))
            case .unbounded: break
            }
            if isOver, held.isEmpty { return ended(items, at, .completed, sources) }
        }
        return Timeline(items, nil, subscriptions: sources.flatMap(\.subscriptions))
    }

    // MARK: Of one source after the other

    private static let oneAtATime = ProgramOptions(
        sources: 1...4)

    private static let inTurn = [
        OperatorUnderTest("concat(collection)", programs: oneAtATime) { inputs in
            Observable.concat(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        OperatorUnderTest("concat(sequence)", programs: oneAtATime) { inputs in
            Observable.concat(inputs.sources.makeIterator())
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        OperatorUnderTest("concat(second)", programs: oneAtATime) { inputs in
            inputs.others.reduce(inputs.source) { $0.concat($1) }
        } model: { inputs -> Timeline<Int> in
            concatenated(inputs)
        },
        OperatorUnderTest("startWith", parameters: [.count]) { inputs in
            let source = inputs[.count] > 1 ? inputs.source.startWith(2) : inputs.source
            return inputs[.count] > 0 ? source.startWith(0, 1) : source
        } model: { inputs -> Timeline<Int> in
            let elements = [[], [0, 1], [0, 1, 2]][min(inputs[.count], 2)]
            let input = inputs.source(0, from: inputs.start.step(elements.count))
            return Timeline(
                elements.enumerated().map { (inputs.start.step($0), $1) } + input.elements, input.termination,
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("ifEmpty(default:)") { inputs in
            inputs.source.ifEmpty(default: 9)
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let isEmpty = input.isCompleted && input.elements.isEmpty
            return Timeline(
                isEmpty ? [(input.terminationInstant, 9)] : input.elements, input.termination,
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("ifEmpty(switchTo:)", sources: 2) { inputs in
            inputs.source.ifEmpty(switchTo: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            guard input.isCompleted, input.elements.isEmpty else { return input }
            return inputs.source(1, from: input.terminationInstant).adding(input.subscriptions)
        },
        OperatorUnderTest("amb", sources: 2) { inputs in
            inputs.source.amb(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            first(inputs)
        },
        OperatorUnderTest("amb(sequence)", programs: anyNumber) { inputs in
            Observable.amb(inputs.sources)
        } model: { inputs -> Timeline<Int> in
            first(inputs)
        },
    ]

    private static func concatenated(_ inputs: ModelInputs) -> Timeline<Int> {
        var result = inputs[0]
        for index in inputs.indices.dropFirst() where result.isCompleted {
            let next = inputs.source(index, from: result.terminationInstant)
            result = Timeline(
                result.elements + next.elements, next.termination,
                subscriptions: result.subscriptions + next.subscriptions)
        }
        return result
    }

    /// The source that is first to send anything.
    private static func first(_ inputs: ModelInputs) -> Timeline<Int> {
        let sources = all(inputs)
        guard let (at, winner, _) = Timeline<Int>.inOrder(sources).first else {
            return Timeline([], nil, subscriptions: sources.flatMap(\.subscriptions))
        }
        let losers = inputs.indices.filter { $0 != winner }.map { sources[$0].disposed(at: at) }
        return sources[winner].adding(losers.flatMap(\.subscriptions))
    }

    // MARK: At events of another source

    private static let sampled = [
        OperatorUnderTest("withLatestFrom", sources: 2, closures: 1) { inputs in
            inputs.source.withLatestFrom(inputs.others[0]) { try inputs.pass([$0, $1]) }
        } model: { inputs -> Timeline<[Int]> in
            // The other source is subscribed to first.
            let other = inputs.source(1, from: inputs.start.step(0))
            let input = inputs.source(0, from: inputs.start.step(1))
            var items: [Timeline<[Int]>.TimedElement] = []
            for (at, index, event) in Timeline<Int>.inOrder([input, other]) {
                switch (index, event) {
                case (0, .next(let element)):
                    guard let latest = other.elements.last(where: { $0.at < at }) else { break }
                    do {
                        items.append((at, try inputs.pass([element, latest.value])))
                    } catch {
                        return ended(items, at, .error(error), [input, other])
                    }
                case (1, .completed), (1, .next): break
                case (_, .error(let error)): return ended(items, at, .error(error), [input, other])
                case (_, .completed): return ended(items, at, .completed, [input, other])
                default: break
                }
            }
            return Timeline(items, nil, subscriptions: input.subscriptions + other.subscriptions)
        },
        OperatorUnderTest("sample", sources: 2) { inputs in
            inputs.source.sample(inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            sampled(inputs, default: nil)
        },
        OperatorUnderTest("sample(defaultValue:)", sources: 2) { inputs in
            inputs.source.sample(inputs.others[0], defaultValue: 9)
        } model: { inputs -> Timeline<Int> in
            sampled(inputs, default: 9)
        },
    ]

    private static func sampled(_ inputs: ModelInputs, default other: Int?) -> Timeline<Int> {
        let input = inputs[0]
        let sampler = inputs[1]
        var items: [Timeline<Int>.TimedElement] = []
        var latest: Int?
        var isOver = false
        for (at, index, event) in Timeline<Int>.inOrder([input, sampler]) {
            switch (index, event) {
            case (0, .next(let element)): latest = element
            case (0, .completed): isOver = true
            case (_, .error(let error)): return ended(items, at, .error(error), [input, sampler])
            default:
                if let element = latest ?? other { items.append((at, element)) }
                latest = nil
                if isOver { return ended(items, at, .completed, [input, sampler]) }
            }
        }
        return Timeline(items, nil, subscriptions: input.subscriptions + sampler.subscriptions)
    }

    // MARK: By a key

    private static let grouped = [
        OperatorUnderTest("groupBy", closures: 1) { inputs in
            annotated(
                inputs.source.groupBy { try inputs.pass($0 % 3) }.map { ("\($0.key)", $0.asObservable()) })
        } model: { inputs -> Timeline<String> in
            let input = inputs[0]
            var keys: [Int] = []
            var items: [Timeline<String>.TimedElement] = []
            func stop(_ end: Timeline<Int>.TimedTermination) -> Timeline<String> {
                items += keys.map { (end.at, "\($0) \(end.how == .completed ? "]" : "#")") }
                return Timeline(items, end, subscriptions: input.subscriptions)
            }
            for item in input.elements {
                do { try inputs.call() } catch { return stop((item.at, .error(error))) }
                let key = item.value % 3
                if !keys.contains(key) {
                    keys.append(key)
                    items.append((item.at, "\(key) ["))
                }
                items.append((item.at, "\(key): \(item.value)"))
            }
            return input.termination.map(stop) ?? Timeline(items, nil, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("groupBy(expiringAfter:)", closures: 1, parameters: [.span]) { inputs in
            annotated(
                inputs.source.groupBy(
                    keySelector: { try inputs.pass($0 % 3) }, expiringAfter: inputs.span(), scheduler: inputs.scheduler
                ).map { ("\($0.key)", $0.asObservable()) })
        } model: { inputs -> Timeline<String> in
            let input = inputs[0]
            let span = inputs[.span]
            /// In the order of their first elements, and of their latest.
            var keys: [Int] = []
            var idle: [(key: Int, tick: Int)] = []
            var timer: VirtualInstant?
            var items: [Timeline<String>.TimedElement] = []
            func stop(_ end: Timeline<Int>.TimedTermination) -> Timeline<String> {
                items += keys.map { (end.at, "\($0) \(end.how == .completed ? "]" : "#")") }
                return Timeline(items, end, subscriptions: input.subscriptions)
            }
            func expire(before instant: VirtualInstant) {
                while let due = timer, due < instant, !inputs.isAfterProgram(due) {
                    while let oldest = idle.first, oldest.tick + span <= due.tick {
                        idle.removeFirst()
                        keys.removeAll { $0 == oldest.key }
                        items.append((due, "\(oldest.key) ]"))
                    }
                    timer = idle.first.map { inputs.timer($0.tick + span - due.tick, from: due) }
                }
            }
            for item in input.elements {
                expire(before: item.at)
                do { try inputs.call() } catch { return stop((item.at, .error(error))) }
                let key = item.value % 3
                idle.removeAll { $0.key == key }
                idle.append((key, item.at.tick))
                if !keys.contains(key) {
                    keys.append(key)
                    items.append((item.at, "\(key) ["))
                    timer = timer ?? inputs.timer(span, from: item.at)
                }
                items.append((item.at, "\(key): \(item.value)"))
            }
            expire(before: input.terminationInstant)
            return input.termination.map(stop) ?? Timeline(items, nil, subscriptions: input.subscriptions)
        },
    ]
}

extension OperatorUnderTest.Parameter {
    fileprivate static let policy = OperatorUnderTest.Parameter("policy", 0...4)
}
