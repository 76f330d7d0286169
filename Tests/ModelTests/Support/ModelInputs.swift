import Streams
import StreamsTest

/// The inputs of a model: for each source a function from the instant of a subscription to its timeline.
final class ModelInputs {
    let program: Program
    /// The events that clients have sent to subjects.
    let sent: [Sent]
    private var number = 0

    init(_ program: Program, sent: [Sent] = []) {
        self.program = program
        self.sent = sent
    }

    /// `inside` is the element from inside of which it is sent, `handed` is its place among what is sent there, which
    /// decides who receives it, and `at` is when it is delivered.
    typealias Sent = (
        source: Int, inside: VirtualInstant, handed: VirtualInstant, at: VirtualInstant, event: Event<Int>
    )

    subscript(_ parameter: Parameter) -> Int { program.parameters[parameter.name]! }

    /// Throws at the element that the program says.
    func check(_ element: Int) throws {
        if element == self[.throwing] { throw Failure.closure }
    }

    // MARK: Instants

    /// Returns the number of jobs scheduled before those of a source, or before those of the first client.
    private func arrangedBefore(_ source: Int) -> Int {
        program.sources[..<source].reduce(0) {
            $0 + ($1.kind == .hot || $1.kind == .subject ? $1.events.count : 0)
        }
    }

    private var arranged: Int { arrangedBefore(program.sources.count) + program.jobs }

    /// Earlier than everything.
    static let beginning = VirtualInstant.arranged(at: 0, number: 0)

    func subscription(of client: Int) -> VirtualInstant {
        .arranged(at: program.clients[client].subscribed, number: arranged + 2 * client)
    }

    func disposal(of client: Int) -> VirtualInstant {
        .arranged(at: program.clients[client].disposed, number: arranged + 2 * client + 1)
    }

    /// The instant at which the first client subscribes.
    var start: VirtualInstant { subscription(of: 0) }

    /// A job that the operator arranges, before those of the clients.
    func arranged(_ parameter: Parameter, number: Int) -> VirtualInstant {
        .arranged(at: Program.beginning + self[parameter], number: arrangedBefore(program.sources.count) + number)
    }

    /// The same where a source is never stopped.
    var ignoringStops: ModelInputs {
        var program = program
        for index in indices { program.sources[index].events.removeAll { $0.value.isStopEvent } }
        return ModelInputs(program, sent: sent.filter { !$0.event.isStopEvent })
    }

    private func nextNumber() -> Int {
        number += 1
        return number
    }

    /// Returns the instant of a job that is scheduled for `span` ticks later: the next tick at the earliest.
    func timer(_ span: Int, from instant: VirtualInstant) -> VirtualInstant {
        instant.job(at: instant.tick + max(span, 1), number: nextNumber())
    }

    /// Whether it is too late for anything to matter.
    func isOver(_ instant: VirtualInstant) -> Bool { instant.tick > Program.horizon }

    // MARK: Sources

    var indices: Range<Int> { program.sources.indices }

    /// Returns one of the other sources, chosen by an element.
    func other(for element: Int, from instant: VirtualInstant) -> Timeline<Int> {
        source(1 + element % (program.sources.count - 1), from: instant)
    }

    /// Returns the timeline of a subscription to a source at an instant.
    func source(_ index: Int = 0, from instant: VirtualInstant) -> Timeline<Int> {
        let script = program.sources[index]
        let use = Use(source: index, number: nextNumber(), from: instant)
        switch script.kind {
        case .hot:
            return timeline(delivered(arrangedEvents(index).filter { instant < $0.at }, to: use.number), using: [use])
        case .cold:
            return timeline(
                script.events.map { (instant.job(at: instant.tick + $0.time, number: nextNumber()), $0.value) },
                using: [use])
        case .subject:
            let arranged = arrangedEvents(index).map { (handed: $0.at, at: $0.at, event: $0.event) }
            let sent = sent.filter { $0.source == index }.map { (handed: $0.handed, at: $0.at, event: $0.event) }
            let fed = (arranged + sent).sorted { $0.at < $1.at }
            if let stop = fed.first(where: { $0.event.isStopEvent }), stop.handed <= instant {
                // At once, or when it is the turn of the stop that waits.
                let at = max(instant.step(0), stop.at.step(use.number))
                return timeline([(at, stop.event)], using: [use])
            }
            let events = fed.filter { instant < $0.handed }.map { (at: $0.at, event: $0.event) }
            return timeline(delivered(events, to: use.number), using: [use])
        case .immediate:
            let elements = script.events.prefix { !$0.value.isStopEvent }.map(\.value)
            let stop = script.events.first { $0.value.isStopEvent }?.value ?? .completed
            return timeline((elements + [stop]).enumerated().map { (instant.step($0), $1) }, using: [use])
        }
    }

    private func arrangedEvents(_ index: Int) -> [(at: VirtualInstant, event: Event<Int>)] {
        let before = arrangedBefore(index)
        return program.sources[index].events.enumerated()
            .map { (.arranged(at: $1.time, number: before + $0), $1.value) }
    }

    /// Returns the events of a subscription, after those of the earlier subscriptions to the source.
    private func delivered(
        _ events: [(at: VirtualInstant, event: Event<Int>)], to number: Int
    ) -> [(at: VirtualInstant, event: Event<Int>)] {
        events.map { ($0.at.step(number), $0.event) }
    }

    /// Returns the source that sends in the job of an instant.
    func sender(at instant: VirtualInstant) -> Int? {
        guard let number = instant.arrangedNumber, number < arranged else { return nil }
        return indices.last { arrangedBefore($0) <= number }
    }

    private func timeline(_ events: [(at: VirtualInstant, event: Event<Int>)], using uses: [Use]) -> Timeline<Int> {
        let end = events.first { $0.event.isStopEvent }
        let items = events.prefix { !$0.event.isStopEvent }
        return Timeline(
            items.map { ($0.at, $0.event.element!) },
            end.map { ($0.at, $0.event.error.map { .failed("\($0)") } ?? .completed) },
            using: uses)
    }
}
