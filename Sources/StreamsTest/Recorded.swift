/// A value and its tick.
public struct Recorded<Value> {
    /// The tick of the value.
    public let time: TestTime

    /// The recorded value.
    public let value: Value

    /// Creates a value at `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    /// The value and its tick, such as `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}
