import Streams

// Errors are not `Equatable`, so their descriptions are compared.

extension Event: Equatable where Element: Equatable {
    /// Returns whether the events are equal; errors are equal if their descriptions are.
    public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.next(let lhs), .next(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    /// Returns whether the events are equal; errors are equal if their descriptions are.
    public static func == (lhs: MaybeEvent<Element>, rhs: MaybeEvent<Element>) -> Bool {
        switch (lhs, rhs) {
        case (.success(let lhs), .success(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension CompletableEvent: Equatable {
    /// Returns whether the events are equal; errors are equal if their descriptions are.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Returns whether the descriptions of two errors are equal.
func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool { "\(lhs)" == "\(rhs)" }
