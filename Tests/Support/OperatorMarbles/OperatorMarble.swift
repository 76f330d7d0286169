import Streams
import StreamsTest

/// A marble diagram of a documentation comment, and the code that draws it.
package struct OperatorMarble: Sendable {
    /// A line of the diagram.
    package struct Row: Sendable {
        /// The part of a row in the run.
        package enum Kind: String, Sendable {
            /// A sequence that the operator subscribes to.
            case source
            /// The result of an expression.
            case result
            /// A sequence that the result emits.
            case inner
            /// The time at which a connectable sequence is connected.
            case connection
        }

        /// The name of a source or of a sequence that the result emits, or the expression that is the result.
        package let title: String
        package let diagram: String
        package let kind: Kind

        init(_ title: String, _ diagram: String, _ kind: Kind) {
            self.title = title
            self.diagram = diagram
            self.kind = kind
        }

        /// The name without the type that follows it in parentheses.
        var name: String { kind == .result ? title : String(title.prefix { $0 != " " }) }
    }

    /// The name of the drawing: the base name of the operator, with its type and number where there are several.
    package let name: String
    /// The base name of the operator.
    package let `operator`: String
    /// The type of the sequences.
    package let type: String
    package let declaration: String
    package let file: String
    package let summary: String
    package let rows: [Row]

    /// Whether sequences of the diagram run on the main queue, which the virtual clock replaces.
    let isOnMainQueue: Bool
    let execute: @MainActor @Sendable (MarbleRun) -> Void

    /// The folder of the file.
    package var group: String { file.split(separator: "/").dropLast().last.map(String.init) ?? "" }

    /// The diagram as it is in the comment.
    package var text: String { Self.text(rows.map { ($0.title, $0.diagram) }) }

    /// Returns titles and diagrams as lines, aligned.
    static func text(_ rows: [(title: String, diagram: String)]) -> String {
        let width = rows.map(\.title.count).max() ?? 0
        return rows.map { title, diagram in
            title + ":" + String(repeating: " ", count: width - title.count + 1) + diagram
        }.joined(separator: "\n")
    }
}

extension OperatorMarble {
    /// Runs the operator in virtual time.
    ///
    /// - Parameter sources: Diagrams in place of those of the comment, by the names of the sources.
    @MainActor package func run(sources: [String: String] = [:]) throws -> MarbleRecording {
        let rows = rows.map { row in
            row.kind == .source ? Row(row.title, sources[row.name] ?? row.diagram, .source) : row
        }
        let run = try MarbleRun(rows)
        func play() {
            execute(run)
            run.start()
        }
        if isOnMainQueue { SharingScheduler.mock(scheduler: run.scheduler) { play() } } else { play() }
        return run.recording
    }
}
