import Streams

/// A parameter of a public declaration, and what its values do.
package struct ArgumentRow: Sendable, CustomStringConvertible {
    /// The declaration as in `Docs/API`, after the name of its type: `ObservableType.take(_:)`.
    package let declaration: String
    package let argument: String
    package let cells: [ArgumentCell]

    /// Creates the row of one parameter; `argument` is the last part of `name`, after a slash.
    package init(_ name: String, _ cells: [ArgumentCell]) {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        (declaration, argument) = (parts[0], parts[1])
        self.cells = cells
    }

    package var name: String { "\(declaration)/\(argument)" }

    package var description: String { name }

    package func cell(_ column: ArgumentColumn) -> ArgumentCell? { cells.first { $0.column == column } }
}

/// A kind of value that an argument can have.
package enum ArgumentColumn: String, CaseIterable, Sendable {
    case belowZero = "below zero"
    case zero
    case largest
    case infinite
    case never = "`.never`"
    case notANumber = "not a number"
}

/// The effect of the values of one kind.
package struct ArgumentCell: Sendable {
    package let column: ArgumentColumn
    package let outcome: ArgumentOutcome
    package let samples: [ArgumentSample]

    init<Value: Sendable>(
        _ column: ArgumentColumn, _ outcome: ArgumentOutcome, _ values: [Value],
        _ run: @escaping @MainActor @Sendable (Value, ArgumentClock) async -> String
    ) {
        self.column = column
        self.outcome = outcome
        samples = values.map { value in ArgumentSample(value: "\(value)") { await run(value, $0) } }
    }
}

/// The effect of a value.
package enum ArgumentOutcome: Sendable {
    /// A programmer error with this sentence, at the call.
    case error(String)
    /// This text, on the clock `ticks`; the same elements on each other clock.
    case result(String)
    /// The result that values of another kind have.
    case same(ArgumentColumn)
}

/// A value, and its use.
package struct ArgumentSample: Sendable {
    package let value: String
    package let run: @MainActor @Sendable (ArgumentClock) async -> String
}

extension ArgumentRow {
    /// A row of an argument that is an `Int`, with its smallest and its largest value.
    package static func number(
        _ name: String, belowZero: ArgumentOutcome, zero: ArgumentOutcome, largest: ArgumentOutcome,
        run: @escaping @MainActor @Sendable (Int, ArgumentClock) async -> String
    ) -> ArgumentRow { number(name, of: Int.self, belowZero: belowZero, zero: zero, largest: largest, run: run) }

    /// A row of an argument that is a number, with its smallest and its largest value.
    package static func number<Number: FixedWidthInteger & Sendable>(
        _ name: String, of type: Number.Type, belowZero: ArgumentOutcome, zero: ArgumentOutcome,
        largest: ArgumentOutcome, run: @escaping @MainActor @Sendable (Number, ArgumentClock) async -> String
    ) -> ArgumentRow {
        ArgumentRow(
            name,
            [
                ArgumentCell(.belowZero, belowZero, [.min, -1], run), ArgumentCell(.zero, zero, [0], run),
                ArgumentCell(.largest, largest, [.max], run),
            ])
    }

    /// A row of an argument that is a number of seconds, or a date as such.
    package static func seconds(
        _ name: String, belowZero: ArgumentOutcome, zero: ArgumentOutcome, largest: ArgumentOutcome,
        infinite: ArgumentOutcome, notANumber: ArgumentOutcome,
        run: @escaping @MainActor @Sendable (Double, ArgumentClock) async -> String
    ) -> ArgumentRow {
        let greatest = Double.greatestFiniteMagnitude
        return ArgumentRow(
            name,
            [
                ArgumentCell(.belowZero, belowZero, [-.infinity, -greatest, -1], run),
                ArgumentCell(.zero, zero, [0], run),
                ArgumentCell(.largest, largest, [greatest], run), ArgumentCell(.infinite, infinite, [.infinity], run),
                ArgumentCell(.notANumber, notANumber, [.nan], run),
            ])
    }

    /// A row of an argument that is a time interval; one below zero is zero.
    package static func interval(
        _ name: String, zero: String, largest: ArgumentOutcome = .same(.never), never: String,
        run: @escaping @MainActor @Sendable (RxTimeInterval, ArgumentClock) async -> String
    ) -> ArgumentRow {
        let negative: [RxTimeInterval] = [
            .seconds(.min), .milliseconds(.min), .microseconds(.min), .nanoseconds(.min), .seconds(-1),
            .nanoseconds(-1),
        ]
        let large: [RxTimeInterval] = [.seconds(.max), .milliseconds(.max), .microseconds(.max), .nanoseconds(.max)]
        return ArgumentRow(
            name,
            [
                ArgumentCell(.belowZero, .same(.zero), negative, run),
                ArgumentCell(.zero, .result(zero), [.seconds(0), .nanoseconds(0)], run),
                ArgumentCell(.largest, largest, large, run), ArgumentCell(.never, .result(never), [.never], run),
            ])
    }
}

extension ArgumentRow {
    /// The table.
    package static let all =
        CountRows.rows + DelayRows.rows + PeriodRows.rows + IntervalRows.rows + VirtualTimeRows.rows
        + ConverterRows.rows + TestingRows.rows + RetryRows.rows

    /// The outcome of the values of a kind, or of those that it is the same as.
    package func outcome(_ column: ArgumentColumn) -> ArgumentOutcome? {
        guard case .same(let other) = cell(column)?.outcome else { return cell(column)?.outcome }
        return cell(other)?.outcome
    }
}
