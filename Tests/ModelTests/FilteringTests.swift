import Streams
import StreamsTest
import Testing

@Suite(.noLeaks) struct FilteringTests {
    @Test(arguments: elementwise + byCount + byOther) func agrees(_ candidate: Operator) { check(candidate) }

    // MARK: By what elements are

    private static let elementwise = [
        Operator("filter", [.throwing]) { stage in
            stage.source.filter { element in
                try stage.check(element)
                return element % 2 == 0
            }
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { element, output in
                try world.check(element)
                if element % 2 == 0 { output.append(element) }
            }
        },
        Operator("ignoreElements") { stage in
            stage.source.ignoreElements()
        } model: { world -> Timeline<Int> in
            world.source(from: world.start).each { (_, _: inout [Int]) in }
        },
        Operator("distinctUntilChanged()") { stage in
            stage.source.distinctUntilChanged()
        } model: { world -> Timeline<Int> in
            distinct(world, key: { $0 }, isSame: ==)
        },
        Operator("distinctUntilChanged(key)", [.throwing]) { stage in
            stage.source.distinctUntilChanged { (element: Int) -> Int in
                try stage.check(element)
                return element / 2
            }
        } model: { world -> Timeline<Int> in
            distinct(
                world,
                key: { element in
                    try world.check(element)
                    return element / 2
                }, isSame: ==)
        },
        Operator("distinctUntilChanged(comparer)", [.throwing]) { stage in
            stage.source.distinctUntilChanged { (current: Int, new: Int) -> Bool in
                try stage.check(new)
                return new <= current
            }
        } model: { world -> Timeline<Int> in
            distinct(
                world, key: { $0 },
                isSame: { current, new in
                    try world.check(new)
                    return new <= current
                })
        },
        Operator("distinctUntilChanged(key, comparer)", [.throwing]) { stage in
            stage.source.distinctUntilChanged(
                { $0 % 3 },
                comparer: { current, new in
                    try stage.check(new)
                    return new == (current + 1) % 3
                })
        } model: { world -> Timeline<Int> in
            distinct(
                world, key: { $0 % 3 },
                isSame: { current, new in
                    try world.check(new)
                    return new == (current + 1) % 3
                })
        },
        Operator("take(while:)", [.throwing, .limit, .inclusive]) { stage in
            stage.source.take(
                while: { element in
                    try stage.check(element)
                    return element < stage[.limit]
                }, behavior: stage[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { world -> Timeline<Int> in
            until(world) { $0 >= world[.limit] }
        },
        Operator("take(until: predicate)", [.throwing, .limit, .inclusive]) { stage in
            stage.source.take(
                until: { element in
                    try stage.check(element)
                    return element == stage[.limit]
                }, behavior: stage[.inclusive] == 1 ? .inclusive : .exclusive)
        } model: { world -> Timeline<Int> in
            until(world) { $0 == world[.limit] }
        },
        Operator("skip(while:)", [.throwing, .limit]) { stage in
            stage.source.skip(while: { element in
                try stage.check(element)
                return element < stage[.limit]
            })
        } model: { world -> Timeline<Int> in
            var isOpen = false
            return world.source(from: world.start).each { element, output in
                if !isOpen {
                    try world.check(element)
                    isOpen = element >= world[.limit]
                }
                if isOpen { output.append(element) }
            }
        },
        Operator("single(predicate)", [.throwing, .limit]) { stage in
            stage.source.single { element in
                try stage.check(element)
                return element >= stage[.limit]
            }
        } model: { world -> Timeline<Int> in
            single(world) { element in
                try world.check(element)
                return element >= world[.limit]
            }
        },
        Operator("single()") { stage in
            stage.source.single()
        } model: { world -> Timeline<Int> in
            single(world) { _ in true }
        },
    ]

    /// An element passes when its key is not the same as that of the last one that passed.
    private static func distinct(
        _ world: World, key: (Int) throws -> Int, isSame: (Int, Int) throws -> Bool
    ) -> Timeline<Int> {
        var current: Int?
        return world.source(from: world.start).each { element, output in
            let new = try key(element)
            if let current, try isSame(current, new) { return }
            current = new
            output.append(element)
        }
    }

    /// Elements up to the first that satisfies a condition, which belongs to them when the program says so.
    private static func until(_ world: World, _ isLast: (Int) -> Bool) -> Timeline<Int> {
        let input = world.source(from: world.start)
        let checked: Timeline<Int> = input.each { element, output in
            try world.check(element)
            output.append(element)
        }
        guard let last = checked.items.firstIndex(where: { isLast($0.value) }) else { return checked }
        return Timeline(
            Array(checked.items.prefix(world[.inclusive] == 1 ? last + 1 : last)),
            (checked.items[last].at, .completed), using: input.uses)
    }

    private static func single(_ world: World, _ predicate: (Int) throws -> Bool) -> Timeline<Int> {
        var hasElement = false
        return world.source(from: world.start).each { element, output in
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
        Operator("take(count)", [.count]) { stage in
            stage.source.take(stage[.count])
        } model: { world -> Timeline<Int> in
            let count = world[.count]
            guard count > 0 else { return .completed(at: world.start) }
            let input = world.source(from: world.start)
            guard input.items.count >= count else { return input }
            return Timeline(
                Array(input.items.prefix(count)), (input.items[count - 1].at, .completed), using: input.uses)
        },
        Operator("skip(count)", [.count]) { stage in
            stage.source.skip(stage[.count])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            return Timeline(Array(input.items.dropFirst(world[.count])), input.end, using: input.uses)
        },
        Operator("takeLast", [.count]) { stage in
            stage.source.takeLast(stage[.count])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            let last = input.isCompleted ? input.items.suffix(world[.count]).map { (input.end!.at, $0.value) } : []
            return Timeline(last, input.end, using: input.uses)
        },
        Operator("element(at:)", [.count]) { stage in
            stage.source.element(at: stage[.count])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start)
            if input.items.count > world[.count] {
                let item = input.items[world[.count]]
                return Timeline([item], (item.at, .completed), using: input.uses)
            }
            let end = input.isCompleted ? (input.end!.at, .failed("\(RxError.argumentOutOfRange)")) : input.end
            return Timeline([], end, using: input.uses)
        },
        Operator("first()") { stage in
            stage.source.first().asObservable()
        } model: { world -> Timeline<Int?> in
            let input = world.source(from: world.start)
            let first = input.items.first.map { ($0.at, Optional($0.value)) }
            if let first { return Timeline([first], (first.0, .completed), using: input.uses) }
            return Timeline(input.isCompleted ? [(input.end!.at, Int?.none)] : [], input.end, using: input.uses)
        },
        Operator("asSingle()") { stage in
            stage.source.asSingle().asObservable()
        } model: { world -> Timeline<Int> in
            only(world, whenEmpty: .failed("\(RxError.noElements)"))
        },
        Operator("asMaybe()") { stage in
            stage.source.asMaybe().asObservable()
        } model: { world -> Timeline<Int> in
            only(world, whenEmpty: .completed)
        },
    ]

    /// The only element, when the source completes.
    private static func only(_ world: World, whenEmpty: End) -> Timeline<Int> {
        let input = world.source(from: world.start)
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
        Operator("take(until: other)", [], Needs(sources: 2...2)) { stage in
            stage.source.take(until: stage.others[0])
        } model: { world -> Timeline<Int> in
            // The trigger is subscribed to first.
            let trigger = world.source(1, from: world.start.step(0))
            let input = world.source(from: world.start.step(1))
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
        Operator("skip(until: other)", [], Needs(sources: 2...2)) { stage in
            stage.source.skip(until: stage.others[0])
        } model: { world -> Timeline<Int> in
            let input = world.source(from: world.start.step(0))
            let trigger = world.source(1, from: world.start.step(1))
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
