import Streams
import StreamsTest

/// A marble diagram in the notation of documentation comments.
///
/// It differs from `MarbleDiagram` in its elements, which are texts such as `10`, `[1,2]` or `(1,a)`: an element stands
/// at its first column. A group separates its elements by spaces. Spaces in front are the time before the subscription.
struct CommentDiagram {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// The column of the subscription.
    let start: Int

    /// The events, at columns from the subscription.
    let events: [Recorded<Event<String>>]

    /// The number of columns, with those before the subscription.
    let width: Int

    init(_ text: String) throws(Fault) {
        start = text.prefix { $0 == " " }.count
        width = text.count
        let columns = Array(text.dropFirst(start))
        var events: [Recorded<Event<String>>] = []
        var column = 0
        while column < columns.count {
            let end = try Self.end(of: column, in: columns, text)
            let cell = String(columns[column..<end])
            if cell != "-" {
                for part in Self.parts(of: cell) { events.append(Recorded(time: column, value: Self.event(part))) }
            }
            column = end
        }
        self.events = events
    }

    /// Returns the column after a sign, an element or a group.
    private static func end(of column: Int, in columns: [Character], _ text: String) throws(Fault) -> Int {
        if "-|#".contains(columns[column]) { return column + 1 }
        var depth = 0
        var end = column
        while end < columns.count {
            let sign = columns[end]
            if depth == 0, "-|#".contains(sign) { break }
            if depth == 0, end > column, columns[column] == "(" { break }
            if "([".contains(sign) { depth += 1 }
            if ")]".contains(sign) { depth -= 1 }
            end += 1
        }
        if depth != 0 { throw Fault(description: "A bracket is not closed in \(text)") }
        return end
    }

    /// Returns the events of a group, or the single one.
    private static func parts(of cell: String) -> [String] {
        guard cell.first == "(", cell.last == ")", !isTuple(cell) else { return [cell] }
        var parts: [String] = []
        var depth = 0
        for sign in cell.dropFirst().dropLast() {
            if "([".contains(sign) { depth += 1 }
            if ")]".contains(sign) { depth -= 1 }
            if depth == 0, sign == " " || sign == "|" || sign == "#" {
                parts.append(sign == " " ? "" : String(sign))
            } else if parts.isEmpty || parts.last == "|" || parts.last == "#" {
                parts.append(String(sign))
            } else {
                parts[parts.count - 1].append(sign)
            }
        }
        return parts.filter { !$0.isEmpty }
    }

    /// Whether the outer parentheses contain a comma, as those of a tuple do.
    private static func isTuple(_ cell: String) -> Bool {
        var depth = 0
        for sign in cell {
            if "([".contains(sign) { depth += 1 }
            if ")]".contains(sign) { depth -= 1 }
            if sign == ",", depth == 1 { return true }
        }
        return false
    }

    private static func event(_ text: String) -> Event<String> {
        switch text {
        case "|": .completed
        case "#": .error(MarbleFailure())
        default: .next(text.filter { $0 != "\"" })
        }
    }
}

extension CommentDiagram {
    /// Returns the diagram of events, which end at a column if they do not terminate.
    static func text(of events: [Recorded<Event<String>>], from start: Int, to width: Int) -> String {
        var text = String(repeating: " ", count: start)
        let columns = Dictionary(grouping: events, by: \.time)
        for column in columns.keys.sorted() {
            let cell = cell(columns[column, default: []].map(\.value))
            let missing = start + column - text.count
            let isElement = cell.first.map { !"|#(".contains($0) } ?? false
            // Two elements without a sign between them would be read as one.
            let touches = missing == 0 && isElement && text.last.map { !"- )".contains($0) } ?? false
            if missing < 0 || touches { return "\(text) has no room for \(cell) in column \(start + column)" }
            text += String(repeating: "-", count: missing) + cell
        }
        let isOpen = events.allSatisfy { !$0.value.isStopEvent }
        return isOpen ? text + String(repeating: "-", count: max(0, width - text.count)) : text
    }

    private static func cell(_ events: [Event<String>]) -> String {
        let signs = events.map { event in
            switch event {
            case .next(let element): element
            case .error: "#"
            case .completed: "|"
            }
        }
        if signs.count == 1 { return signs[0] }
        let end = events.last?.isStopEvent == true ? signs.last ?? "" : ""
        return "(" + signs.dropLast(end.isEmpty ? 0 : 1).joined(separator: " ") + end + ")"
    }

    /// Returns the text of an element in a diagram: its description without quotes, spaces and labels.
    static func text<Element>(of element: Element) -> String {
        let parts = Mirror(reflecting: element)
        return switch parts.displayStyle {
        case .tuple: "(" + parts.children.map { text(of: $0.value) }.joined(separator: ",") + ")"
        case .optional: parts.children.first.map { text(of: $0.value) } ?? "nil"
        default: element as? String == "" ? "\"\"" : "\(element)".filter { $0 != "\"" && $0 != " " }
        }
    }
}
