import Streams

/// Sees the subscriptions of a running program: a graph of those that are live, the paths of errors, recordings of named
/// sequences, and signs of misuse.
///
///     let inspector = Inspector()
///     inspector.start()
///     let taps = PublishSubject<Int>()
///     let subscription = taps.named("taps").map { $0 + 1 }.subscribe(onNext: { _ in })
///     taps.onNext(1)
///     print(inspector.graph)
///
/// It sees what is created while it is in use: every sequence from then on, with the place in the source code at which its
/// operator was called, and every subscription to these. Sequences that were created before are not seen. It works in debug
/// builds, and in release builds with the trait `Tracing` of the package; see ``isAvailable``. Until an inspector is used
/// the price is one load for each sequence that is created; without support in the build there is none.
///
/// Call sites are available on Linux, and from macOS 26. Reading one takes ten milliseconds, once.
public final class Inspector: Sendable {
    let store: SubscriptionStore

    /// Creates an inspector, which sees nothing before ``start()`` or `inspecting`.
    ///
    /// - Parameters:
    ///   - log: Receives events, by default those of named sequences; see ``InspectorLog``.
    ///   - recordedEvents: The number of the latest events of named sequences that are kept for ``recording``.
    ///   - ignoring: The misuses that are not reported.
    public convenience init(
        log: (any InspectorLog)? = nil, recordedEvents: Int = 1_000, ignoring: Set<Misuse> = []
    ) {
        self.init(log: log, recordedEvents: recordedEvents, ignoring: ignoring, clock: ContinuousClock())
    }

    /// Creates an inspector that measures time with `clock`.
    public init<Time: Clock<Duration>>(
        log: (any InspectorLog)? = nil, recordedEvents: Int = 1_000, ignoring: Set<Misuse> = [], clock: Time
    ) {
        let start = clock.now
        store = SubscriptionStore(
            log: log, recordedEvents: max(0, recordedEvents), ignoring: ignoring, now: { start.duration(to: clock.now) }
        )
    }

    /// Whether this build of the library supports inspectors.
    public static var isAvailable: Bool {
        #if DEBUG || Tracing
            true
        #else
            false
        #endif
    }

    /// Sees the whole program from now on, apart from code that another inspector or a `LeakLedger` sees.
    ///
    /// An inspector that was started before is stopped.
    public func start() {
        #if DEBUG || Tracing
            Tracing.install(store)
        #endif
    }

    /// Ends ``start()``; sequences that exist are still seen.
    public func stop() {
        #if DEBUG || Tracing
            Tracing.uninstall(store)
        #endif
    }

    /// Sees the sequences that `body` creates, and the subscriptions that it makes.
    ///
    /// During `body` it replaces the inspector or the `LeakLedger` that the call runs under, such as the ledger of
    /// `.noLeaks`, which does not report the leaks of `body`.
    public func inspecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if DEBUG || Tracing
            try Tracing.with(store, body)
        #else
            try body()
        #endif
    }

    /// Sees the sequences that `body` creates, and the subscriptions that it makes.
    ///
    /// During `body` it replaces the inspector or the `LeakLedger` that the call runs under, such as the ledger of
    /// `.noLeaks`, which does not report the leaks of `body`.
    public func inspecting<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        #if DEBUG || Tracing
            try await Tracing.with(store, isolation: isolation, body)
        #else
            try await body()
        #endif
    }

    /// The subscriptions that are live.
    ///
    /// They are those of one moment, also while other threads subscribe and dispose; their counts are read after that. Takes
    /// time in proportion to their number; nothing else waits for more than a copy of the list.
    public var graph: StreamGraph { store.graph() }

    /// The latest events of named sequences.
    public var recording: Recording { store.recorder.recording }
}
