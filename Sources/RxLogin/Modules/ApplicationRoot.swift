import Streams
import Viper

/// Starts the app: picks the first module.
@MainActor public final class ApplicationRoot {
    /// The stack of all screens.
    public let stack: NavigationController
    /// What opens routes on it.
    public let router: AppRouter

    private let dependencies: AppDependencies
    private let disposeBag = DisposeBag()

    /// Creates the root; nothing is shown before `start()`.
    public init(dependencies: AppDependencies, leakProbe: LeakProbe? = nil) {
        self.dependencies = dependencies
        stack = NavigationController(leakProbe: leakProbe)
        router = AppRouter(stack: stack, dependencies: dependencies)
        router.sessionEnded
            .flatMap { [weak self] in self?.forgetSession() ?? .empty() }
            .emit()
            .disposed(by: disposeBag)
    }

    /// Opens Home for a remembered session that is still valid, otherwise Login.
    ///
    /// Why a remembered session cannot be used is said; one that the service has ended is forgotten.
    public func start() {
        remembered()
            .asSignal(onErrorRecover: { [alerts = dependencies.alerts] error in
                alerts.show(Alert(kind: .error, message: error.sentence))
                return .just(nil)
            })
            .emit(with: self, onNext: { root, user in root.start(for: user) })
            .disposed(by: disposeBag)
    }

    /// Opens Home for who is logged in already, otherwise Login.
    public func start(for user: User?) {
        dependencies.authorization.authorizationHeader = user?.authorizationHeader
        router.start(for: user)
    }

    /// Nothing is asked any more in the name of whose session has ended, neither in this run nor in the next.
    private func forgetSession() -> Signal<Void> {
        guard let ended = dependencies.authorization.authorizationHeader else { return .empty() }
        dependencies.authorization.authorizationHeader = nil
        let sessions = dependencies.sessions
        return sessions.load()
            // The stored session may be another one.
            .flatMap { user in
                guard user?.authorizationHeader == ended else { return .just(()) }
                return sessions.clear().andThen(.just(()))
            }
            .asSignal(onErrorRecover: { [alerts = dependencies.alerts] error in
                alerts.show(Alert(kind: .error, message: error.sentence))
                return .empty()
            })
    }

    private func remembered() -> Single<User?> {
        let sessions = dependencies.sessions
        let service = dependencies.userService
        return sessions.load().flatMap { user in
            guard let user else { return .just(nil) }
            return service.user(authorizedBy: user.authorizationHeader)
                .map { $0 }
                .catch { error in
                    guard error as? ServiceError == .unauthorized else { return .error(error) }
                    return sessions.clear().andThen(.error(error))
                }
        }
    }
}
