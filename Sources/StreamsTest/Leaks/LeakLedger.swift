import Streams
import StreamsInspector

/// The place of a call in the program; see `StreamsInspector`.
public typealias CallSite = StreamsInspector.CallSite

/// A record of subscriptions: those made while it records, the operators that made them, and those that have not ended.
///
/// Every subscription counts: those of `subscribe`, `drive` and `bind`, and those that operators make. A subscription
/// that is released without having ended, such as an observer of a released subject, is no longer live.
///
///     let ledger = LeakLedger()
///     let subject = PublishSubject<Int>()
///     let subscription = ledger.recording { subject.map { $0 + 1 }.subscribe() }
///     ledger.live.count       // 1
///     subscription.dispose()
///     ledger.live.isEmpty     // true
///
/// Sequences keep the ledger under which they were created. It also records the subscriptions that they make on other
/// threads, but no other work of those threads. Tests use `.noLeaks` or `XCTAssertNoLeaks` instead of reading the ledger
/// themselves.
///
/// Release builds of the library support ledgers only with the trait `Tracing` of the package; see ``isAvailable``.
/// Call sites are available on Linux, and from macOS 26.
public final class LeakLedger: Sendable {
    /// A subscription that has not ended.
    public struct Subscription: Sendable, CustomStringConvertible {
        fileprivate let stack: CallStack

        /// The call that made the subscription; nil if the system does not support it.
        ///
        /// Reads the debug information of the program, which takes ten milliseconds for each place.
        public var site: CallSite? { stack.site }

        /// A text such as `ObservableType.flatMap(_:) at Search.swift:12`.
        public var description: String { site?.description ?? "a subscription made at an unknown place" }
    }

    fileprivate struct Entry: Sendable {
        weak let subscription: (any Cancelable & AnyObject)?
        let stack: CallStack
    }

    private let entries = Lock<(list: [Entry], fullCount: Int)>(([], 4_096))
    private let isForgetting = Lock(false)

    /// Creates an empty ledger.
    public init() {}

    /// Whether this build of the library supports ledgers.
    public static var isAvailable: Bool { Inspector.isAvailable }

    /// Records the subscriptions made while `body` runs, and later by the sequences that it created.
    ///
    /// During `body` it replaces the inspector or the ledger that the call runs under. An inspector that `body` uses by
    /// `inspecting` replaces the ledger in the same way.
    public func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        #if DEBUG || Tracing
            try Tracing.with(self, body)
        #else
            try body()
        #endif
    }

    /// Records the subscriptions made while `body` runs, and later by the sequences that it created.
    ///
    /// During `body` it replaces the inspector or the ledger that the call runs under. An inspector that `body` uses by
    /// `inspecting` replaces the ledger in the same way.
    public func recording<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        #if DEBUG || Tracing
            try await Tracing.with(self, isolation: isolation, body)
        #else
            try await body()
        #endif
    }

    /// The subscriptions that have not ended, in the order in which they were made.
    public var live: [Subscription] { liveEntries.map { Subscription(stack: $0.stack) } }

    /// Whether all subscriptions end within `patience`; those that end on other threads may need it.
    package func settles(within patience: Duration) async -> Bool {
        let deadline = ContinuousClock.now + patience
        var pause = Duration.milliseconds(1)
        while !liveEntries.isEmpty {
            if ContinuousClock.now > deadline { return false }
            // Sleeps rather than yields: the threads that it waits for may need the processor.
            try? await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(50))
        }
        return true
    }

    /// The message about the subscriptions that have not ended; nil if there are none.
    package var complaint: String? {
        let live = live
        guard !live.isEmpty else { return nil }
        let title = live.count == 1 ? "1 subscription has" : "\(live.count) subscriptions have"
        let shown = live.prefix(10).map { "    \($0)" }
        let rest = live.count > shown.count ? ["    and \(live.count - shown.count) more"] : []
        return (["\(title) not ended:"] + shown + rest).joined(separator: "\n")
    }

    private var liveEntries: [Entry] {
        let all = entries.value.list
        return all.filter { $0.subscription?.isDisposed == false }
    }

    fileprivate func enter(_ subscription: any Cancelable & AnyObject, _ stack: CallStack) {
        let isFull = entries.withLock { entries in
            entries.list.append(Entry(subscription: subscription, stack: stack))
            return entries.list.count >= entries.fullCount
        }
        if isFull { forgetEnded() }
    }

    /// Limits the size of the ledger in a long test; by one thread at a time, since it replaces what it has read before.
    private func forgetEnded() {
        let isFirst = isForgetting.withLock { isForgetting in
            defer { isForgetting = true }
            return !isForgetting
        }
        guard isFirst else { return }
        // Read outside the lock: a subscription whose last reference is the local one is deinitialized here.
        let all = entries.value.list
        let isLive = all.map { $0.subscription?.isDisposed == false }
        entries.withLock { entries in
            let kept = zip(all, isLive).filter(\.1).map(\.0)
            entries.list = kept + entries.list.dropFirst(all.count)
            // Twice what is live: otherwise each subscription near the limit would look at all of them.
            entries.fullCount = max(4_096, 2 * entries.list.count)
        }
        isForgetting.replace(by: false)
    }
}

#if DEBUG || Tracing
    extension LeakLedger: Tracer {
        package func assembled(named name: String?) -> any Tracer { Assembly(self) }

        package func made(_ subscription: any Cancelable & AnyObject) { enter(subscription, CallStack()) }

        package var root: any Tracer { self }
    }

    /// An observable created under a ledger; its subscriptions have the call site of the observable.
    private final class Assembly: Tracer {
        private let ledger: LeakLedger
        private let stack = CallStack()

        init(_ ledger: LeakLedger) { self.ledger = ledger }

        func assembled(named name: String?) -> any Tracer { Assembly(ledger) }

        func made(_ subscription: any Cancelable & AnyObject) { ledger.enter(subscription, stack) }

        var root: any Tracer { ledger }
    }
#endif
