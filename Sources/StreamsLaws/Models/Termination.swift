/// The terminal event of a timeline.
public enum Termination: Sendable {
    /// The completion of the sequence.
    case completed
    /// The failure of the sequence.
    case error(any Error)
}

extension Termination: Equatable {
    /// Returns whether both are completions, or errors with equal descriptions.
    public static func == (lhs: Termination, rhs: Termination) -> Bool {
        switch (lhs, rhs) {
        case (.completed, .completed): true
        case (.error(let lhs), .error(let rhs)): "\(lhs)" == "\(rhs)"
        default: false
        }
    }
}
