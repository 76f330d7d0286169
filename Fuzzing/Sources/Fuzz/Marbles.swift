import Streams

@testable import StreamsTest

extension FuzzTarget {
    static let marbles = FuzzTarget("marbles") { input in
        let text = input.text
        do {
            let diagram = try MarbleDiagram(text)
            checkMarks(of: diagram)
            checkEvents(of: diagram)
            checkSubscription(of: diagram)
        } catch {
            checkFault(error, in: text)
        }
    }
}

private func checkFault(_ error: any Error, in text: String) {
    guard let error = error as? MarbleSyntaxError else { return require(false, "Another error: \(error)") }
    require(error.diagram == text && 0...text.count ~= error.column, "The fault is outside the diagram: \(error)")
    require(error.description.hasSuffix("^"), "The column is not marked: \(error)")
}

private func checkMarks(of diagram: MarbleDiagram) {
    let characters = Array(diagram.text)
    var lastColumn = -1
    var lastTick = 0
    for mark in diagram.marks {
        require(mark.column > lastColumn && mark.column < characters.count, "Marks out of order: \(diagram.marks)")
        require(mark.tick >= lastTick && mark.tick <= 1_000_000_000, "Ticks out of order: \(diagram.marks)")
        (lastColumn, lastTick) = (mark.column, mark.tick)
    }
    var isSpan = false
    let signs = characters.filter { character in
        if character == "<" { isSpan = true }
        defer { if character == ">" { isSpan = false } }
        return !isSpan && !" -()".contains(character)
    }
    require(signs.count == diagram.marks.count, "\(signs.count) signs, but \(diagram.marks.count) marks")
}

/// Draws the events and parses the drawing.
private func checkEvents(of diagram: MarbleDiagram) {
    guard let events = try? diagram.events() else { return }
    let chart = MarbleChart([.stream(events)], from: 0)
    guard let drawn = try? MarbleDiagram(chart.diagrams[0]).events() else {
        return require(false, "A drawing that cannot be parsed: \(chart)")
    }
    let named = drawn.map { event in
        Recorded(time: event.time, value: event.value.map { $0.first.flatMap { chart.legend[$0] } ?? $0 })
    }
    require(named == events, "Other events than those drawn: \(chart)\n\(events)\n\(named)")
    require(!chart.svg.isEmpty, "No picture")
}

/// Draws the subscription and parses the drawing.
private func checkSubscription(of diagram: MarbleDiagram) {
    guard let subscription = try? diagram.subscription() else { return }
    let text = MarbleLayout([MarbleTrack(subscription, from: 0)]).texts[0]
    require((try? MarbleDiagram(text).subscription()) == subscription, "Another subscription: \(text) \(subscription)")
}
