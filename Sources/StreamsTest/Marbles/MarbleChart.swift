/// A drawing of a test run: sources, operators and results, one above the other.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.hot("--1--2--3--|", of: Int.self)
///     let result = scheduler.start { source.take(2) }
///     print(
///         MarbleChart([
///             .stream(source, title: "source"), .operator("take(2)"), .stream(result, title: "result"),
///         ]))
///
/// prints
///
///     source: --1--2--3--|
///             ^----!
///             [take(2)]
///     result: --1--(2|)
///
/// and `svg` is the same chart as a picture. Elements need not be `Equatable`: elements with the same description are
/// drawn the same. An element whose description is a single letter or digit is drawn as that character; other elements
/// get a letter and a line in the legend.
public struct MarbleChart {
    let lines: [Line]
    let notes: [MarbleNote]

    /// The descriptions of the elements that are drawn as another letter.
    public let legend: [Character: String]

    /// Creates a chart from rows.
    ///
    /// - Parameters:
    ///   - rows: The rows, from top to bottom.
    ///   - zero: The tick of the first column, or of the `^` of a sequence that has events before it.
    public init(_ rows: [Row], from zero: TestTime = TestScheduler.Defaults.subscribed) {
        let contents = rows.flatMap { $0.contents(zero) }
        let streams = contents.compactMap { if case .stream(let stream) = $0 { stream } else { nil } }
        var labels = MarbleLabels(of: streams.flatMap(\.elements))
        let errors = MarbleNote.failures(streams.map { (title: $0.title, errors: $0.errors) })
        notes = labels.legend + errors
        legend = Dictionary(labels.legend.map { (Character($0.sign), $0.text) }) { first, _ in first }
        lines = contents.map { content in
            switch content {
            case .stream(let stream):
                .stream(stream.title, MarbleTrack(stream.events, labels: &labels, from: stream.begin))
            case .subscription(let subscription): .subscription(MarbleTrack(subscription, from: zero))
            case .operator(let name): .operator(name)
            }
        }
    }

    /// The diagrams, from top to bottom; parsing a diagram gives the events of its row.
    ///
    /// A subscription from before the first column is drawn from its `^`.
    public var diagrams: [String] { MarbleLayout(lines.compactMap(\.track)).texts }

    enum Line {
        case stream(String, MarbleTrack)
        case subscription(MarbleTrack)
        case `operator`(String)

        var track: MarbleTrack? {
            switch self {
            case .stream(_, let track), .subscription(let track): track
            case .operator: nil
            }
        }
    }
}

extension MarbleChart: CustomStringConvertible {
    /// The titles and diagrams, and the legend.
    public var description: String {
        var diagrams = diagrams.makeIterator()
        let rows = lines.map { line in
            switch line {
            case .stream(let title, _): (title: title, text: diagrams.next() ?? "")
            case .subscription: (title: "", text: diagrams.next() ?? "")
            case .operator(let name): (title: "", text: "[\(name)]")
            }
        }
        return MarblePage(rows: rows, notes: notes).description
    }
}
