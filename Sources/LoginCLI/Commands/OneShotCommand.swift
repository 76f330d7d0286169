import RxLogin
import Viper

/// The commands that end with a result, without a session.
enum OneShotCommand: Equatable, Sendable {
    case open(Route)
    case login
    case register
    case status
    /// Ends the stored session of this server, or those of all servers.
    case logout(all: Bool)
}

/// Creates the views of a one-shot command: the views of a session, but Login and Home end it.
@MainActor final class OneShotViewFactory: TerminalViewFactory {
    private let command: OneShotCommand

    init(context: ScreenContext, command: OneShotCommand) {
        self.command = command
        super.init(context: context)
    }

    override func makeLoginView() -> any LoginViewInterface {
        OneShotLoginView(context: context, command: command)
    }

    override func makeLogoutView() -> any LogoutViewInterface {
        LogoutView(context: context, all: command == .logout(all: true))
    }

    override func makeHomeView() -> any HomeViewInterface {
        command == .open(.home) ? super.makeHomeView() : OneShotHomeView(context: context)
    }
}
