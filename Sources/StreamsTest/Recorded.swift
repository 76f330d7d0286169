/// A value and the tick at which it came.
public struct Recorded<Value> {
    /// When it came.
    public let time: TestTime

    /// What came.
    public let value: Value

    /// A value that came at `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    /// The value and its tick: `next(1) @ 210`.
    public var debugDescription: String { "\(value) @ \(time)" }
}
