import Streams
import StreamsTest

/// What happened in the run of a diagram.
@MainActor package struct MarbleRecording {
    /// A source of the run.
    struct Source {
        let events: [Recorded<Event<String>>]
        let subscriptions: () -> [Subscription]
    }

    /// The events of a result.
    final class Result {
        /// The column of the subscription.
        let start: Int
        /// The events, at columns from the subscription.
        var events: () -> [Recorded<Event<String>>] = { [] }

        init(start: Int) { self.start = start }
    }

    enum Row {
        case source(OperatorMarble.Row, Source?)
        case result(OperatorMarble.Row, Result?)
        case connection(OperatorMarble.Row)
    }

    let rows: [Row]
    let width: Int

    /// The diagrams of the run; those of the comment, if the comment is right.
    package var diagrams: [String] {
        rows.map { row in
            switch row {
            case .source(let row, let source):
                // A source stands at its first subscription.
                let diagram = row.diagram.drop { $0 == " " }
                guard let subscription = source?.subscriptions().first else { return "\(diagram) (not subscribed to)" }
                return String(repeating: " ", count: subscription.subscribe - MarbleRun.begin) + diagram
            case .connection(let row): return row.diagram
            case .result(_, let result):
                guard let result else { return "(not emitted)" }
                return CommentDiagram.text(of: result.events(), from: result.start, to: width)
            }
        }
    }

    /// The titles and diagrams, aligned.
    package var text: String {
        OperatorMarble.text(
            zip(rows, diagrams).map { row, diagram in
                switch row {
                case .source(let row, _), .result(let row, _), .connection(let row): (row.title, diagram)
                }
            })
    }

    /// The drawing of the run, with the expressions as boxes.
    var chart: MarbleChart {
        var boxes: Set<String> = []
        return MarbleChart(
            rows.flatMap { row -> [MarbleChart.Row] in
                switch row {
                case .source(let row, let source): source.map { rows(of: $0, title: row.title) } ?? []
                case .connection: []
                case .result(let row, let result):
                    (row.kind == .result && boxes.insert(row.title).inserted ? [.operator(row.title)] : [])
                        + (result.map { [Self.row(of: $0, title: row.kind == .inner ? row.title : "")] } ?? [])
                }
            }, from: MarbleRun.begin)
    }

    /// Draws a source at each subscription, which is drawn below if it was disposed before the end of the source.
    private func rows(of source: Source, title: String) -> [MarbleChart.Row] {
        source.subscriptions().enumerated().map { index, subscription in
            let begin = subscription.subscribe
            let end = min(source.events.last.map { begin + $0.time } ?? .max, MarbleRun.begin + width)
            return .stream(
                Self.moved(source.events, to: begin), title: index == 0 ? title : "", from: begin,
                subscription: subscription.unsubscribe < end ? subscription : nil)
        }
    }

    private static func row(of result: Result, title: String) -> MarbleChart.Row {
        .stream(
            moved(result.events(), to: MarbleRun.begin + result.start), title: title,
            from: MarbleRun.begin + result.start)
    }

    private static func moved(_ events: [Recorded<Event<String>>], to begin: TestTime) -> [Recorded<Event<String>>] {
        events.map { event in
            // The comment says which error it is.
            let value = event.value.error == nil ? event.value : .error(MarbleFailure())
            return Recorded(time: begin + event.time, value: value)
        }
    }

    /// The drawing of the run as an `svg` element, for one background.
    package func svg(in appearance: MarbleAppearance) -> String { chart.svg(in: appearance) }
}
