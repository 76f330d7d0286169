import Streams
import StreamsTest

/// A program and its outcomes as text: a column for each tick with an event, a row for each source and observer.
package struct ProgramChart {
    private typealias Row = (title: String, events: [(tick: Int, text: String)], note: String)

    private static let titleWidth = 12

    /// The last tick that is shown.
    private let last: Int
    private let rows: [Row]
    /// The sentences below the rows.
    private let notes: [String]

    package init(_ program: Program, expected: ProgramOutcome, actual: ProgramOutcome) {
        let sources = program.sources.enumerated().map { index, source -> Row in
            let shift = source.kind.isRelative ? Program.beginning : 0
            let events = source.events.map { event in
                let tick = source.kind == .synchronous ? Program.beginning : event.time + shift
                return (tick, Self.text(event.value.map { "\($0)" }))
            }
            return ("\(source.kind.rawValue) \(index)", events, "")
        }
        let observers = program.observers.indices.map { Self.row(of: $0, in: program) }
        let outcomes = [("expected", expected), ("actual", actual)].flatMap { title, outcome in
            program.observers.indices.map { index -> Row in
                let events = outcome.received.filter { $0.observer == index }.map { ($0.tick, Self.text($0.event)) }
                return (Self.title(title, index, in: program), events, "")
            }
        }
        rows = sources + observers + outcomes
        notes = Self.notes(expected: expected, actual: actual)
        let difference = zip(expected.received, actual.received).first { $0 != $1 }.map { max($0.tick, $1.tick) }
        last = (difference ?? Program.horizon) + 5
    }

    package var text: String {
        let ticks = Set(rows.flatMap { $0.events.map(\.tick) }).filter { $0 <= last }.sorted()
        let width = max(Self.titleWidth, rows.map { $0.title.count + 1 }.max() ?? 0)
        var lines = rows.map { Self.padded($0.title, to: width, with: " ") }
        var header = Self.padded("", to: width, with: " ")
        for tick in ticks {
            let cells = rows.map { row in
                let texts = row.events.filter { $0.tick == tick }.map(\.text)
                return texts.count > 1 ? "(" + texts.joined(separator: " ") + ")" : texts.first ?? ""
            }
            let width = max(5, cells.map(\.count).max()! + 2)
            header += Self.padded("\(tick)", to: width, with: " ")
            for (index, cell) in cells.enumerated() { lines[index] += Self.padded(cell, to: width, with: "-") }
        }
        for (index, row) in rows.enumerated() where !row.note.isEmpty { lines[index] += "  " + row.note }
        while header.hasSuffix(" ") { header.removeLast() }
        return ([header] + lines + notes).joined(separator: "\n")
    }

    // MARK: Rows

    private static func row(of index: Int, in program: Program) -> Row {
        let observer = program.observers[index]
        var events = [(observer.subscribed, "^")]
        if observer.disposed < Program.horizon { events.append((observer.disposed, "!")) }
        let disposal = observer.lastElement.map { ["disposes during element \($0)"] } ?? []
        let sends = observer.nestedSends.map { "sends \($0.event) to source \($0.source) during element \($0.after)" }
        let resubscription = observer.resubscribes ? ["subscribes again during the terminal event"] : []
        let note = (disposal + sends + resubscription).joined(separator: ", ")
        return (title("observer", index, in: program), events, note)
    }

    /// The observers are numbered if there are several.
    private static func title(_ text: String, _ observer: Int, in program: Program) -> String {
        program.observers.count > 1 ? "\(text) \(observer)" : text
    }

    private static func padded(_ text: String, to width: Int, with filler: Character) -> String {
        text + String(repeating: filler, count: max(0, width - text.count))
    }

    private static func text(_ event: Event<String>) -> String {
        switch event {
        case .next(let element): element
        case .error(let error): "#\(error)"
        case .completed: "|"
        }
    }

    // MARK: Notes

    /// Describes the differences that the rows do not show.
    private static func notes(expected: ProgramOutcome, actual: ProgramOutcome) -> [String] {
        var notes: [String] = []
        for (index, (wanted, made)) in zip(expected.subscriptions, actual.subscriptions).enumerated()
        where wanted != made {
            notes.append("subscriptions to source \(index): expected \(text(wanted)), actual \(text(made))")
        }
        if expected.late != actual.late {
            notes.append("emitted after the observer had disposed: \(actual.late.joined(separator: " "))")
        }
        return notes
    }

    private static func text(_ subscriptions: [Subscription]) -> String {
        subscriptions.isEmpty ? "none" : subscriptions.map { "\($0.debugDescription)" }.joined(separator: " ")
    }
}
