import RxLogin

/// The view of Login in a one-shot command.
@MainActor final class OneShotLoginView: LoginView {
    private let report: CommandReport

    init(context: ScreenContext, report: CommandReport) {
        self.report = report
        super.init(context: context)
    }

    override func loggedIn(_ login: LoginSuccess) {
        super.loggedIn(login)
        guard report.command == .login else { return }
        report.loggedIn(login, storedAt: context.rememberedAt)
        context.controller.end(login.storageFailure.map(ExitCode.init) ?? .done)
    }

    override func registered(_ email: String) {
        report.registered(email)
        context.controller.end(.done)
    }

    /// Appears for `status` and `logout` if no user is logged in.
    override func didAppear() {
        super.didAppear()
        let failure = context.controller.outcome
        switch report.command {
        case .open, .login, .register, .logoutAll: return
        case .status:
            if failure == nil { report.noUserLoggedIn() }
            report.status(of: nil, isKnown: failure != .failed)
            context.controller.end(failure ?? .rejected)
        case .logout:
            if failure == nil { report.noUserWasLoggedIn() }
            context.controller.end(failure ?? .done)
        }
    }

    override func inputEndedEarly() -> ExitCode {
        guard !hasUnfinishedInput else { return super.inputEndedEarly() }
        report.noUserLoggedIn()
        return .rejected
    }
}
