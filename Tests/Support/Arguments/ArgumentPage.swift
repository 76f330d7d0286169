import Streams

/// The page of the documentation that the table of arguments is written to.
package enum ArgumentPage {
    package static var text: String {
        introduction + sections.map(section).joined(separator: "\n")
    }

    private static let introduction = """
        # Arguments

        The effect of each count, index, duration and instant that a public function takes, at the edges of its type.

        ## Overview

        - A duration below zero is zero.
        - A period or a time span of zero is a millisecond; a virtual clock lengthens one that does not advance it.
        - `.never`, and a duration that exceeds the clock, never passes.
        - A number of seconds or a date that is not a number is the smallest one.
        - A count without a meaning is a programmer error: the call, and not a later subscription, ends the process with
          the sentence in the table, in release builds, too.
        - A single, maybe or completable never ends without its event.

        The tests run each row. A cell shows the events on a `TestScheduler` that begins at 0, each with its second: `|`
        is a completion and `#` a failure. Unless the declaration is a source, its source emits 0, 1 and 2 at the
        seconds 1, 2 and 3, and completes at 3. The rows are also run with a finer resolution, without the simulated
        processing delay, on a `HistoricalScheduler`, on a `ClockScheduler`, and, where the argument is a duration, on
        dispatch queues and a clock of the system.


        """

    private static let sections: [(title: String, rows: [ArgumentRow])] = [
        ("Counts and indices", CountRows.rows), ("Durations", DelayRows.rows),
        ("Periods, time spans and schedulers", PeriodRows.rows), ("Policies", RetryRows.rows),
        ("Time intervals", IntervalRows.rows),
        ("Virtual time", VirtualTimeRows.rows),
        ("Converters of virtual time", ConverterRows.rows),
        ("Tests", TestingRows.rows),
    ]

    private static func section(_ title: String, _ rows: [ArgumentRow]) -> String {
        let columns = ArgumentColumn.allCases.filter { column in rows.contains { $0.cell(column) != nil } }
        let head = ["Declaration", "Argument"] + columns.map(\.rawValue)
        let lines = rows.map { row in
            ["`\(row.declaration)`", "`\(row.argument)`"] + columns.map { row.cell($0).map { text($0.outcome) } ?? "" }
        }
        let rule = head.map { _ in "---" }
        return "## \(title)\n\n" + ([head, rule] + lines).map(line).joined()
    }

    private static func line(_ cells: [String]) -> String {
        "| " + cells.joined(separator: " | ") + " |\n"
    }

    private static func text(_ outcome: ArgumentOutcome) -> String {
        switch outcome {
        case .error(let sentence): "programmer error: \(sentence)"
        case .result(let text): text.contains("@") || text.contains("|") ? "`\(text.replacingPipes)`" : text
        case .same(let column): "as \(column.rawValue)"
        }
    }
}

extension String {
    /// A pipe would end the cell of the table.
    fileprivate var replacingPipes: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
