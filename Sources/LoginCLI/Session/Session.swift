import Foundation
import RxLogin
import Streams
import Viper

/// The app on a terminal: the modules, their views, and the controller that asks for lines.
@MainActor final class Session {
    struct Options {
        var locale = Locale(identifier: "en_US")
        /// Whether a login is stored for the next run.
        var remembers = false
        var leakProbe: LeakProbe?
        /// The clock of what is cached.
        var clock: any SchedulerType = MainScheduler.asyncInstance
    }

    /// The longest wait for a service that does not answer when a session ends.
    private static let endTimeLimit = RxTimeInterval.seconds(3)

    let root: ApplicationRoot
    let controller: SessionController

    private let disposeBag = DisposeBag()

    /// - Parameters:
    ///   - makeViews: Creates the factory of the views.
    ///   - finish: Ends the session; it may end the process.
    init(
        services: Services, conversation: any Conversation, spinner: Spinner, options: Options,
        makeViews: @MainActor (ScreenContext) -> any ViewFactory,
        finish: @escaping @MainActor (ExitCode) -> Void
    ) {
        let leave = PublishRelay<ExitCode>()
        controller = SessionController(conversation: conversation) { code in leave.accept(code) }
        let context = ScreenContext(
            conversation: conversation, spinner: spinner, controller: controller, files: services.files,
            remembers: options.remembers)
        let dependencies = AppDependencies(
            userService: services.userService, shows: services.shows, weather: services.weather,
            statement: services.statement, sessions: services.sessions, catalog: services.catalog,
            authorization: services.authorization, views: makeViews(context),
            alerts: TerminalAlerts(conversation: conversation), validator: services.validator,
            locale: options.locale, clock: options.clock)
        root = ApplicationRoot(
            dependencies: dependencies,
            progress: Spinner.Progress(spinner, text: { ViewTexts.loading }, needsAnimation: true),
            leakProbe: options.leakProbe)
        controller.follow(root.stack, router: root.router)
        root.failure
            .emit(with: controller, onNext: { controller, error in controller.failed(error, next: .field(.email)) })
            .disposed(by: disposeBag)
        root.router.loginRequired
            .emit(with: controller, onNext: { controller, _ in controller.waitsForLogin() })
            .disposed(by: disposeBag)
        leave.asSignal()
            .flatMapFirst { [root] code in Self.end(root).map { code } }
            .emit(onNext: finish)
            .disposed(by: disposeBag)
    }

    private static func end(_ root: ApplicationRoot) -> Signal<Void> {
        root.endSession
            .andThen(Observable.just(()))
            .timeout(endTimeLimit, other: Observable.just(()), scheduler: MainScheduler.asyncInstance)
            .asSignal(onErrorJustReturn: ())
    }
}
