import RxLogin
import Streams
import Viper

/// The app in lines: the modules, their views, and the dialogue that leads through them.
@MainActor final class Session {
    let stack: NavigationController

    private let root: ApplicationRoot
    private let dialogue: Dialogue

    /// - Parameter finish: Ends the session; it may end the process.
    init(
        services: Services, conversation: any Conversation, spinner: Spinner, leakProbe: LeakProbe? = nil,
        finish: @escaping @MainActor (ExitCode) -> Void
    ) {
        let attempts = Attempts()
        let dialogue = Dialogue(conversation: conversation, attempts: attempts, finish: finish)
        let context = ScreenContext(
            conversation: conversation, attempts: attempts, spinner: spinner, dialogue: dialogue)
        let alerts = TerminalAlerts(conversation: conversation) { [weak dialogue] in dialogue?.alertWasShown() }
        let dependencies = AppDependencies(
            userService: WatchedUserService(service: services.userService, attempts: attempts),
            sessions: services.sessions, authorization: services.authorization,
            views: TerminalViewFactory(context: context), alerts: alerts, background: services.background)
        root = ApplicationRoot(dependencies: dependencies, leakProbe: leakProbe)
        stack = root.stack
        self.dialogue = dialogue
    }

    func start() {
        dialogue.follow(stack)
        root.start()
    }
}
