import Streams
import Viper

/// Starts the app with its first module, and ends its session.
@MainActor public final class ApplicationRoot {
    /// The stack of all screens.
    public let stack: NavigationController
    /// The router on the stack.
    public let router: AppRouter
    /// The failures that concern no module: the stored session cannot be used, or the service ended the session.
    public var failure: Signal<ServiceError> { failures.asSignal() }

    private let dependencies: AppDependencies
    private let progress: any ProgressInterface
    private let activity: ActivityTracker
    private let failures = PublishRelay<ServiceError>()
    private let disposeBag = DisposeBag()

    /// Creates a root; call a `start` method to show the first screen.
    ///
    /// - Parameters:
    ///   - dependencies: The dependencies of the modules.
    ///   - progress: Shows that the stored session is being checked.
    ///   - leakProbe: Checks the modules of removed screens.
    public init(dependencies: AppDependencies, progress: any ProgressInterface, leakProbe: LeakProbe? = nil) {
        self.dependencies = dependencies
        self.progress = progress
        activity = ActivityTracker(view: progress)
        stack = NavigationController(leakProbe: leakProbe)
        router = AppRouter(stack: stack, dependencies: dependencies)
        router.sessionEnded
            .do(onNext: { [failures] _ in failures.accept(.unauthorized) })
            .flatMap { [weak self] user in self?.forget(user) ?? .empty() }
            .emit()
            .disposed(by: disposeBag)
    }

    /// Opens Home if the stored session is valid, otherwise Login; then opens `route`.
    ///
    /// An alert says why a stored session cannot be used. A session that the service has ended is removed.
    public func start(at route: Route? = nil) {
        dependencies.userService.user(storedIn: dependencies.sessions)
            .result(trackedBy: activity)
            .emit(with: self, onNext: { root, result in root.start(with: result, at: route) })
            .disposed(by: disposeBag)
    }

    /// Opens Status, which finds out who is logged in.
    public func startStatus() { router.start(with: StatusWireframe(dependencies: dependencies)) }

    /// Opens Logout, which ends the stored session, or those of all servers.
    public func startLogout(all: Bool = false) {
        router.start(with: LogoutWireframe(all: all, dependencies: dependencies))
    }

    /// Opens Home for `user`, or Login for `nil`; then opens `route`.
    public func start(for user: User?, at route: Route? = nil) {
        router.start()
        if let user {
            dependencies.authorization.user = user
            router.enter()
        }
        if let route { router.open(route) }
    }

    /// Ends the session at the service unless it is stored for the next run; ignores failures.
    public var endSession: Completable {
        let service = dependencies.userService
        return .deferred { [sessions = dependencies.sessions, authorization = dependencies.authorization] in
            guard let header = authorization.authorizationHeader else { return .empty() }
            return service.endSession(header, unlessStoredIn: sessions)
        }
    }
}

// MARK: - Private -

extension ApplicationRoot {
    private func start(with result: Result<User?, any Error>, at route: Route?) {
        switch result {
        case .success(let user): start(for: user, at: route)
        case .failure(let error):
            // The alert of the failure is the only one.
            report(error)
            if let route { router.start(before: route) } else { router.start() }
        }
    }

    private func report(_ error: any Error) {
        let error = ServiceError(error)
        dependencies.alerts.show(Alert(kind: .error, message: RouterTexts.storedSessionFailed(error)))
        failures.accept(error)
    }

    /// Removes a session that the service has ended, so that the next run does not use it.
    private func forget(_ user: User) -> Signal<Never> {
        dependencies.sessions.forget(user).asSignal(onErrorRecover: { [weak self] error in
            self?.report(error)
            return .empty()
        })
    }
}
