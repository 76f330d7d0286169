import Streams

// Errors have no equality of their own; what they print is what a test can tell apart.

extension Event: Equatable where Element: Equatable {
    /// Whether both are the same event; errors are the same when their descriptions are.
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
    /// Whether both are the same event; errors are the same when their descriptions are.
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
    /// Whether both are the same event; errors are the same when their descriptions are.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let lhs), .error(let rhs)): areSame(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

/// Whether two errors print the same.
func areSame(_ lhs: any Error, _ rhs: any Error) -> Bool { "\(lhs)" == "\(rhs)" }
