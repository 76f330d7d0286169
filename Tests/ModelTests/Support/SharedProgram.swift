import TestSupport

/// A program of drivers or signals: definitions, each of which can use those before it, and observers.
struct SharedProgram: Sendable {
    enum Kind: String, CaseIterable {
        // Without inputs.
        case of, just, empty, optional, interval, observable
        // With one input.
        case deferred, map, filter, scan, distinctUntilChanged, skip, startWith, again
        // With two.
        case merge, concat, zip, combineLatest, withLatestFrom, flatMap, flatMapFirst, flatMapLatest

        var inputs: Int {
            switch self {
            case .of, .just, .empty, .optional, .interval, .observable: 0
            case .deferred, .map, .filter, .scan, .distinctUntilChanged, .skip, .startWith, .again: 1
            default: 2
            }
        }
    }

    struct Definition: Sendable {
        var kind: Kind
        var inputs: [Int]
        var elements: [Int]
        /// The events of an observable.
        var events: [Recorded<Event<Int>>] = []
    }

    struct Observer: Sendable {
        var definition: Int
        var joins: Int
        var leaves: Int
    }

    static let horizon = 30

    var definitions: [Definition] = []
    var observers: [Observer] = []

    // MARK: Random programs

    static func random(_ random: inout SplitMix64) -> SharedProgram {
        var program = SharedProgram()
        for index in 0..<Int.random(in: 1...6, using: &random) {
            let kind = Kind.allCases.filter { index > 0 || $0.inputs == 0 }.randomElement(using: &random)!
            let elements = (0..<random.boundary(1...4)).map { _ in Int.random(in: 0...3, using: &random) }
            var definition = Definition(
                kind: kind, inputs: (0..<kind.inputs).map { _ in Int.random(in: 0..<index, using: &random) },
                elements: elements)
            if kind == .observable { definition.events = events(elements, &random) }
            program.definitions.append(definition)
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let joins = Int.random(in: 1...8, using: &random)
            let isLeaving = Int.random(in: 0..<2, using: &random) == 0
            program.observers.append(
                Observer(
                    definition: Int.random(in: 0..<2, using: &random) == 0
                        ? program.definitions.count - 1 : program.definitions.indices.randomElement(using: &random)!,
                    joins: joins, leaves: isLeaving ? Int.random(in: joins...joins + 6, using: &random) : horizon))
        }
        return program
    }

    private static func events(_ elements: [Int], _ random: inout SplitMix64) -> [Recorded<Event<Int>>] {
        let ticks = (0...elements.count).map { _ in Int.random(in: 1...12, using: &random) }.sorted()
        var events: [Recorded<Event<Int>>] = zip(ticks, elements).map { .next($0, $1) }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: events.append(.completed(ticks.last!))
        case 1: events.append(.error(ticks.last!, RxError.unknown))
        default: break
        }
        return events
    }

    // MARK: Simpler programs

    var simpler: [SharedProgram] {
        var programs: [SharedProgram] = []
        func add(_ change: (inout SharedProgram) -> Void) {
            var program = self
            change(&program)
            programs.append(program)
        }
        for index in observers.indices {
            if observers.count > 1 { add { $0.observers.remove(at: index) } }
            if observers[index].leaves < Self.horizon { add { $0.observers[index].leaves = Self.horizon } }
            if observers[index].joins > 1 { add { $0.observers[index].joins -= 1 } }
        }
        for index in definitions.indices {
            let definition = definitions[index]
            if definitions.count > 1 {
                // Its users use its first input instead.
                let other = definition.inputs.first
                let isUsed =
                    definitions.contains { $0.inputs.contains(index) } || observers.contains { $0.definition == index }
                if !isUsed || other != nil { add { $0.remove(index, usersOf: other) } }
            }
            if definition.elements.count > 1 {
                for element in definition.elements.indices {
                    add { $0.definitions[index].elements.remove(at: element) }
                }
            }
            for event in definition.events.indices { add { $0.definitions[index].events.remove(at: event) } }
        }
        return programs
    }

    private mutating func remove(_ index: Int, usersOf other: Int?) {
        func renumbered(_ input: Int) -> Int { input == index ? other! : input > index ? input - 1 : input }
        definitions.remove(at: index)
        for place in definitions.indices { definitions[place].inputs = definitions[place].inputs.map(renumbered) }
        for place in observers.indices { observers[place].definition = renumbered(observers[place].definition) }
    }
}

extension SharedProgram: CustomStringConvertible {
    var description: String {
        let definitions = definitions.enumerated().map { index, definition in
            let inputs = definition.inputs.map { "s\($0)" }.joined(separator: ", ")
            let events = definition.events.map { "\($0.value)@\($0.time)" }.joined(separator: " ")
            return "s\(index) = \(definition.kind.rawValue)(\(inputs)) \(definition.elements) \(events)"
        }
        let observers = observers.map { "s\($0.definition) from \($0.joins) to \($0.leaves)" }
        return (definitions + observers).joined(separator: "\n")
    }
}
