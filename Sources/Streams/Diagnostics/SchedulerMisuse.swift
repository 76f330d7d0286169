/// The misuse of a scheduler in a test: an event is lost, and the test is told.
package enum SchedulerMisuse {
    /// Reports a sentence; returns false if the caller's context belongs to no test, unless no other is to come.
    package typealias Report = @Sendable (_ sentence: String, _ isLast: Bool) -> Bool

    /// Makes the report of a scheduler, in the test that makes the scheduler.
    ///
    /// The default prints to standard error; `StreamsTest` replaces it by one that fails the test.
    package static let makeReport = Lock<@Sendable () -> Report> {
        { sentence, _ in
            diagnose(sentence)
            return true
        }
    }
}

/// Reports each kind of misuse of one scheduler once, in the context of its test.
///
/// If the thread that notices the misuse belongs to no test, the next use of the scheduler reports it, or its release.
@usableFromInline final class MisuseReporter: Sendable {
    private let report = SchedulerMisuse.makeReport.value()
    private let sentences = Lock<(pending: [String], all: Set<String>)>(([], []))
    private let isPending = DiagnosticAtomic<Bool>(false)

    @usableFromInline init() {}

    deinit { reportPending(isLast: true) }

    @usableFromInline func callAsFunction(_ sentence: String) {
        let isNew = sentences.withLock { sentences in
            guard sentences.all.insert(sentence).inserted else { return false }
            sentences.pending.append(sentence)
            return true
        }
        if isNew { reportPending(isLast: false) }
    }

    /// Reports what no context of the test has reported.
    @usableFromInline func settle() {
        if isPending.load(ordering: .relaxed) { reportPending(isLast: false) }
    }

    private func reportPending(isLast: Bool) {
        let pending = sentences.withLock { sentences in
            defer { sentences.pending = [] }
            return sentences.pending
        }
        let rest = pending.filter { !report($0, isLast) }
        sentences.withLock { sentences in
            sentences.pending += rest
            isPending.store(!sentences.pending.isEmpty, ordering: .relaxed)
        }
    }
}

/// A scheduler that reports its misuse.
protocol MisuseReporting {
    var misuse: MisuseReporter { get }
}
