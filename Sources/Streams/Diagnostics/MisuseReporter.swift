import Synchronization

/// Reports each kind of misuse of one scheduler once: on standard error, or in the context of its test.
///
/// If the thread that notices the misuse belongs to no test, the next use of the scheduler reports it, or its release.
@usableFromInline package final class MisuseReporter: Sendable {
    /// Reports a sentence; returns false if the caller's context belongs to no test, unless no other is to come.
    package typealias Report = @Sendable (_ sentence: String, _ isLast: Bool) -> Bool

    private let report = Lock<Report> { sentence, _ in
        diagnose(sentence)
        return true
    }
    private let sentences = Lock<(pending: [String], all: Set<String>)>(([], []))
    private let isPending = DiagnosticAtomic<Bool>(false)

    @usableFromInline init() {}

    deinit { reportPending(isLast: true) }

    /// Replaces the report on standard error.
    func report(by report: @escaping Report) { self.report.replace(by: report) }

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
        if pending.isEmpty { return }
        let report = report.value
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
