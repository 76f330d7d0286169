import Streams

/// What the sources of a run send, at ticks counted from their subscription.
struct Script: Sendable {
    typealias Step = (tick: Int, event: Event<Int>)

    let name: String
    /// The events of the source with this index.
    let steps: @Sendable (Int) -> [Step]

    /// Three elements each, in turns, then the end.
    static let several = Script(name: "several") { index in
        [(10 + index, .next(1)), (20 + index, .next(2)), (30 + index, .next(3)), (40 + index, .completed)]
    }

    /// One element each, then the end.
    static let one = Script(name: "one") { index in [(10 + index, .next(1)), (20 + index, .completed)] }

    /// The end.
    static let empty = Script(name: "empty") { index in [(10 + index, .completed)] }

    /// Elements without an end.
    static let open = Script(name: "open") { index in [(10 + index, .next(1)), (20 + index, .next(2))] }

    /// Nothing.
    static let silent = Script(name: "silent") { _ in [] }

    /// `source` fails first of all, before another one has begun.
    static func failing(_ source: Int) -> Script {
        Script(name: "source \(source) fails at once") { index in
            index == source ? [(5, .error(LawError.source(source)))] : several.steps(index)
        }
    }

    /// `source` fails after an element.
    static func failingLate(_ source: Int) -> Script {
        Script(name: "source \(source) fails after an element") { index in
            index == source
                ? [(10 + index, .next(1)), (25, .error(LawError.source(source)))] : several.steps(index)
        }
    }

    /// All that sources with so many forms of good behaviour do.
    static func all(for recipe: Recipe) -> [Script] {
        [several, one, empty, open, silent]
            + (0..<recipe.sources).flatMap { [failing($0), failingLate($0)] }
    }

    /// The same with events after the stop event, and with no heed of disposal.
    var unruly: Script {
        Script(name: "\(name), unruly") { [steps] index in
            steps(index).flatMap { step -> [Step] in
                guard step.event.isStopEvent else { return [step] }
                return [
                    step, (step.tick, .next(7)), (step.tick, .completed), (step.tick, .error(LawError.source(-1))),
                    (step.tick + 3, .next(8)), (step.tick + 4, step.event),
                ]
            }
        }
    }
}
