import Streams
import StreamsTest

/// A program and what came of it as text: a column for each tick at which something happens, a row for each source and
/// for each client.
struct Marbles {
    /// The tick up to which there is something to see.
    private let last: Int
    private let rows: [(title: String, events: [(tick: Int, text: String)], note: String)]

    init(_ program: Program, expected: Outcome, actual: Outcome) {
        var rows: [(title: String, events: [(tick: Int, text: String)], note: String)] = []
        for (index, script) in program.sources.enumerated() {
            let shift = script.kind == .cold ? Program.beginning : 0
            let events = script.events.map { ($0.time + shift, Self.text($0.value.map { "\($0)" })) }
            rows.append(("\(script.kind.rawValue) \(index)", events, ""))
        }
        for (index, client) in program.clients.enumerated() {
            var events = [(client.subscribed, "^")]
            if client.disposed < Program.horizon { events.append((client.disposed, "!")) }
            let disposal = client.lastElement.map { ["disposed inside element \($0)"] } ?? []
            let sends = client.nestedSends.map { "sends \($0.event) to \($0.source) inside element \($0.after)" }
            let returns = client.resubscribes ? ["subscribes again inside the stop"] : []
            rows.append(("client \(index)", events, (disposal + sends + returns).joined(separator: ", ")))
        }
        for (title, outcome) in [("expected", expected), ("actual", actual)] {
            for index in program.clients.indices {
                let events = outcome.received.filter { $0.client == index }.map { ($0.tick, Self.text($0.event)) }
                rows.append(("\(title) \(index)", events, index == 0 ? Self.note(outcome) : ""))
            }
        }
        self.rows = rows
        let difference = zip(expected.received, actual.received).first { $0 != $1 }.map { max($0.tick, $1.tick) }
        last = (difference ?? Program.horizon) + 5
    }

    var text: String {
        let ticks = Set(rows.flatMap { $0.events.map(\.tick) }).filter { $0 <= last }.sorted()
        var lines = rows.map { padded($0.title, to: 12, with: " ") }
        var header = padded("", to: 12, with: " ")
        for tick in ticks {
            let cells = rows.map { row in
                let texts = row.events.filter { $0.tick == tick }.map(\.text)
                return texts.count > 1 ? "(" + texts.joined(separator: " ") + ")" : texts.first ?? ""
            }
            let width = max(5, cells.map(\.count).max()! + 2)
            header += padded("\(tick)", to: width, with: " ")
            for (index, cell) in cells.enumerated() { lines[index] += padded(cell, to: width, with: "-") }
        }
        for (index, row) in rows.enumerated() where !row.note.isEmpty { lines[index] += "  " + row.note }
        while header.hasSuffix(" ") { header.removeLast() }
        return ([header] + lines).joined(separator: "\n")
    }

    private static func note(_ outcome: Outcome) -> String {
        let late = outcome.late.isEmpty ? "" : ", on its way after dispose: \(outcome.late.joined(separator: " "))"
        return "subscriptions \(outcome.subscriptions)\(late)"
    }

    private func padded(_ text: String, to width: Int, with filler: Character) -> String {
        text + String(repeating: filler, count: max(0, width - text.count))
    }

    private static func text(_ event: Event<String>) -> String {
        switch event {
        case .next(let element): element
        case .error(let error): "#\(error)"
        case .completed: "|"
        }
    }
}
