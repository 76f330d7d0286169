import Foundation
import RxLogin
import Streams
import Viper

/// The app in lines: the modules, their views, and the dialogue that leads through them.
@MainActor final class Session {
    /// How a session differs from the usual one.
    struct Options {
        var locale = Locale(identifier: "en_US")
        /// Whether a login outlasts the program.
        var remembers = false
        var leakProbe: LeakProbe?
    }

    private static let patience = RxTimeInterval.seconds(3)

    let stack: NavigationController
    /// The sessions at the service that end with this one, which it does by itself unless the process is killed.
    let opened: OpenedSessions

    private let root: ApplicationRoot
    private let dialogue: Dialogue
    private let disposeBag = DisposeBag()

    /// - Parameter finish: Ends the session; it may end the process.
    init(
        services: Services, conversation: any Conversation, spinner: Spinner, options: Options = Options(),
        finish: @escaping @MainActor (ExitCode) -> Void
    ) {
        let attempts = Attempts()
        opened = OpenedSessions(users: services.userService, sessions: services.sessions)
        let leave = PublishRelay<ExitCode>()
        let dialogue = Dialogue(conversation: conversation, attempts: attempts) { code in leave.accept(code) }
        let context = ScreenContext(
            conversation: conversation, attempts: attempts, spinner: spinner, dialogue: dialogue,
            rememberedAt: options.remembers ? services.files.session : nil)
        let alerts = TerminalAlerts(conversation: conversation, dialogue: dialogue)
        let dependencies = AppDependencies(
            userService: WatchedUserService(service: services.userService, attempts: attempts, opened: opened),
            shows: services.shows, weather: services.weather, statement: services.statement,
            sessions: services.sessions, authorization: services.authorization,
            views: TerminalViewFactory(context: context), alerts: alerts, locale: options.locale)
        root = ApplicationRoot(dependencies: dependencies, leakProbe: options.leakProbe)
        stack = root.stack
        self.dialogue = dialogue
        root.router.sessionEnded
            .emit(onNext: { attempts.failed(ServiceError.unauthorized) })
            .disposed(by: disposeBag)
        leave.asSignal()
            .flatMapFirst { [weak self] code in self?.endSessions().map { code } ?? .just(code) }
            .emit(onNext: finish)
            .disposed(by: disposeBag)
    }

    /// Begins with the first screen.
    func start() {
        dialogue.follow(stack, router: root.router)
        root.start()
    }

    /// Begins at a place of the app, for who is logged in.
    func start(at route: Route, for user: User) {
        dialogue.follow(stack, router: root.router)
        root.start(for: user)
        root.router.open(route)
    }

    /// Ends the sessions that nobody could use after this run; nobody waits long for a service that does not answer.
    private func endSessions() -> Signal<Void> {
        opened.endings
            .andThen(Observable.just(()))
            .timeout(Self.patience, other: Observable.just(()), scheduler: MainScheduler.asyncInstance)
            .asSignal(onErrorJustReturn: ())
    }
}
