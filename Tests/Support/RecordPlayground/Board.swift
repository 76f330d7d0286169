import OperatorMarbles

/// The movable events of an operator, and the columns that they can have.
struct Board: Sendable {
    struct Source: Encodable {
        let title: String
        let elements: [String]
        /// The terminal event, which has the column after the last one; empty if there is none.
        let terminal: String
        /// The columns of the elements at first.
        let columns: [Int]
    }

    struct Recording: Encodable {
        let expression: String
        let columns: Int
        /// The least distance of two elements of a source.
        let gap: Int
        let sources: [Source]
        /// The events of the result as `[column, text]`, by the columns of the elements of each source.
        let runs: [String: [[String]]]
    }

    /// Each operator has at most this number of runs.
    private static let maxRuns = 1500

    /// Characters without a column between them would be one element.
    private static let gap = 2

    private let sources: [Source]
    private let columns: Int

    /// Creates the board of an operator with one or two sources whose elements are single characters, and one result.
    init?(_ marble: OperatorMarble) {
        let rows = marble.rows.filter { $0.kind == .source }
        guard !rows.isEmpty, rows.count <= 2, marble.rows.count == rows.count + 1 else { return nil }
        let diagrams = rows.map { $0.diagram.drop { $0 == " " } }
        guard diagrams.allSatisfy({ $0.wholeMatch(of: /[-a-z0-9]+[|#]?/) != nil }) else { return nil }
        let elements = diagrams.map { diagram in diagram.filter { $0.isLetter || $0.isNumber }.map(String.init) }
        let isSpread = diagrams.allSatisfy { $0.firstMatch(of: /[a-z0-9]{2}/) == nil }
        guard isSpread, elements.allSatisfy({ !$0.isEmpty && $0.count <= 5 }) else { return nil }
        let fitting = (6...14).last { columns in
            (1...Self.maxRuns).contains(
                elements.map { Self.placements(of: $0.count, in: columns).count }.reduce(1, *))
        }
        guard let fitting else { return nil }
        columns = fitting
        sources = zip(rows, zip(diagrams, elements)).map { row, texts in
            let (diagram, elements) = texts
            let terminal = diagram.last.map(String.init).flatMap { "|#".contains($0) ? $0 : nil } ?? ""
            let initial = diagram.enumerated().filter { $0.element.isLetter || $0.element.isNumber }.map(\.offset)
            return Source(
                title: row.title, elements: elements, terminal: terminal,
                columns: Self.fitted(initial, in: fitting))
        }
    }

    /// Runs the operator with each placement of the elements.
    @MainActor func recorded(_ marble: OperatorMarble) throws -> Recording {
        var placements: [[[Int]]] = [[]]
        for source in sources {
            let next = Self.placements(of: source.elements.count, in: columns)
            placements = placements.flatMap { done in next.map { done + [$0] } }
        }
        var runs: [String: [[String]]] = [:]
        for placement in placements {
            var diagrams: [String: String] = [:]
            for (source, columns) in zip(sources, placement) { diagrams[name(source)] = diagram(source, columns) }
            let key = placement.map { $0.map(String.init).joined(separator: ",") }.joined(separator: "/")
            runs[key] = try marble.run(sources: diagrams).results.last?.map { ["\($0.column)", $0.text] }
        }
        let expression = marble.rows.last { $0.kind == .result }?.title ?? marble.name
        return Recording(expression: expression, columns: columns, gap: Self.gap, sources: sources, runs: runs)
    }

    private func name(_ source: Source) -> String { String(source.title.prefix { $0 != " " }) }

    private func diagram(_ source: Source, _ columns: [Int]) -> String {
        var text = Array(repeating: "-", count: self.columns + 1)
        for (element, column) in zip(source.elements, columns) { text[column] = element }
        if !source.terminal.isEmpty { text[self.columns] = source.terminal }
        return text.joined() + String(repeating: "-", count: self.columns)
    }

    /// Returns each way to place `count` elements in order.
    private static func placements(of count: Int, in columns: Int, from first: Int = 0) -> [[Int]] {
        if count == 0 { return [[]] }
        return stride(from: first, to: columns, by: 1).flatMap { column in
            placements(of: count - 1, in: columns, from: column + gap).map { [column] + $0 }
        }
    }

    /// Returns the columns, moved to the left where they do not fit.
    private static func fitted(_ columns: [Int], in count: Int) -> [Int] {
        var limit = count - 1
        let fitted = columns.reversed().map { column in
            let position = min(column, limit)
            limit = position - gap
            return position
        }
        return fitted.reversed()
    }
}
