import RxLogin

/// The view of Sessions in the command `logout --all`.
@MainActor final class OneShotSessionsView: SessionsView {
    private let report: CommandReport

    init(context: ScreenContext, report: CommandReport) {
        self.report = report
        super.init(context: context, progressText: ViewTexts.loggingOut)
    }

    override func didAppear() {
        if let failure = context.controller.outcome, failure != .done { return context.controller.end(failure) }
        super.didAppear()
        // Without a session the page of the list says so.
        if !items.isEmpty { endAll.accept(()) }
    }

    override func ended(_ sessions: [EndedSession]) {
        for session in sessions where session.failure == nil { report.ended(session.item) }
        context.controller.end(sessions.lazy.compactMap(\.failure).first.map(ExitCode.init) ?? .done)
    }
}
