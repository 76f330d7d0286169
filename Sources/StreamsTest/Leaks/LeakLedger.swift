import Streams

/// A book of subscriptions: which are made while it records, by which operators, and which of them have not ended.
///
/// Everything counts that is subscribed to: by `subscribe`, `drive`, `bind`, and by operators on behalf of others. What
/// is released without having ended, like an observer of a subject that is gone, is not live any more.
///
///     let ledger = LeakLedger()
///     let subject = PublishSubject<Int>()
///     let subscription = ledger.recording { subject.map { $0 + 1 }.subscribe() }
///     ledger.live.count       // 1
///     subscription.dispose()
///     ledger.live.isEmpty     // true
///
/// Sequences remember the ledger they were made under, so that what they subscribe to on other threads is in it, too;
/// what another thread makes by itself is not. Tests use `.noLeaks` or `XCTAssertNoLeaks` instead of
/// reading the ledger themselves.
///
/// The library keeps no book in release builds, unless the package is built with the environment variable
/// `STREAMS_TRACE` set; ``isAvailable`` tells. The call sites are known on Linux and from macOS 26 on.
public final class LeakLedger: Sendable {
    /// A subscription that has not ended.
    public struct Subscription: Sendable, CustomStringConvertible {
        fileprivate let findSite: @Sendable () -> CallSite?

        /// Who made it; nil where the system cannot tell.
        ///
        /// Reads the debug information of the program, which takes a third of a second.
        public var site: CallSite? { findSite() }

        /// As in `ObservableType.flatMap(_:) at Search.swift:12`.
        public var description: String { site?.description ?? "a subscription made at an unknown place" }
    }

    fileprivate struct Entry: Sendable {
        weak let subscription: (any Cancelable & AnyObject)?
        let findSite: @Sendable () -> CallSite?
    }

    private let entries = Lock<[Entry]>([])

    /// An empty ledger.
    public init() {}

    /// Whether this build of the library keeps ledgers.
    public static var isAvailable: Bool {
        #if DEBUG || TRACE_RESOURCES
            true
        #else
            false
        #endif
    }

    /// Enters what is subscribed to while `body` runs, and later by the sequences that it made.
    public func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if DEBUG || TRACE_RESOURCES
            try Tracing.with(self, body)
        #else
            try body()
        #endif
    }

    /// Enters what is subscribed to while `body` runs, and later by the sequences that it made.
    public func recording<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        #if DEBUG || TRACE_RESOURCES
            try await Tracing.with(self, isolation: isolation, body)
        #else
            try await body()
        #endif
    }

    /// The subscriptions that have not ended, in the order in which they were made.
    public var live: [Subscription] { liveEntries.map { Subscription(findSite: $0.findSite) } }

    /// Whether all subscriptions have ended, waiting a moment for those that end on other threads.
    package func settles(within patience: Duration) async -> Bool {
        let deadline = ContinuousClock.now + patience
        var pause = Duration.milliseconds(1)
        while !liveEntries.isEmpty {
            if ContinuousClock.now > deadline { return false }
            // Asleep rather than yielding: what it waits for may need the processor.
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(50))
        }
        return true
    }

    /// What to tell whoever left subscriptions behind; nil if nobody did.
    package var complaint: String? {
        let live = live
        guard !live.isEmpty else { return nil }
        let title = live.count == 1 ? "1 subscription has" : "\(live.count) subscriptions have"
        let shown = live.prefix(10).map { "    \($0)" }
        let rest = live.count > shown.count ? ["    and \(live.count - shown.count) more"] : []
        return (["\(title) not ended:"] + shown + rest).joined(separator: "\n")
    }

    private var liveEntries: [Entry] {
        let all = entries.withLock { $0 }
        return all.filter { $0.subscription?.isDisposed == false }
    }

    fileprivate func enter(_ subscription: any Cancelable & AnyObject, _ site: @escaping @Sendable () -> CallSite?) {
        let count = entries.withLock { entries in
            entries.append(Entry(subscription: subscription, findSite: site))
            return entries.count
        }
        if count.isMultiple(of: 4_096) { forgetEnded() }
    }

    /// Keeps the book of a long test short.
    private func forgetEnded() {
        // Looked at without the lock: a subscription whose last reference is the one held meanwhile goes right there.
        let all = entries.withLock { $0 }
        let isLive = all.map { $0.subscription?.isDisposed == false }
        entries.withLock { entries in
            guard entries.count >= all.count else { return }
            let kept = zip(all, isLive).filter(\.1).map(\.0)
            entries = kept + entries.dropFirst(all.count)
        }
    }
}

#if DEBUG || TRACE_RESOURCES
    extension LeakLedger: Tracer {
        package func assembled() -> any Tracer { Assembly(self) }

        package func made(_ subscription: any Cancelable & AnyObject) { enter(subscription, CallSite.capture()) }

        package var root: any Tracer { self }
    }

    /// An observable that was made under a ledger: what it subscribes to was made where the observable was.
    private final class Assembly: Tracer {
        private let ledger: LeakLedger
        private let site = CallSite.capture()

        init(_ ledger: LeakLedger) { self.ledger = ledger }

        func assembled() -> any Tracer { Assembly(ledger) }

        func made(_ subscription: any Cancelable & AnyObject) { ledger.enter(subscription, site) }

        var root: any Tracer { ledger }
    }
#endif
