import RxLogin
import Viper

/// The commands that end with a result, without a session.
enum OneShotCommand: Equatable, Sendable {
    case open(Route)
    case login
    case register
    case status
    case logout
    case logoutAll
}

/// Creates the views of a one-shot command: the views of a session, but Login and Home report the result of the command.
@MainActor final class OneShotViewFactory: TerminalViewFactory {
    private let report: CommandReport

    init(context: ScreenContext, report: CommandReport) {
        self.report = report
        super.init(context: context)
    }

    override func makeLoginView() -> any LoginViewInterface {
        OneShotLoginView(context: context, report: report)
    }

    override func makeSessionsView() -> any SessionsViewInterface {
        report.command == .logoutAll
            ? OneShotSessionsView(context: context, report: report) : super.makeSessionsView()
    }

    override func makeHomeView() -> any HomeViewInterface {
        report.command == .open(.home) ? super.makeHomeView() : OneShotHomeView(context: context, report: report)
    }
}
