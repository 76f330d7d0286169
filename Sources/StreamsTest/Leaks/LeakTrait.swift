#if canImport(Testing)
    import Testing

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Fails a test that leaves subscriptions behind; see `.noLeaks`.
    ///
    /// Checks nothing in a release build of the library without the trait `Tracing`; see ``LeakLedger/isAvailable``.
    public struct LeakTrait: TestTrait, SuiteTrait, TestScoping {
        /// Applies to the tests of a suite and of its nested suites.
        public var isRecursive: Bool { true }

        private let patience: Duration
        private let keepsLedger: Bool

        /// Creates a trait that waits up to `patience` for subscriptions that end on other threads.
        public init(patience: Duration = .seconds(5)) { self.init(patience: patience, keepsLedger: true) }

        fileprivate init(patience: Duration = .seconds(5), keepsLedger: Bool) {
            self.patience = patience
            self.keepsLedger = keepsLedger
        }

        /// Runs a test and checks for subscriptions that have not ended.
        public func provideScope(
            for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
        ) async throws {
            guard keepsLedger else { return try await function() }
            let ledger = LeakLedger()
            try await ledger.recording(function)
            guard await !ledger.settles(within: patience), let complaint = ledger.complaint else { return }
            Issue.record(Comment(rawValue: complaint), sourceLocation: test.sourceLocation)
        }
    }

    extension Trait where Self == LeakTrait {
        /// Fails the test if a subscription that it made has not ended when it returns, and reports the operator that
        /// made it with its line.
        ///
        ///     @Suite(.noLeaks) struct SearchTests {
        ///         @Test func endsWithItsSource() {
        ///             let source = PublishSubject<Int>()
        ///             _ = source.map { $0 * 2 }.subscribe()
        ///             source.onCompleted()
        ///         }
        ///     }
        ///
        /// Does not see the subscriptions made in `Inspector.inspecting`, or in `LeakLedger.recording`.
        ///
        /// Checks nothing in a release build of the library without the trait `Tracing`; see ``LeakLedger/isAvailable``.
        ///
        /// Waits up to 5 seconds for subscriptions that end on other threads. With the environment variable
        /// `STREAMS_LEDGER` set to `off` the trait does nothing, since a sanitizer makes ledgers slow.
        public static var noLeaks: Self {
            LeakTrait(keepsLedger: ProcessInfo.processInfo.environment["STREAMS_LEDGER"] != "off")
        }
    }
#endif
