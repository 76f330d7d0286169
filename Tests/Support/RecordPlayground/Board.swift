import OperatorMarbles

/// The movable events of an operator, and the columns that they can have.
struct Board: Sendable {
    struct Source: Encodable {
        let title: String
        let elements: [String]
        /// The terminal event, which has the column `width`; empty if there is none.
        let terminal: String
        /// The columns of the elements at first, from the subscription.
        let columns: [Int]
        /// The number of columns for elements.
        let width: Int
    }

    struct Result: Encodable {
        let expression: String
        /// The column of the subscription.
        let start: Int
    }

    struct Run: Encodable {
        /// The first and the last column of each subscription to each source.
        let subscriptions: [[[Int]]]
        /// The events of each result as `column text`.
        let events: [[String]]
    }

    struct Recording: Encodable {
        /// The least distance of two elements of a source.
        let gap: Int
        let sources: [Source]
        let results: [Result]
        /// The runs, by the columns of the elements of each source.
        let runs: [String: Run]
    }

    /// Each operator has at most this number of runs.
    private static let maxRuns = 8100

    /// Characters without a column between them would be one element.
    fileprivate static let gap = 2

    private let sources: [Source]

    /// Creates the board of an operator with one to three sources whose elements are single characters.
    init?(_ marble: OperatorMarble) {
        let rows = marble.rows.filter { $0.kind == .source }
        guard (1...3).contains(rows.count), marble.rows.allSatisfy({ $0.kind == .source || $0.kind == .result }) else {
            return nil
        }
        guard rows.allSatisfy({ $0.diagram.wholeMatch(of: /\ *(-|[a-z0-9](?![a-z0-9]))+[|#]?/) != nil }) else {
            return nil
        }
        let boards = (6...14).reversed().lazy.map { columns in rows.map { Source($0, columns: columns) } }
        let fitting = boards.first { sources in
            (1...Self.maxRuns).contains(sources.map { Self.placements(of: $0).count }.reduce(1, *))
        }
        guard let fitting, fitting.allSatisfy({ !$0.elements.isEmpty && $0.elements.count <= 5 }) else { return nil }
        sources = fitting
    }

    /// Runs the operator with each placement of the elements.
    @MainActor func recorded(_ marble: OperatorMarble) throws -> Recording {
        let placements = sources.reduce([[]] as [[[Int]]]) { placements, source in
            let next = Self.placements(of: source)
            return placements.flatMap { done in next.map { done + [$0] } }
        }
        var runs: [String: Run] = [:]
        for placement in placements {
            var diagrams: [String: String] = [:]
            for (source, columns) in zip(sources, placement) { diagrams[source.name] = diagram(source, columns) }
            let recording = try marble.run(sources: diagrams)
            let key = placement.map { $0.map(String.init).joined(separator: ",") }.joined(separator: "/")
            runs[key] = Run(
                subscriptions: recording.subscriptions.map { $0.map { [$0.lowerBound, $0.upperBound] } },
                events: recording.results.map { $0.map { "\($0.column) \($0.text)" } })
        }
        let results = marble.rows.filter { $0.kind == .result }.map {
            Result(expression: $0.title, start: $0.diagram.prefix { $0 == " " }.count)
        }
        return Recording(gap: Self.gap, sources: sources, results: results, runs: runs)
    }

    private func diagram(_ source: Source, _ columns: [Int]) -> String {
        var text = Array(repeating: "-", count: source.width + 1)
        for (element, column) in zip(source.elements, columns) { text[column] = element }
        if !source.terminal.isEmpty { text[source.width] = source.terminal }
        // The run continues after the last terminal event, for operators that delay.
        let rest = sources.map(\.width).reduce(0, +)
        return text.joined() + String(repeating: "-", count: rest)
    }

    /// Returns each way to place the elements of a source, in any order.
    private static func placements(of source: Source) -> [[Int]] {
        source.elements.reduce([[]] as [[Int]]) { placements, _ in
            placements.flatMap { placed in
                (0..<source.width).filter { column in placed.allSatisfy { abs($0 - column) >= gap } }
                    .map { placed + [$0] }
            }
        }
    }
}

extension Board.Source {
    /// Creates the source of a row, on a board with a number of columns.
    ///
    /// A source that begins later has about half of them, so that it can end before another one and after it.
    init(_ row: OperatorMarble.Row, columns: Int) {
        let diagram = row.diagram.drop { $0 == " " }
        let marks = diagram.enumerated().filter { $0.element.isLetter || $0.element.isNumber }
        title = row.title
        elements = marks.map { String($0.element) }
        terminal = diagram.last.flatMap { "|#".contains($0) ? String($0) : nil } ?? ""
        width = row.diagram.first == " " ? columns / 2 + 1 : columns
        var limit = width - 1
        let fitted = marks.reversed().map { mark in
            let column = min(mark.offset, limit)
            limit = column - Board.gap
            return column
        }
        self.columns = fitted.reversed()
    }

    var name: String { String(title.prefix { $0 != " " }) }
}
