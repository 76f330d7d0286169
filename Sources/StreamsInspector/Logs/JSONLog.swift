#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a JSON object in one line for each event.
///
///     let inspector = Inspector(log: JSONLog { print($0) })
///
/// prints lines such as `{"kind":"element","name":"search","subscription":3,"text":"ab","time":2.417}`.
public struct JSONLog: InspectorLog {
    private let write: @Sendable (String) -> Void

    /// Creates a log that passes each line, without a line break, to `write`.
    public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Writes the event.
    public func receive(_ event: InspectorEvent) {
        let line = Line(
            time: (event.time.inSeconds * 1_000).rounded() / 1_000, kind: event.kind, subscription: event.subscription,
            name: event.name, text: event.text.isEmpty ? nil : event.text, trail: event.trail?.steps)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers can always be encoded.
        guard let data = try? encoder.encode(line) else { return }
        write(String(decoding: data, as: UTF8.self))
    }

    private struct Line: Encodable {
        let time: Double
        let kind: InspectorEvent.Kind
        let subscription: Int
        let name: String?
        let text: String?
        let trail: [String]?
    }
}
