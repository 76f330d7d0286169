/// Writes a line for each event.
///
///     let inspector = Inspector(log: LineLog { print($0) })
public struct LineLog: InspectorLog {
    private let write: @Sendable (String) -> Void

    /// Creates a log that passes each line, without a line break, to `write`.
    public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    /// Writes the description of the event.
    public func receive(_ event: InspectorEvent) { write("\(event)") }
}
