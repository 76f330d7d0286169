import Streams
import Synchronization

/// The operators that an error came through, from the one that failed to the subscriber.
///
///     func show(_ search: Observable<String>, _ results: @escaping @Sendable (String) -> Observable<Int>) {
///         _ = search
///             .flatMapLatest { text in results(text).retry(3) }
///             .subscribe(onError: { error in print(error, ErrorTrail.current?.description ?? "") })
///     }
///
/// prints `create (Client.swift:12) › retry (Search.swift:8), attempt 3 › flatMapLatest (Search.swift:8) › subscribe
/// (Search.swift:9)` after the error. A named sequence is followed by its name, as in `search: debounce (Search.swift:7)`.
///
/// The default handlers of `Hooks` print it, and the log of an inspector receives it. It is known if the sequences were
/// created under an ``Inspector``.
public struct ErrorTrail: Sendable, CustomStringConvertible {
    #if DEBUG || Tracing
        private let path: [Step]

        init(_ path: [Step]) { self.path = path }
    #endif

    /// A text for each operator, the one that failed first.
    ///
    /// The first use of a place in the program reads the debug information, which takes some milliseconds.
    public var steps: [String] {
        #if DEBUG || Tracing
            Step.texts(of: path)
        #else
            []
        #endif
    }

    /// The steps in one line.
    public var description: String { steps.joined(separator: " › ") }

    /// The path of the error that the caller handles; nil outside of callbacks, and if it is unknown.
    public static var current: ErrorTrail? {
        #if DEBUG || Tracing
            Tracing.running?.tracedSubscription?.errorTrail
        #else
            nil
        #endif
    }
}

#if DEBUG || Tracing
    extension TracedSubscription {
        /// The path of the error that this subscription has failed with; otherwise the operators down to the subscriber.
        var errorTrail: ErrorTrail {
            let failed = state.withLock { $0.failure }
            return ErrorTrail((failed.isEmpty ? [Step(self)] : failed) + stepsBelow)
        }

        /// The operators below, to the subscriber.
        private var stepsBelow: [Step] { Swift.sequence(first: parent) { $0?.parent }.compactMap { $0.map(Step.init) } }

        /// Notes the path of the error of the terminal event, for this subscription and for the operator below.
        func noteFailure() {
            let isFromBelow = passesThrownError.exchange(false, ordering: .relaxed)
            let path = isFromBelow ? nil : state.withLock(\.failure)
            // The source of a shared sequence belongs to the subscription that has made it.
            let source = path?.isEmpty == true ? sequence?.failureOfSharedSource : path
            let whole = source.map { $0 + [Step(self)] } ?? []
            state.withLock { $0.failure = whole }
            parent?.fails(from: whole)
        }

        private func fails(from path: [Step]) {
            state.withLock { $0.failure = path }
            sequence?.failSharedSource(from: path)
        }
    }
#endif
