/// A value that is kept on one thread and looked at on another although its type does not say that it may.
///
/// Sendable by contract: elements travel with the events of their sequence, which are serial, and a test looks at what
/// was recorded after the events that it waits for.
struct Handed<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
}
