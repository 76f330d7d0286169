import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct FilteringTests {
    @Test(arguments: elementwise + byCount + byOther) func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: By what elements are

    private static let elementwise = [
        Operator("filter", [.throwing]) { inputs in
            inputs.source.filter { element in
                try inputs.check(element)
                return element % 2 == 0
            }
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { element, output in
                try inputs.check(element)
                if element % 2 == 0 { output.append(element) }
            }
        },
        Operator("ignoreElements") { inputs in
            inputs.source.ignoreElements()
        } model: { inputs -> Timeline<Int> in
            inputs.source(from: inputs.start).each { (_, _: inout [Int]) in }
        },
        Operator("distinctUntilChanged()") { inputs in
            inputs.source.distinctUntilChanged()
        } model: { inputs -> Timeline<Int> in
            distinct(inputs, key: { $0 }, isSame: ==)
        },
        Operator("distinctUntilChanged(key)", [.throwing]) { inputs in
            inputs.source.distinctUntilChanged { (element: Int) -> Int in
                try inputs.check(element)
                return element / 2
            }
        } model: { inputs -> Timeline<Int> in
            distinct(
                inputs,
                key: { element in
                    try inputs.check(element)
                    return element / 2
                }, isSame: ==)
        },
        Operator("distinctUntilChanged(comparer)", [.throwing]) { inputs in
            inputs.source.distinctUntilChanged { (current: Int, new: Int) -> Bool in
                try inputs.check(new)
                return new <= current
            }
        } model: { inputs -> Timeline<Int> in
            distinct(
                inputs, key: { $0 },
                isSame: { current, new in
                    try inputs.check(new)
                    return new <= current
                })
        },
        Operator("distinctUntilChanged(key, comparer)", [.throwing]) { inputs in
            inputs.source.distinctUntilChanged(
                { $0 % 3 },
                comparer: { current, new in
                    try inputs.check(new)
                    return new == (current + 1) % 3
                })
        } model: { inputs -> Timeline<Int> in
            distinct(
                inputs, key: { $0 % 3 },
                isSame: { current, new in
                    try inputs.check(new)
                    return new == (current + 1) % 3
                })
        },
        Operator("take(while:)", [.throwing, .limit, .inclusive]) { inputs in
            inputs.source.take(
                while: { element in
                    try inputs.check(element)
                    return element < inputs[.limit]
                }, behavior: inputs[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { inputs -> Timeline<Int> in
            until(inputs) { $0 >= inputs[.limit] }
        },
        Operator("take(until: predicate)", [.throwing, .limit, .inclusive]) { inputs in
            inputs.source.take(
                until: { element in
                    try inputs.check(element)
                    return element == inputs[.limit]
                }, behavior: inputs[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { inputs -> Timeline<Int> in
            until(inputs) { $0 == inputs[.limit] }
        },
        Operator("skip(while:)", [.throwing, .limit]) { inputs in
            inputs.source.skip(while: { element in
                try inputs.check(element)
                return element < inputs[.limit]
            })
        } model: { inputs -> Timeline<Int> in
            var isOpen = false
            return inputs.source(from: inputs.start).each { element, output in
                if !isOpen {
                    try inputs.check(element)
                    isOpen = element >= inputs[.limit]
                }
                if isOpen { output.append(element) }
            }
        },
        Operator("single(predicate)", [.throwing, .limit]) { inputs in
            inputs.source.single { element in
                try inputs.check(element)
                return element >= inputs[.limit]
            }
        } model: { inputs -> Timeline<Int> in
            single(inputs) { element in
                try inputs.check(element)
                return element >= inputs[.limit]
            }
        },
        Operator("single()") { inputs in
            inputs.source.single()
        } model: { inputs -> Timeline<Int> in
            single(inputs) { _ in true }
        },
    ]

    /// An element passes when its key is not the same as that of the last one that passed.
    private static func distinct(
        _ inputs: ModelInputs, key: (Int) throws -> Int, isSame: (Int, Int) throws -> Bool
    ) -> Timeline<Int> {
        var current: Int?
        return inputs.source(from: inputs.start).each { element, output in
            let new = try key(element)
            if let current, try isSame(current, new) { return }
            current = new
            output.append(element)
        }
    }

    /// Elements up to the first that satisfies a condition, which belongs to them when the program says so.
    private static func until(_ inputs: ModelInputs, _ isLast: (Int) -> Bool) -> Timeline<Int> {
        let input = inputs.source(from: inputs.start)
        let checked: Timeline<Int> = input.each { element, output in
            try inputs.check(element)
            output.append(element)
        }
        guard let last = checked.items.firstIndex(where: { isLast($0.value) }) else { return checked }
        return Timeline(
            Array(checked.items.prefix(inputs[.inclusive] == 1 ? last + 1 : last)),
            (checked.items[last].at, .completed), using: input.uses)
    }

    private static func single(_ inputs: ModelInputs, _ predicate: (Int) throws -> Bool) -> Timeline<Int> {
        var hasElement = false
        return inputs.source(from: inputs.start).each { element, output in
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
        Operator("take(count)", [.count]) { inputs in
            inputs.source.take(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let count = inputs[.count]
            guard count > 0 else { return .completed(at: inputs.start) }
            let input = inputs.source(from: inputs.start)
            guard input.items.count >= count else { return input }
            return Timeline(
                Array(input.items.prefix(count)), (input.items[count - 1].at, .completed), using: input.uses)
        },
        Operator("skip(count)", [.count]) { inputs in
            inputs.source.skip(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            return Timeline(Array(input.items.dropFirst(inputs[.count])), input.end, using: input.uses)
        },
        Operator("takeLast", [.count]) { inputs in
            inputs.source.takeLast(inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            let last = input.isCompleted ? input.items.suffix(inputs[.count]).map { (input.end!.at, $0.value) } : []
            return Timeline(last, input.end, using: input.uses)
        },
        Operator("element(at:)", [.count]) { inputs in
            inputs.source.element(at: inputs[.count])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start)
            if input.items.count > inputs[.count] {
                let item = input.items[inputs[.count]]
                return Timeline([item], (item.at, .completed), using: input.uses)
            }
            let end = input.isCompleted ? (input.end!.at, .failed("\(RxError.argumentOutOfRange)")) : input.end
            return Timeline([], end, using: input.uses)
        },
        Operator("first()") { inputs in
            inputs.source.first().asObservable()
        } model: { inputs -> Timeline<Int?> in
            let input = inputs.source(from: inputs.start)
            let first = input.items.first.map { ($0.at, Optional($0.value)) }
            if let first { return Timeline([first], (first.0, .completed), using: input.uses) }
            return Timeline(input.isCompleted ? [(input.end!.at, Int?.none)] : [], input.end, using: input.uses)
        },
        Operator("asSingle()") { inputs in
            inputs.source.asSingle().asObservable()
        } model: { inputs -> Timeline<Int> in
            only(inputs, whenEmpty: .failed("\(RxError.noElements)"))
        },
        Operator("asMaybe()") { inputs in
            inputs.source.asMaybe().asObservable()
        } model: { inputs -> Timeline<Int> in
            only(inputs, whenEmpty: .completed)
        },
    ]

    /// The only element, when the source completes.
    private static func only(_ inputs: ModelInputs, whenEmpty: End) -> Timeline<Int> {
        let input = inputs.source(from: inputs.start)
        if input.items.count > 1 {
            return Timeline(
                [], (input.items[1].at, .failed("\(RxError.moreThanOneElement)")), using: input.uses)
        }
        guard input.isCompleted else { return Timeline([], input.end, using: input.uses) }
        let end = input.end!.at
        return Timeline(
            input.items.map { (end, $0.value) }, (end, input.items.isEmpty ? whenEmpty : .completed),
            using: input.uses)
    }

    // MARK: By another source

    private static let byOther = [
        Operator("take(until: other)", [], Needs(sources: 2...2)) { inputs in
            inputs.source.take(until: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            // The trigger is subscribed to first.
            let trigger = inputs.source(1, from: inputs.start.step(0))
            let input = inputs.source(from: inputs.start.step(1))
            let gate =
                trigger.items.first.map { ($0.at, End.completed) }
                ?? trigger.end.flatMap { end in
                    end.how == .completed ? nil : (end.at, end.how)
                }
            let uses = input.uses + trigger.uses
            guard let gate else { return Timeline(input.items, input.end, using: uses) }
            let end = input.end.flatMap { $0.at < gate.0 ? $0 : nil } ?? gate
            return Timeline(input.items.filter { $0.at < gate.0 }, end, using: uses)
        },
        Operator("skip(until: other)", [], Needs(sources: 2...2)) { inputs in
            inputs.source.skip(until: inputs.others[0])
        } model: { inputs -> Timeline<Int> in
            let input = inputs.source(from: inputs.start.step(0))
            let trigger = inputs.source(1, from: inputs.start.step(1))
            let opening = trigger.items.first?.at
            // The trigger is given up at its first event.
            let uses = input.uses + trigger.uses.until(opening ?? trigger.end?.at ?? .distantFuture)
            if opening == nil, let end = trigger.end, end.how != .completed, end.at < input.endOrNever {
                return Timeline([], end, using: uses)
            }
            if let opening, opening < input.endOrNever {
                return Timeline(input.items.filter { opening < $0.at }, input.end, using: uses)
            }
            // Closed for ever: a completion is not even passed on, but everything is given up.
            if input.isCompleted { return Timeline([], nil, using: uses.until(input.endOrNever)) }
            return Timeline([], input.end, using: uses)
        },
    ]
}

extension Parameter {
    static let limit = Parameter("limit", 0...6)
    static let inclusive = Parameter("inclusive", 0...1)
}
