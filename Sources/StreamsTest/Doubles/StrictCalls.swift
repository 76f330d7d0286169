#if canImport(Testing)
    import Streams
    import Testing

    /// The calls that the doubles of a test received, in order; a call that the test does not expect fails it.
    ///
    ///     final class PlayerDouble {
    ///         let calls: StrictCalls
    ///         init(_ calls: StrictCalls) { self.calls = calls }
    ///         func play(_ track: Int) { calls.record(#function, "\(track)") }
    ///     }
    ///
    ///     let scheduler = TestScheduler(initialClock: 0)
    ///     let calls = StrictCalls(expecting: ["play"], at: scheduler)
    ///     let player = PlayerDouble(calls)
    ///     scheduler.scheduleAt(20) { player.play(7) }
    ///     scheduler.start()
    ///     #expect(calls.all == ["20 play 7"])
    public final class StrictCalls: Sendable {
        private let expected: Set<String>
        private let scheduler: TestScheduler?
        private let calls = Lock<[String]>([])

        /// Creates an empty list for calls of the functions with these base names.
        ///
        /// With a scheduler, each call is recorded with its tick: `20 play`.
        public init(expecting expected: Set<String>, at scheduler: TestScheduler? = nil) {
            self.expected = expected
            self.scheduler = scheduler
        }

        /// The calls so far, in order.
        public var all: [String] { calls.value }

        /// Returns the number of calls that are recorded as `call`.
        public func count(of call: String) -> Int {
            all.count { $0 == call }
        }

        /// Records a call by the base name of the function, with details such as its arguments.
        ///
        /// - Parameters:
        ///   - name: The name of the function.
        ///   - details: The details, such as the arguments.
        ///   - fileID: The file in which an unexpected call is reported, with its module.
        ///   - filePath: The path of that file.
        ///   - line: The line at which an unexpected call is reported.
        ///   - column: The column at which an unexpected call is reported.
        public func record(
            _ name: String = #function, _ details: String = "", fileID: String = #fileID,
            filePath: String = #filePath, line: Int = #line, column: Int = #column
        ) {
            let base = String(name.prefix { $0 != "(" })
            if !expected.contains(base) {
                // Not `#_sourceLocation`, for which a client's file has to import Testing.
                TestFailures.record(
                    "Unexpected call of \(name) \(details)",
                    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
            }
            let call = [scheduler.map { "\($0.clock)" }, base, details.isEmpty ? nil : details].compactMap { $0 }
            calls.withLock { $0.append(call.joined(separator: " ")) }
        }
    }
#endif
