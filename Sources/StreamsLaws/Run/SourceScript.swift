import Streams

/// The events that the sources of a run send, at ticks counted from their subscription.
package struct SourceScript: Sendable {
    typealias Step = (tick: Int, event: Event<Int>)

    package let name: String
    /// Returns the events of the source with an index.
    let steps: @Sendable (Int) -> [Step]

    /// Three elements each, alternating, then completion.
    static let several = SourceScript(name: "several") { index in
        [(10 + index, .next(1)), (20 + index, .next(2)), (30 + index, .next(3)), (40 + index, .completed)]
    }

    /// One element each, then completion.
    static let one = SourceScript(name: "one") { index in [(10 + index, .next(1)), (20 + index, .completed)] }

    /// Completion.
    static let empty = SourceScript(name: "empty") { index in [(10 + index, .completed)] }

    /// Elements without a terminal event.
    package static let open = SourceScript(name: "open") { index in [(10 + index, .next(1)), (20 + index, .next(2))] }

    /// No event.
    static let silent = SourceScript(name: "silent") { _ in [] }

    /// `source` fails before another one sends.
    static func failing(_ source: Int) -> SourceScript {
        SourceScript(name: "source \(source) fails at once") { index in
            index == source ? [(5, .error(LawError.source(source)))] : several.steps(index)
        }
    }

    /// `source` fails after an element.
    static func failingAfterElement(_ source: Int) -> SourceScript {
        SourceScript(name: "source \(source) fails after an element") { index in
            index == source
                ? [(10 + index, .next(1)), (25, .error(LawError.source(source)))] : several.steps(index)
        }
    }

    /// Every source fails.
    static let allFailing = SourceScript(name: "all fail") { index in [(5, .error(LawError.source(index)))] }

    /// The scripts of laws about sources that obey the grammar.
    package static func all(for candidate: OperatorUnderTest) -> [SourceScript] {
        [several, one, empty, open, silent]
            + (0..<candidate.sourceCount).flatMap { [failing($0), failingAfterElement($0)] }
    }

    /// The script with events after the terminal event.
    var violatingGrammar: SourceScript {
        SourceScript(name: "\(name), then events after termination") { [steps] index in
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
