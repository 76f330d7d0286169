import TestSupport
import Testing

@Suite(.noLeaks) struct FilteringTests {
    @Test(arguments: elementwise + byCount + byOther) func agrees(_ candidate: OperatorUnderTest) { check(candidate) }

    // MARK: By what elements are

    private static let elementwise = [
        OperatorUnderTest("filter", closures: 1) { inputs in
            inputs.source.filter { try inputs.pass($0 % 2 == 0) }
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { element, output in
                if try inputs.pass(element % 2 == 0) { output.append(element) }
            }
        },
        OperatorUnderTest("ignoreElements") { inputs in
            inputs.source.ignoreElements()
        } model: { inputs -> Timeline<Int> in
            inputs[0].each { (_, _: inout [Int]) in }
        },
        OperatorUnderTest("distinctUntilChanged()") { inputs in
            inputs.source.distinctUntilChanged()
        } model: { inputs -> Timeline<Int> in
            distinct(inputs, key: { $0 }, isSame: ==)
        },
        OperatorUnderTest("distinctUntilChanged(key)", closures: 1) { inputs in
            inputs.source.distinctUntilChanged { (element: Int) -> Int in try inputs.pass(element / 2) }
        } model: { inputs -> Timeline<Int> in
            distinct(inputs, key: { try inputs.pass($0 / 2) }, isSame: ==)
        },
        OperatorUnderTest("distinctUntilChanged(comparer)", closures: 1) { inputs in
            inputs.source.distinctUntilChanged { (current: Int, new: Int) -> Bool in try inputs.pass(new <= current) }
        } model: { inputs -> Timeline<Int> in
            distinct(inputs, key: { $0 }, isSame: { current, new in try inputs.pass(new <= current) })
        },
        OperatorUnderTest("distinctUntilChanged(key, comparer)", closures: 1) { inputs in
            inputs.source.distinctUntilChanged({ $0 % 3 }, comparer: { try inputs.pass($1 == ($0 + 1) % 3) })
        } model: { inputs -> Timeline<Int> in
            distinct(inputs, key: { $0 % 3 }, isSame: { try inputs.pass($1 == ($0 + 1) % 3) })
        },
        OperatorUnderTest("distinct(limit:)", parameters: [.size]) { inputs in
            inputs.source.distinct(limit: inputs[.size])
        } model: { inputs -> Timeline<Int> in
            remembering(inputs) { $0 }
        },
        OperatorUnderTest("distinct(limit:by:)", closures: 1, parameters: [.size]) { inputs in
            inputs.source.distinct(limit: inputs[.size]) { try inputs.pass($0 / 2) }
        } model: { inputs -> Timeline<Int> in
            remembering(inputs) { try inputs.pass($0 / 2) }
        },
        OperatorUnderTest("take(while:)", closures: 1, parameters: [.limit, .inclusive]) { inputs in
            inputs.source.take(
                while: { try inputs.pass($0 < inputs[.limit]) },
                behavior: inputs[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { inputs -> Timeline<Int> in
            until(inputs) { $0 >= inputs[.limit] }
        },
        OperatorUnderTest("take(until: predicate)", closures: 1, parameters: [.limit, .inclusive]) { inputs in
            inputs.source.take(
                until: { try inputs.pass($0 == inputs[.limit]) },
                behavior: inputs[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { inputs -> Timeline<Int> in
            until(inputs) { $0 == inputs[.limit] }
        },
        OperatorUnderTest("skip(while:)", closures: 1, parameters: [.limit]) { inputs in
            inputs.source.skip(while: { try inputs.pass($0 < inputs[.limit]) })
        } model: { inputs -> Timeline<Int> in
            var isOpen = false
            return inputs[0].each { element, output in
                if !isOpen { isOpen = try inputs.pass(element >= inputs[.limit]) }
                if isOpen { output.append(element) }
            }
        },
        OperatorUnderTest("single(predicate)", closures: 1, parameters: [.limit]) { inputs in
            inputs.source.single { try inputs.pass($0 >= inputs[.limit]) }
        } model: { inputs -> Timeline<Int> in
            single(inputs) { try inputs.pass($0 >= inputs[.limit]) }
        },
        OperatorUnderTest("single()") { inputs in
            inputs.source.single()
        } model: { inputs -> Timeline<Int> in
            single(inputs) { _ in true }
        },
    ]

    /// Emits an element if its key differs from the key of the element emitted last.
    private static func distinct(
        _ inputs: ModelInputs, key: (Int) throws -> Int, isSame: (Int, Int) throws -> Bool
    ) -> Timeline<Int> {
        var current: Int?
        return inputs[0].each { element, output in
            let new = try key(element)
            if let current, try isSame(current, new) { return }
            current = new
            output.append(element)
        }
    }

    /// Emits an element if its key is none of those of the latest elements emitted.
    private static func remembering(_ inputs: ModelInputs, key: (Int) throws -> Int) -> Timeline<Int> {
        var keys: [Int] = []
        return inputs[0].each { element, output in
            let new = try key(element)
            if keys.suffix(inputs[.size]).contains(new) { return }
            keys.append(new)
            output.append(element)
        }
    }

    /// Emits the elements up to the first that satisfies a condition; the parameter `inclusive` includes that one.
    private static func until(_ inputs: ModelInputs, _ isLast: (Int) -> Bool) -> Timeline<Int> {
        let input = inputs[0]
        let checked: Timeline<Int> = input.each { element, output in output.append(try inputs.pass(element)) }
        guard let last = checked.elements.firstIndex(where: { isLast($0.value) }) else { return checked }
        return Timeline(
            Array(checked.elements.prefix(inputs[.inclusive] == 1 ? last + 1 : last)),
            (checked.elements[last].at, .completed), subscriptions: input.subscriptions)
    }

    private static func single(_ inputs: ModelInputs, _ predicate: (Int) throws -> Bool) -> Timeline<Int> {
        var hasElement = false
        return inputs[0].each { element, output in
            guard try predicate(element) else { return }
            if hasElement { throw RxError.moreThanOneElement }
            hasElement = true
            output.append(element)
        } completed: { _ in
            if !hasElement { throw RxError.noElements }
        }
    }

    // MARK: By how many there are

    private static let byCount = [
        OperatorUnderTest("take(count)", parameters: [.count]) { inputs in
            inputs.source.take(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let count = inputs[.count]
            guard count > 0 else { return .completed(at: inputs.start) }
            let input = inputs[0]
            guard input.elements.count >= count else { return input }
            return Timeline(
                Array(input.elements.prefix(count)), (input.elements[count - 1].at, .completed),
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("skip(count)", parameters: [.count]) { inputs in
            inputs.source.skip(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            return Timeline(
                Array(input.elements.dropFirst(inputs[.count])), input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("takeLast", parameters: [.count]) { inputs in
            inputs.source.takeLast(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let last =
                input.isCompleted ? input.elements.suffix(inputs[.count]).map { (input.termination!.at, $0.value) } : []
            return Timeline(last, input.termination, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("element(at:)", parameters: [.count]) { inputs in
            inputs.source.element(at: inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            if input.elements.count > inputs[.count] {
                let item = input.elements[inputs[.count]]
                return Timeline([item], (item.at, .completed), subscriptions: input.subscriptions)
            }
            let end =
                input.isCompleted ? (input.termination!.at, .error(RxError.argumentOutOfRange)) : input.termination
            return Timeline([], end, subscriptions: input.subscriptions)
        },
        OperatorUnderTest("first()") { inputs in
            inputs.source.first().asObservable()
        } model: { inputs -> Timeline<Int?> in
            let input = inputs[0]
            let first = input.elements.first.map { ($0.at, Optional($0.value)) }
            if let first { return Timeline([first], (first.0, .completed), subscriptions: input.subscriptions) }
            return Timeline(
                input.isCompleted ? [(input.termination!.at, Int?.none)] : [], input.termination,
                subscriptions: input.subscriptions)
        },
        OperatorUnderTest("asSingle()") { inputs in
            inputs.source.asSingle().asObservable()
        } model: { inputs -> Timeline<Int> in
            only(inputs, whenEmpty: .error(RxError.noElements))
        },
        OperatorUnderTest("asMaybe()") { inputs in
            inputs.source.asMaybe().asObservable()
        } model: { inputs -> Timeline<Int> in
            only(inputs, whenEmpty: .completed)
        },
    ]

    /// The only element, when the source completes.
    private static func only(_ inputs: ModelInputs, whenEmpty: Termination) -> Timeline<Int> {
        let input = inputs[0]
        if input.elements.count > 1 {
            return Timeline(
                [], (input.elements[1].at, .error(RxError.moreThanOneElement)), subscriptions: input.subscriptions)
        }
        guard input.isCompleted else { return Timeline([], input.termination, subscriptions: input.subscriptions) }
        let end = input.termination!.at
        return Timeline(
            input.elements.map { (end, $0.value) }, (end, input.elements.isEmpty ? whenEmpty : .completed),
            subscriptions: input.subscriptions)
    }

    // MARK: By another source

    private static let byOther = [
        OperatorUnderTest("take(until: other)", sources: 2) { inputs in
            inputs.source.take(until: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            // The trigger is subscribed to first.
            let trigger = inputs.source(1, from: inputs.start.step(0))
            let input = inputs.source(0, from: inputs.start.step(1))
            let gate =
                trigger.elements.first.map { ($0.at, Termination.completed) }
                ?? trigger.termination.flatMap { end in
                    end.how == .completed ? nil : (end.at, end.how)
                }
            let subscriptions = input.subscriptions + trigger.subscriptions
            guard let gate else { return Timeline(input.elements, input.termination, subscriptions: subscriptions) }
            let end = input.termination.flatMap { $0.at < gate.0 ? $0 : nil } ?? gate
            return Timeline(input.elements.filter { $0.at < gate.0 }, end, subscriptions: subscriptions)
        },
        OperatorUnderTest("skip(until: other)", sources: 2) { inputs in
            inputs.source.skip(until: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs[0]
            let trigger = inputs[1]
            let opening = trigger.elements.first?.at
            // The trigger is disposed at its first event.
            let subscriptions =
                input.subscriptions
                + trigger.subscriptions.ended(at: opening ?? trigger.termination?.at ?? .distantFuture)
            if opening == nil, let end = trigger.termination, end.how != .completed, end.at < input.terminationInstant {
                return Timeline([], end, subscriptions: subscriptions)
            }
            if let opening, opening < input.terminationInstant {
                return Timeline(
                    input.elements.filter { opening < $0.at }, input.termination, subscriptions: subscriptions)
            }
            // It cannot open any more. It disposes both subscriptions, and drops the completion.
            if input.isCompleted {
                return Timeline([], nil, subscriptions: subscriptions.ended(at: input.terminationInstant))
            }
            return Timeline([], input.termination, subscriptions: subscriptions)
        },
    ]
}

extension OperatorUnderTest.Parameter {
    static let limit = OperatorUnderTest.Parameter("limit", 0...6)
    static let inclusive = OperatorUnderTest.Parameter("inclusive", 0...1)
}
