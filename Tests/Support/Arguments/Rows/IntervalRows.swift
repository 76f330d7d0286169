import Streams

/// The conversions of time intervals.
enum IntervalRows {
    private static func text(_ interval: RxTimeInterval) -> String {
        if interval == .never { return "`.never`" }
        return text(interval < .seconds(0), interval > .seconds(0))
    }

    private static func text(_ isBelowZero: Bool, _ isAboveZero: Bool) -> String {
        isBelowZero ? "below zero" : isAboveZero ? "above zero" : "zero"
    }

    static let rows: [ArgumentRow] = [
        .seconds(
            "DispatchTimeInterval.seconds(_:)/seconds", belowZero: .result("below zero"), zero: .result("zero"),
            largest: .result("`.never`"), infinite: .result("`.never`"), notANumber: .same(.belowZero)
        ) { seconds, _ in text(.seconds(seconds)) },
        row(
            "DispatchTimeInterval.init(_:)/duration", negative: [.seconds(Int.min), .nanoseconds(-1)],
            zero: .zero, largest: [.seconds(Int.max)], never: []
        ) { text(RxTimeInterval($0)) },
        row(
            "DispatchTimeInterval.multiplied(by:)/factor", negative: [Int.min, -1], zero: 0, largest: [Int.max],
            never: []
        ) { text(RxTimeInterval.nanoseconds(2).multiplied(by: $0)) },
        row(
            "Duration.init(_:)/interval", negative: [.seconds(.min), .nanoseconds(.min), .nanoseconds(-1)],
            zero: RxTimeInterval.seconds(0), largest: [.seconds(.max), .nanoseconds(.max)], never: [.never]
        ) { interval in Duration(interval).map { text($0 < .zero, $0 > .zero) } ?? "nil" },
    ]

    private static func row<Value: Sendable>(
        _ name: String, negative: [Value], zero: Value, largest: [Value], never: [Value],
        convert: @escaping @Sendable (Value) -> String
    ) -> ArgumentRow {
        func cell(_ column: ArgumentColumn, _ result: String, _ values: [Value]) -> ArgumentCell {
            ArgumentCell(column, .result(result), values) { value, _ in convert(value) }
        }
        let cells = [
            cell(.belowZero, "below zero", negative), cell(.zero, "zero", [zero]),
            cell(.largest, "above zero", largest), cell(.infinite, "nil", never),
        ]
        return ArgumentRow(name, cells.filter { !$0.samples.isEmpty })
    }
}
